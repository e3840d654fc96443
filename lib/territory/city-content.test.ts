import { expect, test } from "vitest";
import type { City } from "#content/schema/territory";
import { parseContent } from "#lib/content/parse";
import { toPlainText } from "#lib/markdown";
import { routes } from "#lib/routes";
import { listSitePages } from "#lib/seo/site-pages";
import { loadContentFiles } from "#scripts/load-content";

const SEQUENCE_LENGTH = 8;
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

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

function listSequences(city: City): Set<string> {
  return new Set(
    listTexts(city).flatMap((text) => {
      const words = listWords(text);
      return words
        .slice(SEQUENCE_LENGTH - 1)
        .map((_, index) => words.slice(index, index + SEQUENCE_LENGTH).join(" "));
    }),
  );
}

/** Share of a city's sequences that another city says too. */
function shareWith(own: Set<string>, other: Set<string>): number {
  return [...own].filter((sequence) => other.has(sequence)).length / own.size;
}

const sequences = new Map(cities.map((city) => [city.slug, listSequences(city)]));

test.each(cities.map((city) => [city.slug, city] as const))(
  "%s a au moins 700 mots à elle seule, et partage 5 %% au plus avec chaque autre ville",
  (slug, city) => {
    const own = sequences.get(slug) ?? new Set();
    const words = listTexts(city).flatMap(listWords);
    expect(words.length).toBeGreaterThanOrEqual(1000);
    for (const [name, other] of sequences) {
      if (name !== slug) expect(shareWith(own, other), name).toBeLessThanOrEqual(MAX_SHARED);
    }
    const others = new Set(
      [...sequences].flatMap(([name, set]) => (name === slug ? [] : [...set])),
    );
    expect((1 - shareWith(own, others)) * words.length).toBeGreaterThanOrEqual(700);
  },
);

test("une ville copiée sur une autre se voit", () => {
  const [first, second] = cities;
  if (first === undefined || second === undefined) throw new Error("Deux villes au moins.");
  const copy = listSequences({ ...second, history: first.history, economy: first.economy });
  expect(shareWith(copy, listSequences(first))).toBeGreaterThan(MAX_SHARED);
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
