import type { DepartmentSource } from "#content/schema/territory";

// Sources: Région Normandie, label « Patrimoine de la Reconstruction » (Saint-Lô, Saint-Hilaire-du-
// Harcouët); Parc naturel régional des Marais du Cotentin et du Bessin (bauge); CAUE de la Manche.
export default {
  slug: "manche",
  position: 4,
  number: "50",
  name: "Manche",
  description:
    "Du granit, du schiste, et des maisons de terre crue dans les marais : le Cotentin se construit avec ce qu’il a sous les pieds. Plus au sud, des centres entiers datent de l’après-guerre. Comptez 24 à 48 h, de la Hague au Mont-Saint-Michel.",
  cities: [
    "Cherbourg-en-Cotentin",
    "Saint-Lô",
    "Granville",
    "Avranches",
    "Coutances",
    "Carentan-les-Marais",
    "Valognes",
    "La Hague",
    "Saint-Hilaire-du-Harcouët",
    "Pontorson",
    "Villedieu-les-Poêles-Rouffigny",
    "Barneville-Carteret",
  ],
  characteristics: [
    "Granit et schiste du Cotentin : murs froids et humides, à observer avant d’isoler",
    "Murs en bauge des marais : sensibles à l’eau, souvent cachés sous un enduit récent",
    "Centres reconstruits de Saint-Lô ou de Saint-Hilaire : conduits et sols à examiner pour l’amiante",
    "Toitures d’ardoise : la naturelle et celle de fibrociment se confondent vues du jardin",
    "Termites et mérule : situation de la commune à vérifier en mairie ou en préfecture",
  ],
  coverage: "100 % du territoire",
  delay: "24 à 48 h",
  onAboutPage: false,
} satisfies DepartmentSource;
