import { expect, test } from "vitest";
import { readSample } from "#tests/crawl/sample";
import { readGraph } from "#tests/crawl/structured-data";
import { checkVocabulary } from "#tests/crawl/vocabulary";

/** One compilation for all: reading the vocabulary takes seconds. */
test("ce que schema.org ne connaît pas, et où", { timeout: 60_000 }, () => {
  const sound = readGraph(readSample("service"));
  const broken = [
    { "@type": "Servise", name: "type inconnu" },
    { "@type": "Service", nom: "propriété inconnue" },
    { "@type": "Service", offers: { "@type": "Offer", priceSpecification: { prix: 80 } } },
    { "@type": "Service", offers: { "@type": "Offer", prize: 80 } },
    { "@type": "Service", offers: { "@type": "Place", name: "type d’ailleurs" } },
    {
      "@type": "LocalBusiness",
      openingHoursSpecification: [{ "@type": "OpeningHoursSpecification", dayOfWeek: "Lundi" }],
    },
    { "@type": "BreadcrumbList", itemListElement: [{ "@type": "ListItem", position: 1, rang: 1 }] },
    { "@type": "PostalAddress", postalCode: 76000 },
  ];
  const nodes = [...sound, ...broken, ...sound].map((node, index) => ({
    address: `/page-${index}`,
    node,
  }));
  const { compiled, faults } = checkVocabulary(nodes);
  expect(compiled).toBe(sound.length + broken.length);
  expect(faults.map((fault) => fault.replace(/ \(.*/, ""))).toEqual([
    "/page-4 : Servise.@type : schema.org n’admet pas cette valeur ou ce type",
    "/page-5 : Service.nom : propriété inconnue de schema.org à cet endroit",
    "/page-6 : Service.offers.priceSpecification.prix : schema.org n’admet pas cette valeur ou ce type",
    "/page-7 : Service.offers.prize : propriété inconnue de schema.org à cet endroit",
    "/page-8 : Service.offers : schema.org n’admet pas cette valeur ou ce type",
    "/page-9 : LocalBusiness.openingHoursSpecification : schema.org n’admet pas cette valeur ou ce type",
    "/page-10 : BreadcrumbList.itemListElement.rang : propriété inconnue de schema.org à cet endroit",
    "/page-11 : PostalAddress.postalCode : schema.org n’admet pas cette valeur ou ce type",
  ]);
});
