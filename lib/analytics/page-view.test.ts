import { expect, test } from "vitest";
import { buildPageView } from "#lib/analytics/page-view";

const page = { title: "Une page", referrer: "", serviceType: undefined };

test("la page d’un service dit sa catégorie et son diagnostic", () => {
  expect(
    buildPageView({
      address: "https://exemple.fr/services/dpe#prix",
      title: "DPE",
      referrer: "https://exemple.fr/services",
      serviceType: "energetique",
    }),
  ).toEqual({
    page_location: "https://exemple.fr/services/dpe",
    page_title: "DPE",
    page_referrer: "https://exemple.fr/services",
    service_type: "energetique",
    diagnostic_type: "dpe",
  });
});

test.each(["/services", "/", "/contact", "/blog/services-dpe"])(
  "%s ne dit ni catégorie ni diagnostic",
  (path) => {
    expect(
      Object.keys(
        buildPageView({ ...page, address: `https://exemple.fr${path}`, serviceType: "sante" }),
      ),
    ).toEqual(["page_location", "page_title", "page_referrer"]);
  },
);

test("l’adresse garde sa campagne, jamais ce qui parle du visiteur", () => {
  const view = buildPageView({
    ...page,
    address:
      "https://exemple.fr/simulateur?commune=Rouen&utm_source=notaires&jeton=secret#resultat",
    referrer: "https://exemple.fr/commune?q=Rouen",
  });
  expect(view.page_location).toBe("https://exemple.fr/simulateur?utm_source=notaires");
  expect(view.page_referrer).toBe("https://exemple.fr/commune");
});
