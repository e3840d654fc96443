import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BlogPage } from "#components/blog/blog-page";
import { JsonLd } from "#components/json-ld";
import { listArticles } from "#lib/blog/articles";
import { getListSeo } from "#lib/blog/list-title";
import { readBlogQuery } from "#lib/blog/query";
import { blogPage, business } from "#lib/content";
import { siteUrl } from "#lib/env";
import { getNews } from "#lib/news/news";
import { routes } from "#lib/routes";
import { type SearchParams, toUrlSearchParams } from "#lib/search-params";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildPageGraph } from "#lib/seo/json-ld";
import { pageMetadata } from "#lib/seo/metadata";
import { subscribe } from "./actions";

type PageProps = { searchParams: Promise<SearchParams> };

const crumbs = buildCrumbs({ label: "Blog", path: routes.blog() });

const readQuery = async ({ searchParams }: PageProps) =>
  readBlogQuery(toUrlSearchParams(await searchParams));

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { category, page, query } = await readQuery(props);
  const path = routes.blog({ category: category ?? undefined, page });
  const metadata = pageMetadata({
    ...getListSeo(blogPage, { category, page }),
    path,
    picturePath: routes.blog(),
  });
  return query === "" ? metadata : { ...metadata, alternates: null, robots: { index: false } };
}

export default async function Page(props: PageProps) {
  const { category, page, query } = await readQuery(props);
  const { items } = await getNews();
  const list = await listArticles({ query, category, page, newsItems: items });
  if (page > 1 && page > list.pageCount) notFound();
  const graph = buildPageGraph(
    business,
    crumbs,
    {
      type: "CollectionPage",
      ...getListSeo(blogPage, { category, page }),
      path: routes.blog({ category: category ?? undefined, page }),
      updatedOn: blogPage.updatedOn,
    },
    siteUrl(),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <BlogPage
        page={blogPage}
        list={list}
        query={query}
        category={category}
        pageNumber={page}
        crumbs={crumbs}
        subscribe={subscribe}
      />
    </>
  );
}
