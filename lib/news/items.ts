import { z } from "zod";
import { listPictures, toText } from "#lib/news/html";
import type { FeedEntry, ParsedFeed } from "#lib/news/parse";
import { toReadTime } from "#lib/reading-time";
import { toAddressId, withoutSecrets } from "#lib/remote/addresses";
import { toSlug } from "#lib/slug";
import { truncate } from "#lib/typography";

const MAX_ITEMS = 50;
const MAX_TITLE = 200;
const MAX_ADDRESS = 2_000;
const EXCERPT_LENGTH = 150;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Earlier dates are those of a system without a clock. */
const EARLIEST = Date.UTC(1990, 0);

const NEWS_CATEGORIES = [
  "dpe",
  "amiante",
  "electricite",
  "gaz",
  "plomb",
  "reglementation",
  "diagnostic-immobilier",
] as const;

export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

/** Tried in this order on the lower-case title: see the specification. */
const CATEGORY_WORDS: readonly (readonly [NewsCategory, readonly string[]])[] = [
  ["dpe", ["dpe", "énergétique"]],
  ["amiante", ["amiante"]],
  ["electricite", ["électr", "electric"]],
  ["gaz", ["gaz"]],
  ["plomb", ["plomb"]],
  ["reglementation", ["réglementation", "loi"]],
];

const webAddress = z.string().refine((value) => toWebAddress(value) === value);

/** An item as it is kept: what a page shows, and where its picture comes from. */
export const feedItemSchema = z.object({
  id: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: z.enum(NEWS_CATEGORIES),
  slug: z.string(),
  pictureSource: webAddress.nullable(),
  publishedAt: z.iso.datetime().nullable(),
  readTime: z.number(),
  link: webAddress,
});

export type FeedItem = z.infer<typeof feedItemSchema>;

/** An absolute http or https address, or null. */
function toWebAddress(address: string, base?: string): string | null {
  const url = address === "" ? null : URL.parse(address, base);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.href.length > MAX_ADDRESS ? null : url.href;
}

export function toCategory(title: string): NewsCategory {
  const lower = title.toLowerCase();
  const found = CATEGORY_WORDS.find(([, words]) => words.some((word) => lower.includes(word)));
  return found?.[0] ?? "diagnostic-immobilier";
}

/** ISO 8601 or RFC 822: the day, the time of day, the zone. */
const WRITTEN_DATE =
  /^(?:[a-z]+,?\s+)?(\d{4}-\d{2}-\d{2}|\d{1,2}\s+[a-z]{3}\s+\d{2,4})(?:[T\s]+(\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?\s*([a-z]+|[+-]\d{2}:?\d{2})?$/i;

/** Written by French sites, unknown to JavaScript. */
const FRENCH_ZONES: Readonly<Record<string, string>> = { CET: "+0100", CEST: "+0200" };

/**
 * A date in UTC; one without a zone counts as UTC. Null for what is no date, before 1990, or more
 * than a day ahead of `now`: such an item would stay at the top of the list.
 */
export function toDate(written: string, now: number): string | null {
  const [, day, time = "00:00", zone = "UTC"] = written.trim().match(WRITTEN_DATE) ?? [];
  const parsed = Date.parse(`${day} ${time} ${FRENCH_ZONES[zone] ?? zone}`);
  return parsed >= EARLIEST && parsed <= now + DAY_MS ? new Date(parsed).toISOString() : null;
}

function pickDate({ dates }: FeedEntry, now: number): string | null {
  return dates.map((date) => toDate(date, now)).find((date) => date !== null) ?? null;
}

type Dated = { entry: FeedEntry; publishedAt: string | null };

/** Newest first; those without a date last, in the order of the feed. */
function byDate({ publishedAt: a }: Dated, { publishedAt: b }: Dated): number {
  return (b ?? "").localeCompare(a ?? "");
}

/** An enclosure, else an image of the description, else one of the article. */
function pickPicture(
  { enclosedPictures, description, content }: FeedEntry,
  link: string,
): string | null {
  const inText = [description, content].flatMap(listPictures);
  const candidates = [...enclosedPictures, ...inText];
  return candidates.map((address) => toWebAddress(address, link)).find(Boolean) ?? null;
}

/** Null without a link to read it at, or without any word. */
function toFeedItem({ entry, publishedAt }: Dated, siteUrl: string): FeedItem | null {
  const link = toWebAddress(entry.link, siteUrl);
  const text = toText(entry.description);
  const title = truncate(toText(entry.title) || text, MAX_TITLE);
  if (link === null || title === "") return null;
  const id = toAddressId(link);
  return {
    id,
    title,
    // The ellipsis comes on top of the 150 characters.
    excerpt: truncate(text, EXCERPT_LENGTH + 1),
    category: toCategory(title),
    slug: toSlug(title).slice(0, MAX_TITLE) || id,
    pictureSource: pickPicture(entry, link),
    publishedAt,
    readTime: toReadTime(text),
    link,
  };
}

/**
 * The fifty newest items with a slug and a link of their own.
 * @param feedUrl where the feed was read: relative links are resolved against the site that it
 * names, itself resolved against this.
 */
export function toFeedItems(
  { link, entries }: ParsedFeed,
  feedUrl: string,
  now: number,
): FeedItem[] {
  // A relative link would inherit them, for all to read.
  const base = withoutSecrets(feedUrl);
  const siteUrl = toWebAddress(link, base) ?? base;
  const dated = entries.map((entry) => ({ entry, publishedAt: pickDate(entry, now) }));
  const items: FeedItem[] = [];
  const taken = new Set<string>();
  for (const candidate of dated.toSorted(byDate)) {
    if (items.length === MAX_ITEMS) break;
    const item = toFeedItem(candidate, siteUrl);
    if (item === null || taken.has(item.slug) || taken.has(item.link)) continue;
    taken.add(item.slug).add(item.link);
    items.push(item);
  }
  return items;
}
