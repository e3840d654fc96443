import { type BlogCategory, getBlogCategoryLabel } from "#lib/blog/categories";
import { MAX_DESCRIPTION } from "#lib/seo/metadata";
import { truncate } from "#lib/typography";

type BlogWords = { title: string; lead: string; seo: { title: string; description: string } };

/** What tells one part of the list from the others; no category and page 1: the whole list. */
type BlogPart = { category: BlogCategory | null; page: number };

/** « Le carnet », « Le carnet : DPE, page 2 »: no two parts of the list share their h1. */
export function getListTitle({ title }: Pick<BlogWords, "title">, part: BlogPart): string {
  const label = part.category === null ? "" : `\u202F: ${getBlogCategoryLabel(part.category)}`;
  return `${title}${label}${part.page > 1 ? `, page ${part.page}` : ""}`;
}

/** Title and description of a part of the list for search engines, unique too. */
export function getListSeo(words: BlogWords, part: BlogPart): BlogWords["seo"] {
  const { category, page } = part;
  if (category === null && page === 1) return words.seo;
  const ofPage = page > 1 ? `, page ${page}` : "";
  if (category === null) {
    return {
      title: getListTitle(words, part),
      description: truncate(`Page ${page}. ${words.lead}`, MAX_DESCRIPTION),
    };
  }
  const label = getBlogCategoryLabel(category);
  return {
    title: `${label}\u202F: les articles de notre blog${ofPage}`,
    description: truncate(`${label}${ofPage}. ${words.lead}`, MAX_DESCRIPTION),
  };
}
