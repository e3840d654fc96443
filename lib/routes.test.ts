import { expect, test } from "vitest";
import { homeSections, plannedPages, routes } from "#lib/routes";

test("chaque page a son adresse", () => {
  expect(routes.home()).toBe("/");
  expect(routes.services()).toBe("/services");
  expect(routes.service("dpe")).toBe("/services/dpe");
  expect(routes.legal("mentions-legales")).toBe("/mentions-legales");
  expect(routes.notFound()).toBe("/404");
  expect(routes.validity()).toBe("/validite");
  expect(routes.reminders("transaction=vente")).toBe("/simulateur/rappels.ics?transaction=vente");
});

test("une page qui viendra n’est écrite qu’une fois, sans barre finale", () => {
  const paths = plannedPages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/[a-z0-9/-]*[a-z0-9]$/);
});

test("les repères de l’accueil se distinguent et s’écrivent tels quels dans une adresse", () => {
  const ids = Object.values(homeSections);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(encodeURIComponent(id)).toBe(id);
});
