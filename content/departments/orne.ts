import type { DepartmentSource } from "#content/schema/territory";

// Sources: CAUE de l’Orne (pans de bois, brique and silex of the pays d’Ouche); Région Normandie,
// label « Patrimoine de la Reconstruction » (Flers); Parc naturel régional du Perche (flat tiles).
export default {
  slug: "orne",
  position: 5,
  number: "61",
  name: "Orne",
  description:
    "Des bourgs de pierre, des fermes du Perche où l’on ne vient que le week-end, et Flers, relevée après 1944. Les distances sont longues ici, le délai reste le même : 24 à 48 h, partout.",
  cities: [
    "Alençon",
    "Flers",
    "Argentan",
    "L’Aigle",
    "La Ferté Macé",
    "Mortagne-au-Perche",
    "Domfront en Poiraie",
    "Sées",
    "Bagnoles de l’Orne Normandie",
    "Tinchebray-Bocage",
    "Vimoutiers",
    "Bellême",
  ],
  characteristics: [
    "Longères et manoirs du Perche : pierre enduite à la chaux, grande charpente sous tuile plate",
    "Pays d’Ouche : pans de bois, brique et silex, avec des peintures d’avant 1949",
    "Flers reconstruite après 1944 : électricité d’époque, à contrôler passé quinze ans",
    "Résidences secondaires longtemps fermées : compteurs à rouvrir avant la visite",
    "Mérule : arrêté du 23 septembre 2025, communes à vérifier en mairie ou en préfecture",
  ],
  coverage: "100 % du territoire",
  delay: "24 à 48 h",
  onAboutPage: true,
} satisfies DepartmentSource;
