import { z } from "zod";
import type { ArticleStatus } from "#lib/blog/article-status";
import { blogCategories } from "#lib/blog/categories";
import { listPictures, toText } from "#lib/news/html";
import { fromParisField } from "#lib/paris-time";
import { toSlug } from "#lib/slug";

/** Limits of the table's columns: see the migration of blog_articles. */
export const ARTICLE_LIMITS = { title: 200, slug: 120, excerpt: 500, content: 200_000 } as const;
const MAX_IMAGE_ADDRESS = 2_000;
const IMAGE_ADDRESS = /^(https?:\/\/[^/\s][^\s]*|\/[^/\\\s][^\\\s]*)$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const EDITED_FIELDS = [
  "title",
  "slug",
  "excerpt",
  "category",
  "imageUrl",
  "content",
  "publishAt",
] as const;

type EditedField = (typeof EDITED_FIELDS)[number];

/** As typed. */
export type ArticleValues = Record<EditedField, string>;

export type ArticleFaults = Partial<Record<EditedField, string>>;

export const EMPTY_ARTICLE: ArticleValues = {
  title: "",
  slug: "",
  excerpt: "",
  category: "",
  imageUrl: "",
  content: "",
  publishAt: "",
};

/** Whether an address is one that the picture of an article may have. */
export function isImageAddress(address: string): boolean {
  return IMAGE_ADDRESS.test(address) && address.length <= MAX_IMAGE_ADDRESS;
}

const inWords = (count: number) => count.toLocaleString("fr-FR");

const text = (limit: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(limit, `Raccourcissez : ${inWords(limit)} caractères au plus.`);

const articleSchema = z.object({
  title: text(ARTICLE_LIMITS.title, "Écrivez un titre."),
  slug: text(
    ARTICLE_LIMITS.slug,
    "Écrivez la fin de l’adresse, par exemple dpe-et-location.",
  ).regex(
    SLUG,
    "Écrivez des lettres minuscules sans accent et des chiffres, séparés par des tirets.",
  ),
  excerpt: text(ARTICLE_LIMITS.excerpt, "Écrivez l’extrait que montre la liste du blog."),
  category: z.enum(blogCategories, "Choisissez une catégorie."),
  imageUrl: z
    .string()
    .trim()
    .refine(
      (address) => address === "" || isImageAddress(address),
      `Écrivez une adresse complète (https://…) ou un chemin du site (/illustrations/…), sans espace, de ${inWords(MAX_IMAGE_ADDRESS)} caractères au plus.`,
    )
    .transform((address) => address || null),
  content: text(ARTICLE_LIMITS.content, "Écrivez le texte de l’article.").refine(
    (html) => toText(html) !== "" || listPictures(html).length > 0,
    "Écrivez le texte de l’article.",
  ),
});

export type ArticleFields = z.output<typeof articleSchema>;

const WRITING_INTENTS = ["save", "publish", "schedule"] as const;
const OTHER_INTENTS = ["unpublish", "delete", "ask-deletion"] as const;

type WritingIntent = (typeof WRITING_INTENTS)[number];
type OtherIntent = (typeof OTHER_INTENTS)[number];
export type ArticleIntent = WritingIntent | OtherIntent;

/** The article that the editor opened; `version` is its updated_at as the database writes it. */
export type ArticleTarget = { id: string; version: string };

export type ArticleRequest = {
  intent: ArticleIntent;
  values: ArticleValues;
  /** Null: an article that does not exist yet. */
  target: ArticleTarget | null;
} & (
  | {
      kind: "write";
      intent: WritingIntent;
      article: ArticleFields;
      /** ISO 8601, for « schedule »; null otherwise. */
      publishAt: string | null;
    }
  | { kind: "invalid"; intent: WritingIntent; faults: ArticleFaults }
  | { kind: "other"; intent: OtherIntent }
);

/** PostgreSQL stores no NUL; a form sends its lines with CR LF. */
const toValue = (entry: FormDataEntryValue | null) =>
  typeof entry === "string" ? entry.replaceAll("\0", "").replaceAll("\r\n", "\n") : "";

export function readArticleValues(form: FormData): ArticleValues {
  const values = { ...EMPTY_ARTICLE };
  for (const field of EDITED_FIELDS) values[field] = toValue(form.get(field));
  return values;
}

/** What the writer would lose, as one text to compare. */
export function toSnapshot(values: ArticleValues): string {
  const texts = EDITED_FIELDS.filter((field) => field !== "publishAt");
  return JSON.stringify(texts.map((field) => values[field]));
}

/**
 * « anyway » is the button that passes over somebody else's change, which « current » names; « copy »
 * the one that writes a new article.
 */
function readTarget(form: FormData): ArticleTarget | null {
  const id = toValue(form.get("id"));
  const version = toValue(form.get(form.has("anyway") ? "current" : "version"));
  return id === "" || form.has("copy") ? null : { id, version };
}

/** @param now when it was sent: an article is scheduled for later. */
export function readArticleForm(form: FormData, now: Date): ArticleRequest {
  const values = readArticleValues(form);
  const target = readTarget(form);
  const asked = toValue(form.get("anyway") ?? form.get("copy") ?? form.get("intent"));
  const other = OTHER_INTENTS.find((intent) => intent === asked);
  if (other !== undefined) return { kind: "other", intent: other, values, target };

  // The Enter key sends no button.
  const intent = WRITING_INTENTS.find((known) => known === asked) ?? "save";
  const parsed = articleSchema.safeParse({
    ...values,
    slug: values.slug.trim() === "" ? suggestSlug(values.title) : values.slug,
  });
  const publishAt = intent === "schedule" ? fromParisField(values.publishAt) : null;
  const faults: ArticleFaults = {};
  for (const { message, path } of parsed.error?.issues ?? []) {
    const field = EDITED_FIELDS.find((name) => name === path[0]);
    if (field !== undefined) faults[field] ??= message;
  }
  if (intent === "schedule" && (publishAt === null || new Date(publishAt) <= now))
    faults.publishAt = "Choisissez une date et une heure à venir.";
  return parsed.success && faults.publishAt === undefined
    ? { kind: "write", intent, values, target, article: parsed.data, publishAt }
    : { kind: "invalid", intent, values, target, faults };
}

/** The slug that a title gives, within the table's limit. */
export function suggestSlug(title: string): string {
  return toSlug(title).slice(0, ARTICLE_LIMITS.slug).replace(/-$/, "");
}

/**
 * Whether the slug changes with the title: until the writer gives it another, and never once the
 * article is read at its address.
 */
export function isSlugFollowing({
  slug,
  status,
  title,
}: {
  status: ArticleStatus;
  title: string;
  slug: string;
}): boolean {
  return status !== "en-ligne" && (slug === "" || slug === suggestSlug(title));
}

/** The article as the database holds it now. */
export type SavedArticle = {
  id: string;
  slug: string;
  /** ISO 8601 in UTC; null: a draft. */
  publishedAt: string | null;
  status: ArticleStatus;
  /** updated_at as the database writes it. */
  version: string;
};

export type ArticleOutcome =
  | { kind: "done"; intent: ArticleIntent; saved: SavedArticle }
  | { kind: "refused"; faults: ArticleFaults }
  /** Changed since it was opened; `current` is the version that stands, null: deleted. */
  | { kind: "conflict"; intent: ArticleIntent; current: string | null }
  /** Without scripts the question is asked by the server. */
  | { kind: "asking-deletion" }
  | { kind: "signed-out" }
  | { kind: "outage" }
  /** The request itself did not get through. */
  | { kind: "unsent" };

/** What the form shows after it was sent: nothing typed is lost. */
export type ArticleFormState = {
  values: ArticleValues;
  /** The version that the writer has read. */
  version: string;
  outcome: ArticleOutcome;
};
