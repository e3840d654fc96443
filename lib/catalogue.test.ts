import { expect, test } from "vitest";
import type { Category, Pack, Service } from "#content/schema/service";
import { groupByCategory, listServicesPageEntries, packSaving, pickServices } from "#lib/catalogue";

/** Only what the catalogue reads. */
const service = (
  slug: string,
  category: Service["category"],
  position: number,
  servicesPagePosition?: number,
) =>
  ({
    slug,
    category,
    position,
    ...(servicesPagePosition && { servicesPage: { position: servicesPagePosition } }),
  }) as Service;

const SERVICES = [
  service("gaz", "securite", 2, 3),
  service("dpe", "energetique", 1, 1),
  service("erp", "securite", 1),
  service("audit", "energetique", 2, 2),
];
const CATEGORIES = [
  { id: "securite", name: "Sécurité" },
  { id: "sante", name: "Santé" },
  { id: "energetique", name: "Énergétique" },
] as Category[];

const slugs = (services: readonly Service[]) => services.map(({ slug }) => slug);

test("les catégories gardent leur ordre, les services le leur ; une catégorie vide disparaît", () => {
  const groups = groupByCategory(SERVICES, CATEGORIES);
  expect(groups.map(({ category, services }) => [category.name, slugs(services)])).toEqual([
    ["Sécurité", ["erp", "gaz"]],
    ["Énergétique", ["dpe", "audit"]],
  ]);
});

test("la page des services ne montre que ceux qui y ont une place, dans cet ordre", () => {
  expect(slugs(listServicesPageEntries(SERVICES))).toEqual(["dpe", "audit", "gaz"]);
});

test("les services choisis suivent l’ordre du choix, sans les inconnus", () => {
  expect(slugs(pickServices(SERVICES, ["gaz", "radon", "dpe"]))).toEqual(["gaz", "dpe"]);
});

test("un pack fait gagner la différence avec ses diagnostics un par un", () => {
  expect(packSaving({ price: 320, insteadOf: 400 } as Pack)).toBe(80);
});

test("les listes de départ restent comme elles étaient", () => {
  groupByCategory(SERVICES, CATEGORIES);
  listServicesPageEntries(SERVICES);
  expect(slugs(SERVICES)).toEqual(["gaz", "dpe", "erp", "audit"]);
});
