import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { House } from "#components/home/house";
import { groupByCategory, listServicesPageEntries } from "#lib/catalogue";
import { parseContent } from "#lib/content/parse";
import { buildOfferCatalog } from "#lib/seo/json-ld";
import { listSitePages } from "#lib/seo/site-pages";
import { contentFiles, withFile } from "#tests/fixtures/content-files";
import { generateStaticParams } from "./[serviceSlug]/page";

const before = parseContent(contentFiles);
const after = parseContent(
  withFile("content/services/radon.ts", {
    ...(contentFiles["content/services/dpe.ts"] as object),
    slug: "radon",
    category: "sante",
    position: 99,
    title: "Mesure du radon",
    shortTitle: "Radon",
    seo: { title: "Radon : mesure et prix", description: "La mesure du radon chez vous." },
    price: { kind: "from", amount: 90 },
    servicesPage: {
      position: 99,
      subtitle: "Un gaz du sous-sol",
      included: ["Pose", "Relevé", "Rapport"],
    },
    verifiedOn: "2026-12-01",
  }),
);

vi.mock("#lib/content", () => ({
  get services() {
    return after.services;
  },
}));
vi.mock("#lib/territory/cities", () => ({ citiesWithFacts: [] }));

const slugs = (services: readonly { slug: string }[]) => services.map(({ slug }) => slug);

test("un quinzième fichier de services est lu avec les autres", () => {
  expect(after.services).toHaveLength(before.services.length + 1);
});

test("il prend sa place dans sa catégorie, en dernier", () => {
  const [health] = groupByCategory(after.services, after.categories).filter(
    ({ category }) => category.id === "sante",
  );
  const [healthBefore] = groupByCategory(before.services, before.categories).filter(
    ({ category }) => category.id === "sante",
  );
  expect(slugs(health?.services ?? [])).toEqual([...slugs(healthBefore?.services ?? []), "radon"]);
});

test("il a son entrée sur la page des services", () => {
  expect(slugs(listServicesPageEntries(after.services))).toEqual([
    ...slugs(listServicesPageEntries(before.services)),
    "radon",
  ]);
});

test("il a son repère dans la maison, numéroté à sa place", () => {
  const inOrder = groupByCategory(after.services, after.categories).flatMap(
    ({ services }) => services,
  );
  const html = renderToStaticMarkup(<House services={inOrder} />);
  const marks = [...html.matchAll(/href="\/services\/([^"]+)"/g)].map(([, slug]) => slug);
  expect(marks).toEqual(slugs(inOrder));
  const number = marks.indexOf("radon") + 1;
  expect(html).toMatch(new RegExp(`href="/services/radon"[^>]*>(?:<[^>]+>)*${number}<`));
});

test("il a sa page", () => {
  expect(generateStaticParams()).toContainEqual({ serviceSlug: "radon" });
  expect(generateStaticParams()).toHaveLength(after.services.length);
});

test("il est dans le plan du site, avec sa date", () => {
  expect(listSitePages(after)).toContainEqual(
    expect.objectContaining({
      path: "/services/radon",
      title: "Radon\u202F: mesure et prix",
      updatedOn: "2026-12-01",
    }),
  );
  expect(listSitePages(after)).toHaveLength(listSitePages(before).length + 1);
  expect(listSitePages(after).find(({ path }) => path === "/services")?.updatedOn).toBe(
    "2026-12-01",
  );
});

test("il est dans le catalogue des données structurées, avec son prix", () => {
  const entries = listServicesPageEntries(after.services);
  expect(buildOfferCatalog("Nos services", entries, [], "https://exemple.fr")).toMatchObject({
    itemListElement: expect.arrayContaining([
      expect.objectContaining({
        url: "https://exemple.fr/services/radon",
        priceSpecification: {
          "@type": "PriceSpecification",
          minPrice: 90,
          priceCurrency: "EUR",
          valueAddedTaxIncluded: true,
        },
      }),
    ]),
  });
});
