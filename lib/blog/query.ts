import { type BlogCategory, listedBlogCategories } from "#lib/blog/categories";

/** What the list's address asks for. */
export type BlogQuery = {
  /** Trimmed; empty: no search. */
  query: string;
  /** A category of the list; null: all. */
  category: BlogCategory | null;
  /** From 1. */
  page: number;
};

const MAX_QUERY = 200;

/** Anything unknown or wrong counts as not asked. */
export function readBlogQuery(params: URLSearchParams): BlogQuery {
  const category = listedBlogCategories.find((id) => id === params.get("categorie"));
  const page = params.get("page") ?? "";
  return {
    query: (params.get("q") ?? "").trim().slice(0, MAX_QUERY),
    category: category ?? null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}
