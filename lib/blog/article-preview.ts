import "server-only";
import { renderArticleHtml } from "#lib/blog/article-html";
import type { ArticleView } from "#lib/blog/article-view";
import { listSimilarArticles } from "#lib/blog/articles";
import type { EditedArticle } from "#lib/blog/edited-articles";
import { toPictureSource } from "#lib/blog/picture-addresses";
import { toText } from "#lib/news/html";
import { toReadTime } from "#lib/reading-time";
import { routes } from "#lib/routes";
import { typeset } from "#lib/typography";

/**
 * An article as its page will show it.
 * @throws DataUnavailableError when the backend is down.
 */
export async function buildPreview(article: EditedArticle): Promise<ArticleView> {
  const { category, content, id, imageUrl, publishedAt, slug } = article;
  return {
    card: {
      id,
      slug,
      category,
      publishedAt,
      title: typeset(article.title),
      excerpt: typeset(article.excerpt),
      imageUrl: imageUrl && toPictureSource(imageUrl, routes.adminPicture),
      readTime: toReadTime(toText(content)),
      link: null,
    },
    html: renderArticleHtml(content, routes.adminPicture),
    updatedAt: null,
    similar: await listSimilarArticles({ category, slug }),
  };
}
