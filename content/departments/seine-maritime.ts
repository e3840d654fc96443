import type { DepartmentSource } from "#content/schema/territory";

// Sources: INSEE 2022 (flats in Rouen); UNESCO, list of 2005 (Le Havre); Maisons paysannes de
// France (pans de bois and silex of the pays de Caux).
export default {
  slug: "seine-maritime",
  position: 1,
  number: "76",
  name: "Seine-Maritime",
  description:
    "Entre les colombages de Rouen et le béton du Havre, le bâti change d’un siècle en une heure de route. Dans le pays de Caux, la brique et le silex prennent le relais. Chaque commune est desservie sous 24 à 48 h, littoral compris.",
  cities: [
    "Rouen",
    "Le Havre",
    "Dieppe",
    "Saint-Étienne-du-Rouvray",
    "Sotteville-lès-Rouen",
    "Le Grand-Quevilly",
    "Mont-Saint-Aignan",
    "Fécamp",
    "Elbeuf",
    "Montivilliers",
    "Barentin",
    "Yvetot",
    "Le Tréport",
    "Étretat",
  ],
  characteristics: [
    "85 % d’appartements à Rouen (Insee, 2022) : la loi Carrez se mesure à presque chaque vente",
    "Centre du Havre, rebâti de 1945 à 1964 : seule l’année de l’immeuble tranche pour le plomb",
    "Pans de bois, brique et silex du pays de Caux : des murs épais, à décrire un par un pour le DPE",
    "Pavillons de 1950 à 1990 : ardoises en fibrociment, dalles de sol et leur colle",
    "Mérule à Yvetot, par numéro de rue, et termites : à vérifier en mairie ou en préfecture",
  ],
  coverage: "100 % du territoire",
  delay: "24 à 48 h",
  onAboutPage: true,
} satisfies DepartmentSource;
