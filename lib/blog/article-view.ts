import "server-only";
import { toArticleHtml } from "#lib/blog/article-html";
import { type BlogCard, getArticle, listSimilarArticles } from "#lib/blog/articles";
import { getNews } from "#lib/news/news";

export type ArticleView = {
  card: BlogCard;
  /** Sanitised; null for an item of the feed, which is read on its own site. */
  html: string | null;
  /** ISO date of a change after publication. */
  updatedOn: string | null;
  similar: readonly BlogCard[];
};

/**
 * What /blog/{slug} shows: the stored article, else the feed's item of that slug; null for neither.
 * @throws DataUnavailableError when the database does not answer.
 */
export async function getArticleView(slug: string): Promise<ArticleView | null> {
  const article = await getArticle(slug);
  if (article !== null) {
    return {
      card: article,
      html: toArticleHtml(article.content),
      updatedOn: article.updatedOn,
      similar: await listSimilarArticles(article),
    };
  }
  const { items } = await getNews();
  const item = items.find((entry) => entry.slug === slug);
  return item === undefined
    ? null
    : { card: item, html: null, updatedOn: null, similar: await listSimilarArticles(item) };
}
