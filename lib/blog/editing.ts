import "server-only";
import type {
  ArticleFields,
  ArticleOutcome,
  ArticleRequest,
  ArticleTarget,
  SavedArticle,
} from "#lib/blog/article-form";
import {
  type EditedArticle,
  getEditedArticle,
  SAVED_COLUMNS,
  toSavedArticle,
} from "#lib/blog/edited-articles";
import { toText } from "#lib/news/html";
import { toReadTime } from "#lib/reading-time";
import type { Database } from "#lib/supabase/database.types";
import { readAnswer } from "#lib/supabase/public-client";
import type { SessionClient } from "#lib/supabase/session-client";

const UNIQUE_VIOLATION = "23505";

type Row = Database["public"]["Tables"]["blog_articles"];

function toColumns({ category, content, excerpt, imageUrl, slug, title }: ArticleFields) {
  const read_time = toReadTime(toText(content));
  return { category, content, excerpt, image_url: imageUrl, slug, title, read_time };
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
  const saved = toSavedArticle(await readAnswer(Promise.resolve(answer)));
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
    return row && { kind: "written", saved: toSavedArticle(row), previousSlug };
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
    return row && { kind: "written", saved: toSavedArticle(row), previousSlug };
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
