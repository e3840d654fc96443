import "server-only";
import type { Service } from "#content/schema/service";
import { findArticleService } from "#lib/blog/article-service";
import { type BlogCard, getArticle, listSimilarArticles } from "#lib/blog/articles";
import { services } from "#lib/content";
import { getNews } from "#lib/news/news";
import { toParisDay } from "#lib/paris-time";

export type ArticleView = {
  card: BlogCard;
  /** Clean and typeset; null for an item of the feed, which is read on its own site. */
  html: string | null;
  /** When it changed after the day of publication, ISO 8601 with its zone. */
  updatedAt: string | null;
  similar: readonly Omit<BlogCard, "link">[];
  /** What the article is about, when it is a service. */
  service: Service | null;
};

/**
 * What /blog/{slug} shows: the stored article, else the feed's item of that slug; null for neither.
 * @throws DataUnavailableError when the backend is down.
 */
export async function getArticleView(slug: string): Promise<ArticleView | null> {
  const article = await getArticle(slug);
  if (article !== null) {
    const { bodyHtml, updatedAt, ...card } = article;
    return {
      card: { ...card, link: null },
      html: bodyHtml,
      updatedAt: toParisDay(updatedAt) > toParisDay(card.publishedAt) ? updatedAt : null,
      similar: await listSimilarArticles(article),
      service: findArticleService(card, bodyHtml, services),
    };
  }
  const { items } = await getNews();
  const card = items.find((item) => item.slug === slug);
  if (card === undefined) return null;
  return {
    card,
    html: null,
    updatedAt: null,
    similar: await listSimilarArticles(card),
    service: findArticleService(card, null, services),
  };
}
