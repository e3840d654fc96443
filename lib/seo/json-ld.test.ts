import { describe, expect, test } from "vitest";
import type { Business, WeekHours } from "#content/schema/business";
import type { Pack, Service } from "#content/schema/service";
import {
  buildBreadcrumbs,
  buildBusiness,
  buildFaqPage,
  buildGraph,
  buildOfferCatalog,
  buildOpeningHours,
  buildService,
  buildWebPage,
  buildWebSite,
} from "#lib/seo/json-ld";

const ORIGIN = "https://www.exemple.fr";

const open = { opens: "09:00", closes: "18:00" };
const WEEK: WeekHours = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: { opens: "09:00", closes: "13:00" },
  sunday: null,
};

/** Only what the builders read. */
const BUSINESS = {
  name: "Pans de bois",
  legalName: "Pans de bois SARL",
  phone: "02 61 91 00 00",
  email: "contact@exemple.fr",
  vatNumber: "FR00000000000",
  address: { street: "12 rue des Pans-de-Bois", postalCode: "76000", city: "Rouen" },
  zone: "Seine-Maritime et Eure",
  hours: { phoneLine: WEEK },
} as Business;

const DPE = {
  slug: "dpe",
  title: "Diagnostic de performance énergétique (DPE)",
  shortTitle: "DPE",
  description: "Le DPE classe votre logement de A à G.",
  price: { kind: "from", amount: 80 },
} as Service;

const WORKS = {
  slug: "amiante-travaux",
  title: "Amiante avant travaux",
  shortTitle: "Amiante travaux",
  description: "Avant de percer.",
  price: { kind: "quote" },
} as Service;

const OFFER = {
  "@type": "Offer",
  url: "https://www.exemple.fr/services/dpe",
  priceSpecification: {
    "@type": "PriceSpecification",
    minPrice: 80,
    priceCurrency: "EUR",
    valueAddedTaxIncluded: true,
  },
  seller: { "@id": "https://www.exemple.fr/#business" },
};

test("un graphe réunit ses nœuds sous un contexte", () => {
  const site = buildWebSite(BUSINESS, ORIGIN);
  expect(buildGraph(site)).toEqual({ "@context": "https://schema.org", "@graph": [site] });
});

test("les horaires groupent les jours semblables et taisent les jours fermés", () => {
  expect(buildOpeningHours(WEEK)).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Saturday"],
      opens: "09:00",
      closes: "13:00",
    },
  ]);
});

test("l’entreprise a une seule identité, une adresse, un téléphone international, sans note", () => {
  expect(buildBusiness(BUSINESS, ORIGIN)).toEqual({
    "@type": "ProfessionalService",
    "@id": "https://www.exemple.fr/#business",
    name: "Pans de bois",
    legalName: "Pans de bois SARL",
    url: "https://www.exemple.fr/",
    logo: "https://www.exemple.fr/illustrations/logo.svg",
    telephone: "+33261910000",
    email: "contact@exemple.fr",
    vatID: "FR00000000000",
    address: {
      "@type": "PostalAddress",
      streetAddress: "12 rue des Pans-de-Bois",
      postalCode: "76000",
      addressLocality: "Rouen",
      addressCountry: "FR",
    },
    areaServed: "Seine-Maritime et Eure",
    openingHoursSpecification: buildOpeningHours(WEEK),
  });
});

test("le site est publié par l’entreprise, en français", () => {
  expect(buildWebSite(BUSINESS, ORIGIN)).toEqual({
    "@type": "WebSite",
    "@id": "https://www.exemple.fr/#website",
    name: "Pans de bois",
    url: "https://www.exemple.fr/",
    inLanguage: "fr-FR",
    publisher: { "@id": "https://www.exemple.fr/#business" },
  });
});

test("le fil d’Ariane compte à partir de 1 ; le dernier n’a pas d’adresse", () => {
  const crumbs = [
    { label: "Accueil", path: "/" },
    { label: "Services", path: "/services" },
    { label: "DPE", path: "/services/dpe" },
  ];
  expect(buildBreadcrumbs(crumbs, ORIGIN)).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Accueil", item: "https://www.exemple.fr/" },
      {
        "@type": "ListItem",
        position: 2,
        name: "Services",
        item: "https://www.exemple.fr/services",
      },
      { "@type": "ListItem", position: 3, name: "DPE" },
    ],
  });
});

describe("un service", () => {
  test("« à partir de » donne un prix plancher en euros", () => {
    expect(buildService(DPE, BUSINESS, ORIGIN)).toEqual({
      "@type": "Service",
      "@id": "https://www.exemple.fr/services/dpe#service",
      name: "Diagnostic de performance énergétique (DPE)",
      serviceType: "DPE",
      description: "Le DPE classe votre logement de A à G.",
      url: "https://www.exemple.fr/services/dpe",
      areaServed: "Seine-Maritime et Eure",
      provider: { "@id": "https://www.exemple.fr/#business" },
      offers: OFFER,
    });
  });

  test("« sur devis » ne donne aucun prix", () => {
    expect(buildService(WORKS, BUSINESS, ORIGIN)).not.toHaveProperty("offers");
  });
});

test("le catalogue donne les services, puis les packs, chacun avec son prix", () => {
  const pack = {
    title: "Pack vente",
    audience: "Pour vendre une maison.",
    price: 320,
  } as Pack;
  expect(buildOfferCatalog("Nos diagnostics", [DPE, WORKS], [pack], ORIGIN)).toEqual({
    "@type": "OfferCatalog",
    name: "Nos diagnostics",
    itemListElement: [
      {
        ...OFFER,
        itemOffered: {
          "@type": "Service",
          "@id": "https://www.exemple.fr/services/dpe#service",
          name: "Diagnostic de performance énergétique (DPE)",
          url: "https://www.exemple.fr/services/dpe",
        },
      },
      {
        "@type": "Offer",
        itemOffered: {
          "@type": "Service",
          "@id": "https://www.exemple.fr/services/amiante-travaux#service",
          name: "Amiante avant travaux",
          url: "https://www.exemple.fr/services/amiante-travaux",
        },
      },
      {
        "@type": "Offer",
        name: "Pack vente",
        description: "Pour vendre une maison.",
        priceSpecification: {
          "@type": "PriceSpecification",
          minPrice: 320,
          priceCurrency: "EUR",
          valueAddedTaxIncluded: true,
        },
        seller: { "@id": "https://www.exemple.fr/#business" },
      },
    ],
  });
});

test("les questions donnent leur réponse sans Markdown", () => {
  const faq = [
    { question: "Puis-je vendre ?", answer: "Oui. Voyez l’[audit](/services/audit-energetique)." },
  ];
  expect(buildFaqPage(faq)).toEqual({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "Puis-je vendre ?",
        acceptedAnswer: { "@type": "Answer", text: "Oui. Voyez l’audit." },
      },
    ],
  });
});

test("une page dit sa date et à quel site elle appartient", () => {
  const page = {
    title: "Mentions légales",
    description: "Qui édite ce site.",
    path: "/mentions-legales",
    updatedOn: "2026-11-15",
  };
  expect(buildWebPage(page, ORIGIN)).toEqual({
    "@type": "WebPage",
    "@id": "https://www.exemple.fr/mentions-legales",
    name: "Mentions légales",
    description: "Qui édite ce site.",
    url: "https://www.exemple.fr/mentions-legales",
    inLanguage: "fr-FR",
    dateModified: "2026-11-15",
    isPartOf: { "@id": "https://www.exemple.fr/#website" },
    publisher: { "@id": "https://www.exemple.fr/#business" },
  });
});
