import type { DepartmentSource } from "#content/schema/territory";

// Sources: Région Normandie, label « Patrimoine de la Reconstruction » (Caen, Vire Normandie);
// prefectoral order of 4 June 2024 (mérule); Patrimoine normand (pans de bois of the pays d’Auge).
export default {
  slug: "calvados",
  position: 2,
  number: "14",
  name: "Calvados",
  description:
    "À Caen, la pierre blonde de la Reconstruction. Dans le pays d’Auge, des manoirs de bois. Sur la côte, des villas que l’on ferme l’hiver. Nous couvrons le département entier, de Honfleur à Vire, sous 24 à 48 h.",
  cities: [
    "Caen",
    "Hérouville-Saint-Clair",
    "Lisieux",
    "Vire Normandie",
    "Bayeux",
    "Honfleur",
    "Deauville",
    "Ouistreham",
    "Ifs",
    "Mondeville",
    "Falaise",
    "Trouville-sur-Mer",
    "Cabourg",
    "Dives-sur-Mer",
  ],
  characteristics: [
    "Caen et Vire, relevées après 1944 : amiante à rechercher, plomb seulement avant 1949",
    "Manoirs et longères du pays d’Auge : pans de bois, torchis, boiseries repeintes dix fois",
    "Villas de bord de mer d’avant 1949 : un constat plomb long, fenêtre après fenêtre",
    "Résidences balnéaires en copropriété : surface Carrez, et dossier amiante avant juillet 1997",
    "Mérule : dix-huit communes visées par l’arrêté du 4 juin 2024, parcelle par parcelle",
  ],
  coverage: "100 % du territoire",
  delay: "24 à 48 h",
  onAboutPage: true,
} satisfies DepartmentSource;
