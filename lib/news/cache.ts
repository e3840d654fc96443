import { setTimeout as delay } from "node:timers/promises";
import type { FeedItem } from "#lib/news/items";

export type FeedCopy = {
  items: FeedItem[];
  /** Milliseconds since 1970. */
  fetchedAt: number;
};

export type CacheLimits = {
  /** How long a copy is fresh: one call to the source in that time. */
  freshMs: number;
  /** How long a failure is believed. */
  retryMs: number;
  /** How long a visitor waits when there is no copy yet, counted from the call's start. */
  patienceMs: number;
};

const LIMITS: CacheLimits = { freshMs: 15 * 60_000, retryMs: 60_000, patienceMs: 2_000 };

export type CacheOptions = {
  load: () => Promise<FeedItem[]>;
  /** What an earlier process kept. */
  restore: () => Promise<FeedCopy | null>;
  save: (copy: FeedCopy) => Promise<void>;
  /** Told why the source could not be read, once for each change of reason. */
  onFailure: (reason: string, copy: FeedCopy | null) => void;
  /** Given each refresh, which never rejects: a host that freezes idle functions has to wait. */
  onRefresh?: (refresh: Promise<void>) => void;
  now?: () => number;
  limits?: CacheLimits;
};

export type CacheAnswer = {
  copy: FeedCopy | null;
  /** The copy is older than `freshMs`. */
  isStale: boolean;
  /** Why the last call failed; null when it succeeded, or none ended yet. */
  failure: string | null;
};

/**
 * The last good copy of the feed, served at once; one call to the source at a time renews it.
 * @returns a function that never rejects and answers within `patienceMs`.
 */
export function createFeedCache({
  load,
  restore,
  save,
  onFailure,
  onRefresh = () => {},
  now = Date.now,
  limits = LIMITS,
}: CacheOptions): () => Promise<CacheAnswer> {
  let copy: FeedCopy | null = null;
  let failure: { reason: string; at: number } | null = null;
  let restored: Promise<void> | undefined;
  /** Settles when the running call ends, or when a visitor has waited long enough. */
  let answered: Promise<unknown> | null = null;

  /** A clock that was set back makes nothing younger than it is. */
  const isWithin = (since: number, ms: number) => now() >= since && now() - since < ms;

  async function refresh(): Promise<void> {
    try {
      copy = { items: await load(), fetchedAt: now() };
      failure = null;
      await save(copy);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== failure?.reason) onFailure(reason, copy);
      failure = { reason, at: now() };
    } finally {
      answered = null;
    }
  }

  const isFresh = () => copy !== null && isWithin(copy.fetchedAt, limits.freshMs);
  const hasJustFailed = () => failure !== null && isWithin(failure.at, limits.retryMs);

  return async () => {
    restored ??= restore().then((kept) => {
      copy = kept;
    });
    await restored;
    if (answered === null && !isFresh() && !hasJustFailed()) {
      const refreshed = refresh();
      answered = Promise.race([refreshed, delay(limits.patienceMs, undefined, { ref: false })]);
      onRefresh(refreshed);
    }
    if (copy === null) await answered;
    return { copy, isStale: copy !== null && !isFresh(), failure: failure?.reason ?? null };
  };
}
