import type { CategorySource } from "#content/schema/service";

export default [
  {
    id: "energetique",
    name: "Énergétique",
    colour: "green",
    intro:
      "Ce que le logement consomme, ce qu’il vaut sur l’échelle de A à G, et comment y gagner.",
  },
  {
    id: "securite",
    name: "Sécurité",
    colour: "red",
    intro: "Le gaz, l’électricité et les risques du terrain : ce qui peut mettre en danger.",
  },
  {
    id: "sante",
    name: "Santé",
    colour: "orange",
    intro: "Ce que les anciens matériaux et le bois cachent à ceux qui vivent là.",
  },
  {
    id: "metrage",
    name: "Métrage",
    colour: "blue",
    intro: "La surface exacte, celle qui engage l’acte de vente ou le bail.",
  },
  {
    id: "travaux",
    name: "Travaux",
    colour: "purple",
    intro: "Avant de percer, de déposer ou de démolir, savoir où se trouve l’amiante.",
  },
] satisfies CategorySource[];
