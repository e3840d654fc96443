import { expect, test } from "vitest";
import { adminRoutes } from "#lib/admin-routes";
import { homeSections, relayedPictures, routes } from "#lib/routes";

test("chaque page a son adresse", () => {
  expect(routes.home()).toBe("/");
  expect(routes.services()).toBe("/services");
  expect(routes.service("dpe")).toBe("/services/dpe");
  expect(routes.legal("mentions-legales")).toBe("/mentions-legales");
  expect(routes.notFound()).toBe("/404");
  expect(routes.validity()).toBe("/validite");
  expect(routes.reminders("transaction=vente")).toBe("/simulateur/rappels.ics?transaction=vente");
});

test("la liste du blog n’écrit que ce qui est demandé", () => {
  expect(routes.blog()).toBe("/blog");
  expect(routes.blog({ page: 1 })).toBe("/blog");
  expect(routes.blog({ query: "gaz & eau", category: "gaz", page: 2 })).toBe(
    "/blog?q=gaz+%26+eau&categorie=gaz&page=2",
  );
});

test("une image d’ailleurs a son adresse ici, ouverte aux moteurs de recherche", () => {
  expect(adminRoutes.picture("https://a.fr/b c.png?x=1&y=2")).toBe(
    "/admin/image?adresse=https%3A%2F%2Fa.fr%2Fb%20c.png%3Fx%3D1%26y%3D2",
  );
  for (const path of [routes.articlePicture("dpe", "1f"), routes.feedPicture("1f")])
    expect(relayedPictures.some((folder) => path.startsWith(folder))).toBe(true);
});

test("les repères de l’accueil se distinguent et s’écrivent tels quels dans une adresse", () => {
  const ids = Object.values(homeSections);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(encodeURIComponent(id)).toBe(id);
});
