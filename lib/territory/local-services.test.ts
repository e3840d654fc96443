import { describe, expect, test } from "vitest";
import { listRelatedServices } from "#lib/catalogue";
import { parseContent } from "#lib/content/parse";
import { listCitiesOfService, listLocalServices } from "#lib/territory/local-services";
import { listNearest } from "#lib/territory/nearest";
import { contentFiles } from "#tests/fixtures/content-files";

const { cities, services } = parseContent(contentFiles);
const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

describe("services liés", () => {
  test.each(services)(
    "$slug en a deux au moins, chacun avec sa raison, et le lien revient",
    (service) => {
      const related = listRelatedServices(service, services);
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(new Set(related.map(({ reason }) => reason)).size).toBe(related.length);
      for (const { reason, service: other } of related) {
        expect(listRelatedServices(other, services)).toContainEqual({ service, reason });
      }
    },
  );
});

describe("services et villes", () => {
  test.each(services)("$slug compte dans deux villes au moins", ({ slug }) => {
    expect(listCitiesOfService(slug, cities).length).toBeGreaterThanOrEqual(2);
  });

  test.each(cities)(
    "$slug a trois services au moins, et chacun de ces services la cite",
    (city) => {
      const local = listLocalServices(city);
      expect(local.length).toBeGreaterThanOrEqual(3);
      for (const { relevance, service } of local) {
        expect(listCitiesOfService(service, cities)).toContainEqual({ city, relevance });
      }
    },
  );

  test("aucune raison ne sert deux fois", () => {
    const reasons = cities
      .flatMap((city) => listLocalServices(city))
      .map(({ relevance }) => relevance);
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});

test.each([
  ["rouen", ["le-vaudreuil", "le-havre"]],
  ["versailles", ["saint-germain-en-laye", "le-vaudreuil"]],
  ["le-havre", ["caen", "rouen"]],
  ["le-vaudreuil", ["rouen", "saint-germain-en-laye"]],
])("les deux villes les plus proches de %s", (slug, expected) => {
  const city = cities.find((entry) => entry.slug === slug);
  if (city === undefined) throw new Error(`Aucune ville ${slug}.`);
  expect(slugs(listNearest(city, cities, 2))).toEqual(expected);
});
