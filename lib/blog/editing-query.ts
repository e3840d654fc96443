import { type ArticleStatus, articleStatuses } from "#lib/blog/article-status";

/** What the address of the administrators' list asks for. */
export type EditingQuery = {
  /** Trimmed; empty: no search. */
  query: string;
  /** Null: all. */
  status: ArticleStatus | null;
  /** From 1. */
  page: number;
};

const MAX_QUERY = 200;

/** Anything unknown or wrong counts as not asked. */
export function readEditingQuery(params: URLSearchParams): EditingQuery {
  const page = params.get("page") ?? "";
  return {
    query: (params.get("q") ?? "").trim().slice(0, MAX_QUERY),
    status: articleStatuses.find((status) => status === params.get("etat")) ?? null,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}
