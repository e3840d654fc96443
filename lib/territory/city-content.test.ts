import { expect, test } from "vitest";
import type { City } from "#content/schema/territory";
import { parseContent } from "#lib/content/parse";
import { toPlainText } from "#lib/markdown";
import { routes } from "#lib/routes";
import { listSitePages } from "#lib/seo/site-pages";
import { getCommune } from "#lib/territory/communes";
import { loadContentFiles } from "#scripts/load-content";
import { type CityText, listCopiedPages, measureRepetition } from "#tests/crawl/repeated-text";

const MAX_SHARED = 0.05;

const files = await loadContentFiles();
const { cities } = parseContent(files);

/** What a visitor reads of a city: neither codes, nor sources, nor what search engines get. */
function listTexts(city: City): string[] {
  const { coordinates, hours, insee, layout, seo, seoKeywords, slug, sources, ...shown } = city;
  const texts: string[] = [];
  const visit = (value: unknown) => {
    if (typeof value === "string") texts.push(toPlainText(value));
    else if (value !== null && typeof value === "object") Object.values(value).forEach(visit);
  };
  visit(shown);
  return texts;
}

const toText = (city: City): CityText => ({
  address: city.slug,
  blocks: listTexts(city),
  name: getCommune(city.insee)?.name ?? "",
});

test.each(measureRepetition(cities.map(toText)))(
  "$address a au moins 700 mots à elle seule, et partage 5 % au plus avec les autres villes",
  ({ passages, repeated, words }) => {
    expect(words - repeated).toBeGreaterThanOrEqual(700);
    expect(repeated / words, passages.join("\n")).toBeLessThanOrEqual(MAX_SHARED);
  },
);

test("une ville copiée sur une autre se voit", () => {
  const [first, second] = cities;
  if (first === undefined || second === undefined) throw new Error("Deux villes au moins.");
  const copy = { ...second, history: first.history, economy: first.economy };
  expect(listCopiedPages([first, copy].map(toText), MAX_SHARED)).toHaveLength(2);
});

test("une huitième ville est un fichier de content/ : sa page, son titre et son adresse suivent", () => {
  const eighth = {
    ...(files["content/cities/rouen.ts"] as object),
    slug: "evreux",
    position: 8,
    insee: "27229",
    seo: {
      title: "Diagnostic immobilier Évreux",
      description: "Une huitième ville, pour l’essai.",
    },
  };
  const content = parseContent({ ...files, "content/cities/evreux.ts": eighth });
  expect(content.cities.map(({ slug }) => slug)).toContain("evreux");
  expect(listSitePages(content).map(({ path }) => path)).toContain(routes.city("evreux"));
});

test("un cinquième partenaire est un fichier de content/", () => {
  const [file = ""] = Object.keys(files).filter((name) => name.startsWith("content/partners/"));
  const source = files[file] as { page: object };
  const fifth = {
    ...source,
    slug: "anne-exemple-dieppe",
    position: 5,
    page: { ...source.page, seo: { title: "Cinquième partenaire", description: "Pour l’essai." } },
  };
  const content = parseContent({ ...files, "content/partners/anne-exemple-dieppe.ts": fifth });
  expect(listSitePages(content).map(({ path }) => path)).toContain("/anne-exemple-dieppe");
});
