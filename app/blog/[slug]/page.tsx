import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { ArticlePage } from "#components/blog/article-page";
import { JsonLd } from "#components/json-ld";
import { type ArticleView, getArticleView } from "#lib/blog/article-view";
import { blogPage, business } from "#lib/content";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildBlogPosting, buildBreadcrumbs, buildBusiness, buildGraph } from "#lib/seo/json-ld";
import { MAX_DESCRIPTION, pageMetadata } from "#lib/seo/metadata";
import { truncate } from "#lib/typography";

type PageProps = { params: Promise<{ slug: string }> };

/** An article published since appears within this many seconds. */
export const revalidate = 10;

/** None at build, which contacts no backend: each is made at its first visit. */
export function generateStaticParams() {
  return [];
}

const readView = cache(getArticleView);

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const view = await readView((await params).slug);
  if (view === null) return { title: "Article non trouvé", robots: { index: false } };
  const { card, updatedAt } = view;
  const metadata = pageMetadata({
    title: card.title,
    description: truncate(card.excerpt, MAX_DESCRIPTION),
    path: routes.article(card.slug),
    // A picture of its own would say the title of another site's page as if it were ours.
    ...(card.link !== null && { picturePath: routes.blog() }),
    article: {
      publishedTime: card.publishedAt ?? undefined,
      modifiedTime: updatedAt ?? undefined,
    },
  });
  // What is read elsewhere belongs there.
  return card.link === null
    ? metadata
    : { ...metadata, alternates: { ...metadata.alternates, canonical: card.link } };
}

function buildArticleGraph({ card, updatedAt }: ArticleView, origin: string) {
  const crumbs = buildCrumbs(
    { label: "Blog", path: routes.blog() },
    { label: card.title, path: routes.article(card.slug) },
  );
  return {
    crumbs,
    graph: buildGraph(
      buildBusiness(business, origin),
      buildBreadcrumbs(crumbs, origin),
      ...(card.link === null ? [buildBlogPosting(card, updatedAt, origin)] : []),
    ),
  };
}

export default async function Page({ params }: PageProps) {
  const view = await readView((await params).slug);
  if (view === null) notFound();
  const { crumbs, graph } = buildArticleGraph(view, siteUrl());
  return (
    <>
      <JsonLd graph={graph} />
      <ArticlePage {...view} page={blogPage} business={business} crumbs={crumbs} />
    </>
  );
}
