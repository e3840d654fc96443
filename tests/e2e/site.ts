import path from "node:path";
import { routes } from "#lib/routes";
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

/** Pages for one person, which no search engine lists; as an anonymous visitor sees them. */
export const accountPages = [
  routes.auth(),
  routes.auth("inscription"),
  routes.forgottenPassword(),
  routes.expiredLink(),
  routes.account(),
];

/** Pages that the footer of each page links to, and no search engine lists. */
export const helpPages = [routes.account(), routes.shortcuts()];

/** A house for sale, described whole: every part of the dossier is on the page. */
export const filledSimulator = routes.simulator(
  new URLSearchParams({
    transaction: "vente",
    bien: "maison",
    copropriete: "non",
    surface: "160",
    construction: "avant-1949",
    annexes: "oui",
    gaz: "oui",
    "gaz-age": "plus",
    "elec-age": "inconnu",
    egout: "oui",
    commune: "Rouen",
    classe: "F",
    "date-dpe": "2020-01-03",
    "date-plomb": "2019-02-01",
    "resultat-plomb": "negatif",
    "date-termites": "2026-02-01",
  }).toString(),
);
