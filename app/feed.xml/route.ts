import { Feed } from "feed";
import { listLatestArticles } from "#lib/blog/articles";
import { getBlogCategoryLabel } from "#lib/blog/categories";
import { blogPage, business } from "#lib/content";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { answerOrOutage } from "#lib/supabase/outage-response";

const ARTICLE_COUNT = 20;
/** Feed readers come by the hour; a new article shows within minutes. */
const CACHE_CONTROL = "public, max-age=300, s-maxage=300, stale-while-revalidate=86400";

const absolute = (path: string) => new URL(path, siteUrl()).href;

async function buildFeed(): Promise<string> {
  const articles = await listLatestArticles(ARTICLE_COUNT);
  const feed = new Feed({
    ...blogPage.feed,
    id: absolute(routes.blog()),
    link: absolute(routes.blog()),
    language: "fr",
    copyright: business.name,
    feedLinks: { rss: absolute(routes.feed()) },
    updated: new Date(articles[0]?.updatedAt ?? blogPage.updatedOn),
    generator: business.name,
  });
  for (const { category, excerpt, publishedAt, slug, title } of articles) {
    const link = absolute(routes.article(slug));
    feed.addItem({
      title,
      id: link,
      link,
      description: excerpt,
      date: new Date(publishedAt),
      category: [{ name: getBlogCategoryLabel(category) }],
    });
  }
  return feed.rss2();
}

/** RSS 2.0 of the newest articles; 503 while the database is down. */
export function GET(): Promise<Response> {
  return answerOrOutage(
    async () =>
      new Response(await buildFeed(), {
        headers: {
          "Content-Type": "application/rss+xml; charset=utf-8",
          "Cache-Control": CACHE_CONTROL,
        },
      }),
    "Le fil est momentanément indisponible.",
  );
}
