import type { ReviewRulesSource } from "#content/schema/business";

/** What stands beside reviews; the whole rules are a legal page, content/legal/regles-des-avis.ts. */
export default {
  summary:
    "Les avis marqués « Avis d’exemple » sont fictifs : ils montrent l’emplacement des vrais et n’ont fait l’objet d’aucun contrôle. Les avis paraissent par date de publication, du plus récent au plus ancien.",
  link: { label: "D’où viennent ces avis et comment ils sont publiés", page: "regles-des-avis" },
} satisfies ReviewRulesSource;
