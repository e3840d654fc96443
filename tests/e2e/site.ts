import path from "node:path";
import { listSitePages } from "#lib/seo/site-pages";
import { loadContent } from "#scripts/load-content";

/** The address in canonicals and in the sitemap: that of a build with nothing configured. */
export const SITE_ORIGIN = "http://localhost:3000";

export const content = await loadContent();

/** Every indexable page, derived from content/ and the registry of addresses. */
export const sitePages = listSitePages(content);

/** One page of each design: the first of a folder of content/, and every page of its own. */
export const onePagePerDesign = sitePages.filter(({ file }, index) => {
  const folder = path.dirname(file);
  return (
    folder === "content" ||
    sitePages.findIndex((page) => path.dirname(page.file) === folder) === index
  );
});
