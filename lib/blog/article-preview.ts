import "server-only";
import { renderArticleHtml } from "#lib/blog/article-html";
import type { ArticleView } from "#lib/blog/article-view";
import { listSimilarArticles } from "#lib/blog/articles";
import type { EditedArticle } from "#lib/blog/edited-articles";
import { toText } from "#lib/news/html";
import { toReadTime } from "#lib/reading-time";
import { routes } from "#lib/routes";
import { typeset } from "#lib/typography";

/** Pages of /admin show no picture of another site, but what the site itself fetched. */
function relayPictures(html: string): string {
  return html.replace(
    /<img src="(https?:[^"]+)"/gi,
    (_, address: string) => `<img src="${routes.adminPicture(address.replaceAll("&amp;", "&"))}"`,
  );
}

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
      imageUrl: imageUrl?.startsWith("http") ? routes.adminPicture(imageUrl) : imageUrl,
      readTime: toReadTime(toText(content)),
      link: null,
    },
    html: relayPictures(renderArticleHtml(content)),
    updatedOn: null,
    similar: await listSimilarArticles({ category, slug }),
  };
}
