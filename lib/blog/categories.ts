/** Ids of the table's `category` column and of the feed's items, in the order of the sidebar. */
const LABELS = {
  "diagnostic-immobilier": "Diagnostic immobilier",
  dpe: "DPE",
  amiante: "Amiante",
  electricite: "Électricité",
  gaz: "Gaz",
  plomb: "Plomb",
  reglementation: "Réglementation",
  "expertise-technique": "Expertise technique",
  actualites: "Actualités",
  "conseils-pratiques": "Conseils pratiques",
} as const;

export type BlogCategory = keyof typeof LABELS;

/** Categories of articles only: the feed has none of them, nor the list's sidebar. */
const ARTICLE_ONLY: ReadonlySet<string> = new Set([
  "expertise-technique",
  "actualites",
  "conseils-pratiques",
]);

export function isBlogCategory(value: string): value is BlogCategory {
  return Object.hasOwn(LABELS, value);
}

export const blogCategories = Object.keys(LABELS).filter(isBlogCategory);

/** The seven of the list's sidebar, below « Tous les articles ». */
export const listedBlogCategories = blogCategories.filter(
  (category) => !ARTICLE_ONLY.has(category),
);

export const ALL_ARTICLES_LABEL = "Tous les articles";

export function getBlogCategoryLabel(category: BlogCategory): string {
  return LABELS[category];
}
