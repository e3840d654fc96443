import type { DepartmentSource } from "#content/schema/territory";

// Sources: Maisons paysannes de l’Eure (materials of each pays); mairie of Val-de-Reuil (new town
// of the 1970s). Mérule: secondary source, hence « à vérifier ».
export default {
  slug: "eure",
  position: 3,
  number: "27",
  name: "Eure",
  description:
    "Un département de maisons plus que d’immeubles, entre Seine et pays d’Ouche, où la longère restaurée voisine avec le pavillon de lotissement. Des diagnostiqueurs du réseau y vivent et y travaillent. Visite sous 24 à 48 h partout.",
  cities: [
    "Évreux",
    "Vernon",
    "Louviers",
    "Val-de-Reuil",
    "Gisors",
    "Pont-Audemer",
    "Bernay",
    "Les Andelys",
    "Le Vaudreuil",
    "Gaillon",
    "Verneuil d’Avre et d’Iton",
    "Le Neubourg",
    "Brionne",
    "Bourg-Achard",
  ],
  characteristics: [
    "Maisons à pans de bois du Roumois et du Vexin : torchis fragile, peintures anciennes, bois à sonder",
    "Brique et silex du pays d’Ouche : murs pleins, combles rarement isolés d’origine",
    "Val-de-Reuil, ville nouvelle des années 1970 : permis souvent d’avant juillet 1997, amiante à repérer",
    "Hameaux sans tout-à-l’égout : le contrôle de la fosse revient au SPANC",
    "Mérule signalée aux Andelys, à Bosquentin et à Lisors : à vérifier en mairie ou en préfecture",
  ],
  coverage: "100 % du territoire",
  delay: "24 à 48 h",
  onAboutPage: true,
} satisfies DepartmentSource;
