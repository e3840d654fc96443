import type { CertificationSource } from "#content/schema/business";

export default [
  {
    title: "DPE et audit énergétique",
    detail: "Classe, consommations et scénarios de travaux, avec les justificatifs qui comptent.",
  },
  {
    title: "Amiante",
    detail: "Repérages avant vente, avant travaux et dans les enrobés.",
  },
  {
    title: "Plomb",
    detail: "Mesure des peintures à l’appareil à fluorescence X, sans les abîmer.",
  },
  {
    title: "Gaz et électricité",
    detail: "État des installations intérieures, point de contrôle par point de contrôle.",
  },
  {
    title: "Termites",
    detail: "Recherche des insectes du bois, de la cave à la charpente.",
  },
] satisfies CertificationSource[];
