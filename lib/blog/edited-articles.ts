import "server-only";
import { z } from "zod";
import type { ArticleFields, SavedArticle } from "#lib/blog/article-form";
import { type ArticleStatus, getArticleStatus } from "#lib/blog/article-status";
import { type BlogCategory, blogCategories } from "#lib/blog/categories";
import type { EditingQuery } from "#lib/blog/editing-query";
import { readAnswer } from "#lib/supabase/public-client";
import type { SessionClient } from "#lib/supabase/session-client";
import { timestamp } from "#lib/supabase/timestamp";

/** A line of the administrators' list; times are ISO 8601 in UTC. */
export type ArticleEntry = {
  id: string;
  title: string;
  slug: string;
  category: BlogCategory;
  status: ArticleStatus;
  publishedAt: string | null;
  updatedAt: string;
};

export type ArticleEntries = {
  entries: ArticleEntry[];
  /** Entries of all pages. */
  total: number;
  pageCount: number;
  /** Of the whole table, whatever is asked. */
  counts: Record<ArticleStatus, number>;
};

/** An article as it is written. */
export type EditedArticle = SavedArticle & Omit<ArticleFields, "slug">;

const PAGE_SIZE = 20;

const category = z.enum(blogCategories);

const entrySchema = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  category,
  published_at: timestamp.nullable(),
  updated_at: timestamp,
});

const savedSchema = z.object({
  id: z.string(),
  slug: z.string(),
  published_at: timestamp.nullable(),
  // To the microsecond, which Date would lose.
  updated_at: z.string(),
});

const editedSchema = z.object({
  title: z.string(),
  excerpt: z.string(),
  category,
  image_url: z.string().nullable(),
  content: z.string(),
});

/** What toSavedArticle() reads. */
export const SAVED_COLUMNS = "id, slug, published_at, updated_at";

/** @throws ZodError when the row is not one of blog_articles. */
export function toSavedArticle(row: unknown): SavedArticle {
  const { id, published_at, slug, updated_at } = savedSchema.parse(row);
  return {
    id,
    slug,
    publishedAt: published_at,
    status: getArticleStatus(published_at, new Date()),
    version: updated_at,
  };
}

/** As private.fold() writes the column that is searched. */
function fold(query: string): string {
  return query
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

type Narrowable<Query> = {
  is: (column: "published_at", value: null) => Query;
  gt: (column: "published_at", value: string) => Query;
  lte: (column: "published_at", value: string) => Query;
};

function narrow<Query extends Narrowable<Query>>(
  query: Query,
  status: ArticleStatus | null,
  now: string,
): Query {
  if (status === "brouillon") return query.is("published_at", null);
  if (status === "programme") return query.gt("published_at", now);
  return status === "en-ligne" ? query.lte("published_at", now) : query;
}

/**
 * One page of all articles, the last changed first, twenty a page; the search looks through title
 * and excerpt. A page beyond the last has no entries.
 * @throws DataUnavailableError when the backend is down.
 */
export async function listEditedArticles(
  client: SessionClient,
  { page, query, status }: EditingQuery,
): Promise<ArticleEntries> {
  const now = new Date().toISOString();
  const pattern = `%${fold(query).replace(/[\\%_]/g, "\\$&")}%`;
  const count = async (counted: ArticleStatus | null, searched = "%") => {
    const answer = await narrow(
      client.from("blog_articles").select("*", { count: "exact", head: true }),
      counted,
      now,
    ).like("search_text", searched);
    await readAnswer(Promise.resolve(answer));
    return answer.count ?? 0;
  };
  const [brouillon, programme, enLigne, total] = await Promise.all([
    count("brouillon"),
    count("programme"),
    count("en-ligne"),
    count(status, pattern),
  ]);
  const first = (page - 1) * PAGE_SIZE;
  // A range that begins beyond the last row is an error.
  const rows =
    first >= total
      ? []
      : await readAnswer(
          narrow(
            client
              .from("blog_articles")
              .select("id, title, slug, category, published_at, updated_at"),
            status,
            now,
          )
            .like("search_text", pattern)
            .order("updated_at", { ascending: false })
            .order("id")
            .range(first, first + PAGE_SIZE - 1),
        );
  return {
    entries: z
      .array(entrySchema)
      .parse(rows)
      .map(({ published_at, updated_at, ...row }) => ({
        ...row,
        status: getArticleStatus(published_at, new Date(now)),
        publishedAt: published_at,
        updatedAt: updated_at,
      })),
    total,
    pageCount: Math.ceil(total / PAGE_SIZE),
    counts: { brouillon, programme, "en-ligne": enLigne },
  };
}

/**
 * An article in any state, or null when there is none.
 * @throws DataUnavailableError when the backend is down.
 */
export async function getEditedArticle(
  client: SessionClient,
  id: string,
): Promise<EditedArticle | null> {
  if (!z.guid().safeParse(id).success) return null;
  const row = await readAnswer(
    client
      .from("blog_articles")
      .select(`${SAVED_COLUMNS}, title, excerpt, category, image_url, content`)
      .eq("id", id)
      .maybeSingle(),
  );
  if (row === null) return null;
  const { category, content, excerpt, image_url, title } = editedSchema.parse(row);
  return { ...toSavedArticle(row), title, excerpt, category, imageUrl: image_url, content };
}
