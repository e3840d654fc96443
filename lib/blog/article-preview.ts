import { adminRoutes } from "#lib/admin-routes";
import "server-only";
import { renderArticleHtml } from "#lib/blog/article-html";
import { findArticleService } from "#lib/blog/article-service";
import type { ArticleView } from "#lib/blog/article-view";
import { listSimilarArticles } from "#lib/blog/articles";
import type { EditedArticle } from "#lib/blog/edited-articles";
import { toPictureSource } from "#lib/blog/picture-addresses";
import { services } from "#lib/content";
import { toText } from "#lib/news/html";
import { toReadTime } from "#lib/reading-time";
import { typeset } from "#lib/typography";

/**
 * An article as its page will show it.
 * @throws DataUnavailableError when the backend is down.
 */
export async function buildPreview(article: EditedArticle): Promise<ArticleView> {
  const { category, content, id, imageUrl, publishedAt, slug } = article;
  const title = typeset(article.title);
  const html = renderArticleHtml(content, adminRoutes.picture);
  return {
    card: {
      id,
      slug,
      category,
      publishedAt,
      title,
      excerpt: typeset(article.excerpt),
      imageUrl: imageUrl && toPictureSource(imageUrl, adminRoutes.picture),
      readTime: toReadTime(toText(content)),
      link: null,
    },
    html,
    updatedAt: null,
    similar: await listSimilarArticles({ category, slug }),
    service: findArticleService({ category, title }, html, services),
  };
}
