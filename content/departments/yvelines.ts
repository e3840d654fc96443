import type { DepartmentSource } from "#content/schema/territory";

// Sources: UNESCO (château de Versailles); protected sector of Saint-Germain-en-Laye, 1974;
// Établissement public d’aménagement de Saint-Quentin-en-Yvelines (new town, from 1970).
export default {
  slug: "yvelines",
  position: 6,
  number: "78",
  name: "Yvelines",
  description:
    "Zone prioritaire : la visite y est prévue sous 24 h. Immeubles anciens de Versailles et de Saint-Germain-en-Laye, pavillons de meulière au bord de la Seine, logements de ville nouvelle à Saint-Quentin : le dossier se prépare souvent avec le syndic.",
  cities: [
    "Versailles",
    "Saint-Germain-en-Laye",
    "Sartrouville",
    "Mantes-la-Jolie",
    "Poissy",
    "Conflans-Sainte-Honorine",
    "Le Chesnay-Rocquencourt",
    "Rambouillet",
    "Montigny-le-Bretonneux",
    "Houilles",
    "Trappes",
    "Chatou",
    "Maisons-Laffitte",
    "Vélizy-Villacoublay",
  ],
  characteristics: [
    "Appartements anciens de Versailles et de Saint-Germain : plomb mesuré sans abîmer les boiseries",
    "Pavillons de meulière : caves, volets peints et installations refaites par étapes",
    "Résidences de 1950 à 1975 : dalles et colles amiantées, dossier de l’immeuble chez le syndic",
    "Saint-Quentin-en-Yvelines : permis délivrés avant ou après le 1er juillet 1997, à contrôler en mairie",
    "Termites : certaines communes sont concernées, à vérifier en mairie ou en préfecture",
  ],
  coverage: "Zone prioritaire",
  delay: "24 h",
  onAboutPage: true,
} satisfies DepartmentSource;
