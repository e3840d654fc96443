import business from "#content/business";
import type { StatisticSource } from "#content/schema/business";

export default [
  { value: "5+", label: "années d’expérience" },
  { value: `${business.reviewCount}`, label: "avis clients" },
  { value: "5,0/5", label: "note moyenne" },
  { value: "5", label: "personnes dans l’équipe" },
] satisfies StatisticSource[];
