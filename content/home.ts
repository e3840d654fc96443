import type { HomeContentSource } from "#content/schema/pages";

export default {
  seo: {
    title: "Diagnostic immobilier en Normandie et dans les Yvelines",
    description:
      "DPE, amiante, plomb, gaz, électricité, termites : tous vos diagnostics en une visite sous 24 à 48 h, prix affichés TTC, devis gratuit. De Rouen à Versailles.",
  },
  badge: "Diagnostiqueurs certifiés, de Rouen à Versailles",
  title: { start: "Votre maison a", emphasis: "quatorze choses", end: "à dire." },
  lead: "Nous les écoutons pour vous, en une visite, sous 24 à 48 h. Vous vendez ou louez avec un dossier complet et un prix connu d’avance.",
  sellingPoints: [
    "Assurance professionnelle",
    "Prix affichés, TTC",
    "Devis en 3 minutes",
    "158 avis, 5,0/5",
  ],
  quote: {
    title: "Votre devis en 3 minutes",
    intro:
      "Surface, année de construction, commune : trois réponses suffisent pour chiffrer votre dossier. Le devis est gratuit et vous parvient sous 2 h.",
  },
  services: {
    title: "Quatorze diagnostics, rangés comme on les cherche",
    intro:
      "Chaque fiche dit ce que le diagnostic regarde, quand la loi l’exige, combien de temps il vaut et ce qu’il coûte.",
  },
  about: {
    title: "Cinq personnes, et la même exigence à chaque porte",
    intro:
      "Nous ne vendons ni travaux, ni isolation, ni chaudière : notre seul produit est un rapport juste, que votre notaire peut annexer sans rien redemander.",
  },
  insuranceNote:
    "Chaque intervention est couverte par une assurance de responsabilité civile professionnelle, comme la loi l’exige de tout diagnostiqueur. L’attestation est jointe au devis.",
  reviews: {
    title: "Ce qu’ils en disent après la visite",
    intro: "Des vendeurs, des bailleurs, et parfois leur notaire.",
  },
  zone: {
    title: "Intervenez-vous chez moi ?",
    intro:
      "Écrivez votre commune : vous saurez si nous y venons, sous quel délai, et ce que l’on y sait des termites et de la mérule.",
  },
  contact: {
    title: "Une question, une date à tenir ?",
    intro: "Dites-nous ce que vous vendez ou louez, et pour quand. Nous répondons le jour même.",
  },
  updatedOn: "2026-11-15",
} satisfies HomeContentSource;
