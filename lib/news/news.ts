import "server-only";
import path from "node:path";
import { after } from "next/server";
import { blogFeedUrl, buildDir, isBuilding, isProduction } from "#lib/env";
import { type CacheAnswer, createFeedCache, type FeedCopy } from "#lib/news/cache";
import { fetchFeed } from "#lib/news/feed";
import type { FeedItem, NewsCategory } from "#lib/news/items";
import { readCopy, writeCopy } from "#lib/news/store";
import { toAddressId, toAddressPolicy, withoutSecrets } from "#lib/remote/addresses";
import { createPictureReader, type PictureAnswer, type PictureReader } from "#lib/remote/pictures";
import { routes } from "#lib/routes";

const FEATURED = 2;

export type NewsItem = {
  id: string;
  /** Plain text, as all texts here. */
  title: string;
  /** At most 150 characters, and an ellipsis when the text goes on. */
  excerpt: string;
  category: NewsCategory;
  slug: string;
  /** On the site itself. */
  imageUrl: string | null;
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  /** Minutes. */
  readTime: number;
  featured: boolean;
  /** The article at its source, http or https. */
  link: string;
};

export type News = {
  /** Newest first, fifty at most; those without a date last. */
  items: NewsItem[];
  /** ISO 8601 in UTC; null while there never was a copy. */
  fetchedAt: string | null;
  /** The copy is older than a quarter of an hour. */
  stale: boolean;
};

export type NewsHealth = "up" | "down" | "unconfigured";

type Source = {
  feedUrl: string;
  readFeed: () => Promise<CacheAnswer>;
  readPicture: PictureReader;
};

function reportFailure(feedUrl: string, reason: string, copy: FeedCopy | null): void {
  const shown =
    copy === null
      ? "la liste reste vide"
      : `la copie du ${new Date(copy.fetchedAt).toISOString()} reste affichée`;
  console.error(`Flux ${withoutSecrets(feedUrl)} : ${reason} ; ${shown}.`);
}

/** A read-only disk is no failure of the feed: the copy then lives in memory. */
async function saveCopy(file: string, feedUrl: string, copy: FeedCopy): Promise<void> {
  try {
    await writeCopy(file, feedUrl, copy);
  } catch (error) {
    console.warn(`Flux : copie non écrite sur le disque (${error}).`);
  }
}

/** A host that freezes a function once it has answered waits for the refresh to end. */
function keepAwake(refresh: Promise<void>): void {
  try {
    after(refresh);
  } catch {
    // Outside of a request nothing freezes.
  }
}

function createSource(feedUrl: string): Source {
  const isAllowed = toAddressPolicy(feedUrl, isProduction());
  const file = path.join(process.cwd(), buildDir(), "cache", "news.json");
  return {
    feedUrl,
    readFeed: createFeedCache({
      load: () => fetchFeed(feedUrl, isAllowed),
      restore: () => readCopy(file, feedUrl),
      save: (copy) => saveCopy(file, feedUrl, copy),
      onFailure: (reason, copy) => reportFailure(feedUrl, reason, copy),
      onRefresh: keepAwake,
    }),
    readPicture: createPictureReader(isAllowed),
  };
}

/**
 * Next.js bundles pages and route handlers apart, each with its own copy of this module: the
 * source lives on globalThis, so that all of them share one copy of the feed and one call.
 */
const SOURCE = Symbol.for("colombage.news");
const shared: typeof globalThis & { [SOURCE]?: Source } = globalThis;

/** Undefined when no feed is configured, and while building: a build contacts no feed. */
function getSource(): Source | undefined {
  const feedUrl = blogFeedUrl();
  if (feedUrl === undefined || isBuilding()) return undefined;
  if (shared[SOURCE]?.feedUrl !== feedUrl) shared[SOURCE] = createSource(feedUrl);
  return shared[SOURCE];
}

function toNewsItem({ pictureSource, ...item }: FeedItem, index: number): NewsItem {
  return {
    ...item,
    imageUrl: pictureSource === null ? null : routes.feedPicture(toAddressId(pictureSource)),
    featured: index < FEATURED,
  };
}

/**
 * The articles of the feed. Never throws, and answers within two seconds: with the last good copy,
 * else with an empty list.
 */
export async function getNews(): Promise<News> {
  const answer = await getSource()?.readFeed();
  if (!answer?.copy) return { items: [], fetchedAt: null, stale: false };
  return {
    items: answer.copy.items.map(toNewsItem),
    fetchedAt: new Date(answer.copy.fetchedAt).toISOString(),
    stale: answer.isStale,
  };
}

/** A picture that the current copy of the feed names, by the last part of its `imageUrl`. */
export async function getNewsPicture(id: string): Promise<PictureAnswer> {
  const source = getSource();
  const answer = await source?.readFeed();
  const address = answer?.copy?.items
    .flatMap(({ pictureSource }) => pictureSource ?? [])
    .find((pictureSource) => toAddressId(pictureSource) === id);
  if (source === undefined || address === undefined) return { state: "unknown" };
  return source.readPicture(address);
}

/** What the last call said; asks the feed no more often than a page does. */
export async function getNewsHealth(): Promise<NewsHealth> {
  const answer = await getSource()?.readFeed();
  if (answer === undefined) return "unconfigured";
  return answer.copy === null || answer.failure !== null ? "down" : "up";
}
