import "server-only";
import { getArticle } from "#lib/blog/articles";
import { content } from "#lib/content";
import { routes } from "#lib/routes";
import { HOUSE, listSitePages, type SitePage } from "#lib/seo/site-pages";

type SharePictureSource = { title: string; illustration: NonNullable<SitePage["illustration"]> };

/**
 * What the picture of a page or of an article shows, or null when there is no such page.
 * @throws DataUnavailableError for an article while the backend is down.
 */
export async function getSharePictureSource(path: string): Promise<SharePictureSource | null> {
  const page = listSitePages(content).find((entry) => entry.path === path);
  if (page) return { title: page.heading ?? page.title, illustration: page.illustration ?? HOUSE };
  const folder = routes.article("");
  const article = path.startsWith(folder) ? await getArticle(path.slice(folder.length)) : null;
  return article && { title: article.title, illustration: HOUSE };
}
