import "server-only";
import { z } from "zod";
import { listBodyPictures, renderArticleHtml } from "#lib/blog/article-html";
import { type BlogCategory, blogCategories } from "#lib/blog/categories";
import { toArticleRelay, toPictureSource } from "#lib/blog/picture-addresses";
import { createPublicClient, readAnswer } from "#lib/supabase/public-client";
import { timestamp } from "#lib/supabase/timestamp";
import { typeset } from "#lib/typography";

/** An item of the news feed; dates are ISO 8601 with their zone, reading times minutes. */
export type NewsCard = {
  id: string;
  title: string;
  excerpt: string;
  category: BlogCategory;
  slug: string;
  imageUrl: string | null;
  publishedAt: string | null;
  readTime: number;
  /** Address of the whole article, elsewhere. */
  link: string;
};

/** A card of the list: an article of ours (no link) or an item of the feed. */
export type BlogCard = Omit<NewsCard, "link"> & { link: string | null };

/** A card of an article of ours. */
export type ArticleCard = Omit<BlogCard, "publishedAt" | "link"> & {
  publishedAt: string;
  updatedAt: string;
};

/** `bodyHtml` is clean and typeset, ready to be shown. */
export type Article = ArticleCard & { bodyHtml: string };

export type BlogListQuery = {
  /** Searched in title and excerpt; empty: everything. */
  query: string;
  category: BlogCategory | null;
  /** From 1. */
  page: number;
  newsItems: readonly NewsCard[];
};

export type BlogList = {
  cards: BlogCard[];
  /** Cards of all pages. */
  total: number;
  pageCount: number;
  /** False for a search with more results than the 180 that are listed. */
  isTotalExact: boolean;
  /** Of the whole list, whatever the search; a category without cards is absent. */
  categoryCounts: Partial<Record<BlogCategory, number>>;
  /** « À la une »: the first two of the whole list, whatever the search. */
  featured: BlogCard[];
};

const PAGE_SIZE = 6;
const SIMILAR_COUNT = 3;
/** A hosted project answers at most so many rows (max_rows of supabase/config.toml). */
const MAX_ROWS = 1_000;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const cardFields = {
  id: z.string(),
  title: z.string().transform(typeset),
  excerpt: z.string().transform(typeset),
  category: z.enum(blogCategories),
  slug: z.string(),
  image_url: z.string().nullable(),
  read_time: z.number().int().positive(),
};
const cardSchema = z.object({
  ...cardFields,
  published_at: timestamp.nullable(),
  link: z.string().nullable(),
});
const articleCardSchema = z.object({
  ...cardFields,
  published_at: timestamp,
  updated_at: timestamp,
});
const articleSchema = articleCardSchema.extend({ content: z.string() });

const listSchema = z.object({
  cards: z.array(cardSchema),
  total: z.number().int(),
  is_total_exact: z.boolean(),
  category_counts: z.partialRecord(z.enum(blogCategories), z.number().int()),
  featured: z.array(cardSchema),
});

/** On the site itself, where a feed's picture already is. */
function toCardPicture({ image_url, slug }: { image_url: string | null; slug: string }) {
  return image_url === null ? null : toPictureSource(image_url, toArticleRelay(slug));
}

function toCard(row: z.output<typeof cardSchema>): BlogCard {
  const { image_url: _, published_at, read_time, ...rest } = row;
  return {
    ...rest,
    imageUrl: toCardPicture(row),
    publishedAt: published_at,
    readTime: read_time,
  };
}

function toArticleCard(row: z.output<typeof articleCardSchema>): ArticleCard {
  const { image_url: _, published_at, read_time, updated_at, ...rest } = row;
  return {
    ...rest,
    imageUrl: toCardPicture(row),
    publishedAt: published_at,
    readTime: read_time,
    updatedAt: updated_at,
  };
}

function toArticle(row: z.output<typeof articleSchema>): Article {
  const { content, ...card } = row;
  return {
    ...toArticleCard(card),
    bodyHtml: renderArticleHtml(content, toArticleRelay(card.slug)),
  };
}

function toNewsItem({ imageUrl, publishedAt, readTime, ...rest }: NewsCard) {
  return { ...rest, image_url: imageUrl, published_at: publishedAt, read_time: readTime };
}

const ARTICLE_CARD_COLUMNS =
  "id, slug, title, excerpt, category, image_url, published_at, updated_at, read_time";

/** Published articles, newest first, as a query to narrow. */
function queryArticleCards() {
  return createPublicClient()
    .from("blog_articles")
    .select(ARTICLE_CARD_COLUMNS)
    .order("published_at", { ascending: false })
    .order("slug");
}

async function readArticleCards(
  query: ReturnType<typeof queryArticleCards>,
): Promise<ArticleCard[]> {
  return z
    .array(articleCardSchema)
    .parse(await readAnswer(query))
    .map(toArticleCard);
}

/**
 * One page of the articles merged with the feed, newest first, six cards a page. A page beyond the
 * last has no cards.
 * @throws DataUnavailableError when the backend is down.
 */
export async function listArticles({
  category,
  newsItems,
  page,
  query,
}: BlogListQuery): Promise<BlogList> {
  const answer = await readAnswer(
    createPublicClient().rpc("list_blog_cards", {
      news_items: newsItems.map(toNewsItem),
      search: query.replace(/[\s\p{Cc}]+/gu, " "),
      page_number: page,
      ...(category !== null && { in_category: category }),
    }),
  );
  const list = listSchema.parse(answer);
  return {
    cards: list.cards.map(toCard),
    total: list.total,
    pageCount: Math.ceil(list.total / PAGE_SIZE),
    isTotalExact: list.is_total_exact,
    categoryCounts: list.category_counts,
    featured: list.featured.map(toCard),
  };
}

/**
 * A published article, or null when there is none of this slug.
 * @throws DataUnavailableError when the backend is down.
 */
export async function getArticle(slug: string): Promise<Article | null> {
  if (!SLUG.test(slug)) return null;
  const row = await readAnswer(
    createPublicClient()
      .from("blog_articles")
      .select(`${ARTICLE_CARD_COLUMNS}, content`)
      .eq("slug", slug)
      .maybeSingle(),
  );
  return row === null ? null : toArticle(articleSchema.parse(row));
}

/** The page stands already: a picture that comes late is better than none. */
const PICTURE_PATIENCE_MS = 5_000;
const pictureSourcesSchema = z.object({ image_url: z.string().nullable(), content: z.string() });

/**
 * Addresses of the pictures of a published article, its own and those of its body; none when there
 * is no article of this slug.
 * @throws DataUnavailableError when the backend is down.
 */
export async function listArticlePictures(slug: string): Promise<string[]> {
  if (!SLUG.test(slug)) return [];
  const row = await readAnswer(
    createPublicClient(PICTURE_PATIENCE_MS)
      .from("blog_articles")
      .select("image_url, content")
      .eq("slug", slug)
      .maybeSingle(),
  );
  if (row === null) return [];
  const { content, image_url } = pictureSourcesSchema.parse(row);
  return [...(image_url === null ? [] : [image_url]), ...listBodyPictures(content)];
}

/**
 * At most three other articles of the same category, newest first.
 * @throws DataUnavailableError when the backend is down.
 */
export async function listSimilarArticles({
  category,
  slug,
}: Pick<ArticleCard, "category" | "slug">): Promise<ArticleCard[]> {
  return readArticleCards(
    queryArticleCards().eq("category", category).neq("slug", slug).limit(SIMILAR_COUNT),
  );
}

/**
 * The newest articles.
 * @throws DataUnavailableError when the backend is down.
 */
export async function listLatestArticles(count: number): Promise<ArticleCard[]> {
  return readArticleCards(queryArticleCards().limit(count));
}

const sitemapEntriesSchema = z.array(
  z.object({ slug: z.string(), image_url: z.string().nullable(), updated_at: timestamp }),
);

type SitemapEntry = Pick<ArticleCard, "slug" | "imageUrl" | "updatedAt">;

/**
 * Every published article, with its picture and the time of its last change.
 * @throws DataUnavailableError when the backend is down.
 */
export async function listSitemapEntries(): Promise<SitemapEntry[]> {
  const client = createPublicClient();
  const entries: SitemapEntry[] = [];
  while (true) {
    const rows = await readAnswer(
      client
        .from("blog_articles")
        .select("slug, image_url, updated_at")
        .order("slug")
        .range(entries.length, entries.length + MAX_ROWS - 1),
    );
    for (const row of sitemapEntriesSchema.parse(rows)) {
      entries.push({
        slug: row.slug,
        imageUrl: toCardPicture(row),
        updatedAt: row.updated_at,
      });
    }
    if (rows.length < MAX_ROWS) return entries;
  }
}
