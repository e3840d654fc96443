import "server-only";
import { z } from "zod";
import type {
  ArticleFields,
  ArticleOutcome,
  ArticleRequest,
  ArticleTarget,
  SavedArticle,
} from "#lib/blog/article-form";
import { renderArticleHtml } from "#lib/blog/article-html";
import { type ArticleStatus, getArticleStatus } from "#lib/blog/article-status";
import type { ArticleView } from "#lib/blog/article-view";
import { listSimilarArticles } from "#lib/blog/articles";
import { type BlogCategory, blogCategories } from "#lib/blog/categories";
import type { EditingQuery } from "#lib/blog/editing-query";
import { toText } from "#lib/news/html";
import { toReadTime } from "#lib/reading-time";
import { routes } from "#lib/routes";
import type { Database } from "#lib/supabase/database.types";
import { readAnswer } from "#lib/supabase/public-client";
import type { SessionClient } from "#lib/supabase/session-client";
import { timestamp } from "#lib/supabase/timestamp";
import { typeset } from "#lib/typography";

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
const UNIQUE_VIOLATION = "23505";

type Row = Database["public"]["Tables"]["blog_articles"];

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

const editedSchema = savedSchema.extend({
  title: z.string(),
  excerpt: z.string(),
  category,
  image_url: z.string().nullable(),
  content: z.string(),
});

const SAVED_COLUMNS = "id, slug, published_at, updated_at";

function toSaved({ id, published_at, slug, updated_at }: z.output<typeof savedSchema>) {
  return {
    id,
    slug,
    publishedAt: published_at,
    status: getArticleStatus(published_at, new Date()),
    version: updated_at,
  };
}

function toColumns({ category, content, excerpt, imageUrl, slug, title }: ArticleFields) {
  const read_time = toReadTime(toText(content));
  return { category, content, excerpt, image_url: imageUrl, slug, title, read_time };
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
  const { category, content, excerpt, image_url, title, ...saved } = editedSchema.parse(row);
  return { ...toSaved(saved), title, excerpt, category, imageUrl: image_url, content };
}

/** Pages of /admin show no picture of another site, but what the site itself fetched. */
function relayPictures(html: string): string {
  return html.replace(
    /<img src="(https?:[^"]+)"/gi,
    (_, address: string) => `<img src="${routes.adminPicture(address.replaceAll("&amp;", "&"))}"`,
  );
}

/**
 * An article as its page will show it.
 * @throws DataUnavailableError when the backend is down.
 */
export async function buildPreview(article: EditedArticle): Promise<ArticleView> {
  const { category, content, id, imageUrl, publishedAt, slug } = article;
  return {
    card: {
      id,
      slug,
      category,
      publishedAt,
      title: typeset(article.title),
      excerpt: typeset(article.excerpt),
      imageUrl: imageUrl?.startsWith("http") ? routes.adminPicture(imageUrl) : imageUrl,
      readTime: toReadTime(toText(content)),
      link: null,
    },
    html: relayPictures(renderArticleHtml(content)),
    updatedOn: null,
    similar: await listSimilarArticles({ category, slug }),
  };
}

type WriteResult =
  | { kind: "written"; saved: SavedArticle; previousSlug: string | null }
  | { kind: "slug-taken" }
  | { kind: "conflict"; current: string | null };

type WriteAnswer = { error: { code: string } | null };

const isSlugTaken = ({ error }: WriteAnswer) => error?.code === UNIQUE_VIOLATION;

/**
 * Stores a new article.
 * @throws DataUnavailableError when the backend is down.
 */
async function insertArticle(client: SessionClient, row: Row["Insert"]): Promise<WriteResult> {
  const answer = await client.from("blog_articles").insert(row).select(SAVED_COLUMNS).single();
  if (isSlugTaken(answer)) return { kind: "slug-taken" };
  const saved = toSaved(savedSchema.parse(await readAnswer(Promise.resolve(answer))));
  return { kind: "written", saved, previousSlug: null };
}

/** Runs `write` on the version that the writer has read, and on no other. */
async function onOpenedVersion(
  client: SessionClient,
  { id, version }: ArticleTarget,
  write: (before: EditedArticle) => Promise<WriteResult | null>,
): Promise<WriteResult> {
  const before = await getEditedArticle(client, id);
  const result = before?.version === version ? await write(before) : null;
  if (result !== null) return result;
  const current = await getEditedArticle(client, id);
  return { kind: "conflict", current: current?.version ?? null };
}

/**
 * Changes an article, unless somebody else did since it was opened.
 * @throws DataUnavailableError when the backend is down.
 */
function updateArticle(
  client: SessionClient,
  target: ArticleTarget,
  changes: Row["Update"],
): Promise<WriteResult> {
  return onOpenedVersion(client, target, async ({ slug: previousSlug }) => {
    const answer = await client
      .from("blog_articles")
      .update(changes)
      .eq("id", target.id)
      .eq("updated_at", target.version)
      .select(SAVED_COLUMNS)
      .maybeSingle();
    if (isSlugTaken(answer)) return { kind: "slug-taken" };
    const row = await readAnswer(Promise.resolve(answer));
    return row && { kind: "written", saved: toSaved(savedSchema.parse(row)), previousSlug };
  });
}

/**
 * Deletes an article, unless somebody else changed it since it was opened.
 * @throws DataUnavailableError when the backend is down.
 */
function deleteArticle(client: SessionClient, target: ArticleTarget): Promise<WriteResult> {
  return onOpenedVersion(client, target, async ({ slug: previousSlug }) => {
    const row = await readAnswer(
      client
        .from("blog_articles")
        .delete()
        .eq("id", target.id)
        .eq("updated_at", target.version)
        .select(SAVED_COLUMNS)
        .maybeSingle(),
    );
    return row && { kind: "written", saved: toSaved(savedSchema.parse(row)), previousSlug };
  });
}

/** The database's own clock decides that the time is reached. */
const NOW = "now";

function listWrittenColumns(request: Extract<ArticleRequest, { kind: "write" }>): Row["Insert"] {
  const columns = toColumns(request.article);
  if (request.intent === "save") return columns;
  return { ...columns, published_at: request.intent === "publish" ? NOW : request.publishAt };
}

function runRequest(client: SessionClient, request: ArticleRequest): Promise<WriteResult> | null {
  const { target } = request;
  if (request.kind === "write") {
    const columns = listWrittenColumns(request);
    return target === null
      ? insertArticle(client, columns)
      : updateArticle(client, target, columns);
  }
  if (target === null) return null;
  if (request.intent === "delete") return deleteArticle(client, target);
  return request.intent === "unpublish"
    ? updateArticle(client, target, { published_at: null })
    : null;
}

/**
 * Does what the form asks.
 * @returns what to tell the writer, and the slugs whose pages are no longer what they were.
 * @throws DataUnavailableError when the backend is down.
 */
export async function editArticle(
  client: SessionClient,
  request: ArticleRequest,
): Promise<{ outcome: ArticleOutcome; changedSlugs: readonly string[] }> {
  if (request.kind === "invalid")
    return { outcome: { kind: "refused", faults: request.faults }, changedSlugs: [] };
  const result = await runRequest(client, request);
  switch (result?.kind) {
    case undefined:
      return { outcome: { kind: "asking-deletion" }, changedSlugs: [] };
    case "slug-taken": {
      const slug = "Un autre article a déjà cette adresse : choisissez-en une autre.";
      return { outcome: { kind: "refused", faults: { slug } }, changedSlugs: [] };
    }
    case "conflict":
      return {
        outcome: { kind: "conflict", intent: request.intent, current: result.current },
        changedSlugs: [],
      };
    case "written":
      return {
        outcome: { kind: "done", intent: request.intent, saved: result.saved },
        changedSlugs: [result.previousSlug ?? [], result.saved.slug].flat(),
      };
  }
}
