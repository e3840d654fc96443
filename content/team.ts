import type { TeamMemberSource } from "#content/schema/business";

export default [
  {
    name: "Camille Auvray",
    role: "Fondatrice, diagnostiqueuse",
    icon: "compass",
    bio: "Organise les tournées entre Rouen et Versailles et relit chaque dossier avant son envoi.",
  },
  {
    name: "Hugo Lefranc",
    role: "Diagnostiqueur gaz et électricité",
    icon: "flame",
    bio: "Ouvre tableaux et coffrets, et explique une anomalie sans inquiéter plus qu’il ne faut.",
  },
  {
    name: "Inès Delamare",
    role: "Diagnostiqueuse énergie",
    icon: "leaf",
    bio: "Sait retrouver la facture ou le bon de livraison qui fait gagner une classe au DPE.",
  },
  {
    name: "Maxence Duval",
    role: "Diagnostiqueur amiante, plomb et métrage",
    icon: "ruler",
    bio: "Lit l’âge d’une maison à ses peintures, à ses dalles de sol et à la pente de son toit.",
  },
  {
    name: "Solène Quibel",
    role: "Devis et rendez-vous",
    icon: "phone",
    bio: "Répond au téléphone, chiffre le dossier et trouve la première heure possible.",
  },
] satisfies TeamMemberSource[];
