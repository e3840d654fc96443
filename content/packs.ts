import type { PackSource } from "#content/schema/service";

export default [
  {
    id: "vente",
    title: "Pack vente",
    audience: "Pour vendre une maison ou un appartement avec un dossier complet, en une visite.",
    price: 320,
    insteadOf: 400,
    services: ["dpe", "amiante", "gaz", "electricite", "loi-carrez"],
    conditions:
      "Prix TTC à partir de, selon la surface et l’année de construction, hors prélèvements d’amiante. Le devis fixe le prix avant la visite.",
  },
  {
    id: "location",
    title: "Pack location",
    audience: "Pour signer un bail avec toutes les annexes que le locataire doit recevoir.",
    price: 250,
    insteadOf: 325,
    services: ["dpe", "electricite", "gaz", "loi-boutin", "erp"],
    conditions:
      "Prix TTC à partir de, selon la surface et l’année de construction. Le devis fixe le prix avant la visite.",
  },
] satisfies PackSource[];
