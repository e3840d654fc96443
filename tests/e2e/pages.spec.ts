import { readFile } from "node:fs/promises";
import path from "node:path";
import { formatEuros } from "#lib/price";
import { requestPages, routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import type { PageFacts } from "#tests/e2e/page-facts";
import { content, SITE_ORIGIN, sitePages } from "#tests/e2e/site";

/** Values that appear more than once. */
const repeated = <T>(values: readonly T[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test.describe("chaque page", () => {
  test("répond 200 dès la première demande", ({ crawl }) => {
    for (const { path, status } of crawl) expect.soft(status, path).toBe(200);
  });

  test("porte un titre unique de 60 caractères au plus", ({ crawl }) => {
    for (const { path, title, titles } of crawl) {
      expect.soft(titles, `${path} : balises <title>`).toBe(1);
      expect.soft(title.length, `${path} : « ${title} »`).toBeLessThanOrEqual(60);
      expect.soft(title, `${path} : titre`).not.toBe("");
    }
    expect(repeated(crawl.map(({ title }) => title))).toEqual([]);
  });

  test("porte une description unique de 160 caractères au plus", ({ crawl }) => {
    for (const { path, descriptions } of crawl) {
      expect.soft(descriptions, `${path} : descriptions`).toHaveLength(1);
      expect.soft(descriptions[0], `${path} : description`).not.toBe("");
      expect.soft(descriptions[0]?.length, `${path} : longueur`).toBeLessThanOrEqual(160);
    }
    expect(repeated(crawl.flatMap(({ descriptions }) => descriptions))).toEqual([]);
  });

  test("a un seul h1, propre à elle, et des titres sans saut de niveau", ({ crawl }) => {
    for (const { headings, path } of crawl) {
      expect
        .soft(
          headings.filter(({ level }) => level === 1),
          `${path} : h1`,
        )
        .toHaveLength(1);
      const jumps = headings.filter(
        ({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1,
      );
      expect.soft(jumps, `${path} : titres qui sautent un niveau`).toEqual([]);
      expect
        .soft(
          headings.filter(({ text }) => text === ""),
          `${path} : titres vides`,
        )
        .toEqual([]);
    }
    const mainHeadings = crawl.flatMap(({ headings }) =>
      headings.filter(({ level }) => level === 1).map(({ text }) => text),
    );
    expect(repeated(mainHeadings)).toEqual([]);
  });

  test("est en français, pour les lecteurs d’écran et pour les aperçus de lien", ({ crawl }) => {
    for (const { lang, openGraphLocales, path } of crawl) {
      expect.soft(lang, `${path} : lang`).toBe("fr");
      expect.soft(openGraphLocales, `${path} : og:locale`).toEqual(["fr_FR"]);
    }
  });

  test("n’a qu’une adresse canonique, la sienne, absolue, dans <head>", ({ crawl }) => {
    for (const { canonicals, path, strayMetadata } of crawl) {
      expect
        .soft(
          canonicals.map((href) => URL.parse(href)?.href),
          `${path} : canonique`,
        )
        .toEqual([new URL(path, SITE_ORIGIN).href]);
      expect.soft(strayMetadata, `${path} : métadonnées hors de <head>`).toBe(0);
    }
  });

  test("peut être indexée", ({ crawl }) => {
    for (const { path, robots } of crawl) {
      expect.soft(robots.join().includes("noindex"), `${path} : noindex`).toBe(false);
    }
  });

  test("donne un seul graphe JSON-LD, lisible, dont chaque nœud a son type", ({ crawl }) => {
    for (const { jsonLd, path } of crawl) {
      expect.soft(jsonLd, `${path} : scripts JSON-LD`).toHaveLength(1);
      const document = JSON.parse(jsonLd[0] ?? "{}");
      expect.soft(document["@context"], `${path} : @context`).toBe("https://schema.org");
      const nodes: Record<string, unknown>[] = document["@graph"] ?? [];
      expect.soft(nodes.length, `${path} : nœuds`).toBeGreaterThan(0);
      expect
        .soft(
          nodes.filter((node) => typeof node["@type"] !== "string"),
          `${path} : nœuds sans @type`,
        )
        .toEqual([]);
      const ids = nodes.map((node) => node["@id"]).filter((id) => id !== undefined);
      expect.soft(ids, `${path} : identité de l’entreprise`).toContain(`${SITE_ORIGIN}/#business`);
      expect.soft(repeated(ids), `${path} : @id répétés`).toEqual([]);
    }
  });
});

test("le build a fait les pages du registre, et aucune autre", async () => {
  const folder = process.env.NEXT_DIST_DIR ?? ".next";
  const manifest: { routes: Record<string, { dataRoute: string | null }> } = JSON.parse(
    await readFile(path.resolve(folder, "prerender-manifest.json"), "utf8"),
  );
  const built = Object.entries(manifest.routes)
    .filter(([route, { dataRoute }]) => dataRoute !== null && !route.startsWith("/_"))
    .map(([route]) => route);
  expect([...built, ...requestPages].toSorted()).toEqual(
    [...sitePages.map((page) => page.path), routes.offline(), routes.shortcuts()].toSorted(),
  );
});

type MarkedUpOffer = {
  name?: string;
  itemOffered?: { name: string };
  priceSpecification?: { minPrice?: number; priceCurrency: string };
};
type Node = { "@type": string };

/** The node of a type in a page's graph. */
function findNode<T>(facts: PageFacts | undefined, type: string): T | undefined {
  const graph: Node[] = JSON.parse(facts?.jsonLd[0] ?? "{}")["@graph"] ?? [];
  return graph.find((node) => node["@type"] === type) as T | undefined;
}

const shownPrice = (amount: number | undefined) =>
  amount === undefined ? "sur devis" : formatEuros(amount);

test.describe("les prix affichés sont ceux des données structurées", () => {
  test("sur chaque page de service", ({ crawl }) => {
    for (const { price, slug, title } of content.services) {
      const facts = crawl.find(({ path }) => path === routes.service(slug));
      const service = findNode<{ name: string; offers?: MarkedUpOffer }>(facts, "Service");
      const specification = service?.offers?.priceSpecification;
      expect.soft(service?.name, `${slug} : nom du service`).toBe(title);
      expect
        .soft(specification, `${slug} : prix des données structurées`)
        .toEqual(
          price.kind === "quote"
            ? undefined
            : expect.objectContaining({ minPrice: price.amount, priceCurrency: "EUR" }),
        );
      const shown = shownPrice(specification?.minPrice);
      expect
        .soft(
          facts?.definitions.some((text) => text.includes(shown)),
          `${slug} : « ${shown} » à l’écran`,
        )
        .toBe(true);
    }
  });

  test("sur la page des services", ({ crawl }) => {
    const facts = crawl.find(({ path }) => path === routes.services());
    const catalogue = findNode<{ itemListElement: MarkedUpOffer[] }>(facts, "OfferCatalog");
    const offers = catalogue?.itemListElement ?? [];
    expect(offers.map(({ itemOffered, name = itemOffered?.name }) => name)).toEqual(
      facts?.articles.map(({ heading }) => heading),
    );
    for (const [index, { priceSpecification }] of offers.entries()) {
      const { heading, text } = facts?.articles[index] ?? { heading: "", text: "" };
      expect.soft(text, heading).toContain(shownPrice(priceSpecification?.minPrice));
    }
  });
});
