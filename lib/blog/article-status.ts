/** In the address of the administrators' list. */
const LABELS = {
  brouillon: "Brouillon",
  programme: "Programmé",
  "en-ligne": "En ligne",
} as const;

/** Derived from the date of publication: none, to come, reached. */
export type ArticleStatus = keyof typeof LABELS;

function isArticleStatus(value: string): value is ArticleStatus {
  return Object.hasOwn(LABELS, value);
}

export const articleStatuses = Object.keys(LABELS).filter(isArticleStatus);

export function getArticleStatusLabel(status: ArticleStatus): string {
  return LABELS[status];
}

/** @param publishedAt ISO 8601 with its zone; null: not published. */
export function getArticleStatus(publishedAt: string | null, now: Date): ArticleStatus {
  if (publishedAt === null) return "brouillon";
  return new Date(publishedAt) <= now ? "en-ligne" : "programme";
}
