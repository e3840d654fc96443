import { decodeXml } from "#lib/news/decode";
import { guardXml } from "#lib/news/guard";
import { type FeedItem, toFeedItems } from "#lib/news/items";
import { parseFeed } from "#lib/news/parse";
import type { AddressPolicy } from "#lib/remote/addresses";
import { type DownloadLimits, download } from "#lib/remote/download";

const ACCEPT = "application/rss+xml, application/atom+xml, application/xml;q=0.9, */*;q=0.5";
const LIMITS: DownloadLimits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 5_000 };

/**
 * Reads the feed once, newest items first.
 * @throws RemoteFault, with what is wrong.
 */
export async function fetchFeed(
  feedUrl: string,
  isAllowed: AddressPolicy,
  limits = LIMITS,
): Promise<FeedItem[]> {
  const { body, contentType, url } = await download(feedUrl, {
    ...limits,
    accept: ACCEPT,
    isAllowed,
  });
  const feed = await parseFeed(guardXml(decodeXml(body, contentType)));
  return toFeedItems(feed, url.href, Date.now());
}
