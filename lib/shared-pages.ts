import { readFileSync } from "node:fs";
import path from "node:path";
import createStore from "@fortedigital/nextjs-cache-handler/redis-strings";
import { createClient } from "@redis/client";
import type { CacheControl } from "next/dist/server/lib/cache-control";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache";
import type { IncrementalCacheValue } from "next/dist/server/response-cache";
import { z } from "zod";
import { buildDir } from "#lib/env";
import { logError } from "#lib/log";

/** As Next.js gives them to a cache. */
type Expiry = { tags: string[]; durations?: { expire?: number } };

export type SharedPages = {
  /** Null: nobody shared it, or Redis does not answer. */
  get: (key: string) => Promise<CacheHandlerValue | null>;
  /** Pages that nobody will make anew, and addresses where there is none, are not shared. */
  set: (key: string, value: IncrementalCacheValue, control?: CacheControl) => Promise<void>;
  /** Here and on every other server. */
  expire: (expiry: Expiry) => Promise<void>;
};

/** A page that nobody asks for leaves Redis; a server that starts then makes it again. */
const KEPT_SECONDS = 3600;
/** The header under which Next.js keeps the tags of a page. */
const TAGS_HEADER = "x-next-cache-tags";
/** Longer than this, a page made here comes sooner. */
const PATIENCE_MS = 500;
export const EXPIRY_CHANNEL = "expired-pages";

const expirySchema = z.object({
  tags: z.array(z.string()),
  durations: z.object({ expire: z.number().optional() }).optional(),
});

/** As the store wants it, in seconds; only the end counts. */
function toLifespan(lastModified: number, staleAge: number) {
  const lastModifiedAt = Math.floor(lastModified / 1000);
  const expireAge = staleAge + KEPT_SECONDS;
  return {
    revalidate: staleAge,
    lastModifiedAt,
    staleAge,
    staleAt: lastModifiedAt + staleAge,
    expireAge,
    expireAt: lastModifiedAt + expireAge,
  };
}

/**
 * Pages shared by the servers of one build through Redis. Whatever Redis does, nothing is thrown:
 * each server has its own pages meanwhile, and the log says it once. The connection comes back by
 * itself.
 * @param onExpired called when any server expires tags
 */
export function connectSharedPages(url: string, onExpired: (expiry: Expiry) => void): SharedPages {
  const client = createClient({ url, disableOfflineQueue: true });
  // Its pages name the files of their build.
  const buildId = readFileSync(path.join(buildDir(), "BUILD_ID"), "utf8");
  const store = createStore({
    client,
    keyPrefix: `${buildId}:`,
    timeoutMs: PATIENCE_MS,
    keyExpirationStrategy: "EXAT",
  });

  let isSilent = false;
  const report = (error: unknown) => {
    if (!isSilent) logError(error, { outage: "Redis : chaque serveur garde ses propres pages" });
    isSilent = true;
  };
  const attempt = async <Answer>(ask: () => Promise<Answer>): Promise<Answer | null> => {
    if (!client.isReady) return null;
    try {
      const answer = await ask();
      isSilent = false;
      return answer;
    } catch (error) {
      report(error);
      return null;
    }
  };

  const listen = (message: string) => onExpired(expirySchema.parse(JSON.parse(message)));
  client.on("error", report);
  client
    .connect()
    .then(() => client.subscribe(EXPIRY_CHANNEL, listen))
    .catch(report);

  return {
    get: async (key) => (await attempt(() => store.get(key, { implicitTags: [] }))) ?? null,
    set: async (key, value, control) => {
      if (value.kind !== "APP_PAGE" && value.kind !== "APP_ROUTE") return;
      const revalidate = control?.revalidate;
      if (typeof revalidate !== "number" || (value.status ?? 200) !== 200) return;
      const lastModified = Date.now();
      await attempt(() =>
        store.set(key, {
          value,
          lastModified,
          cacheControl: control,
          tags: String(value.headers?.[TAGS_HEADER] ?? "").split(","),
          lifespan: toLifespan(lastModified, revalidate),
        }),
      );
    },
    expire: async (expiry) => {
      await attempt(async () => {
        for (const tag of expiry.tags) await store.revalidateTag(tag);
        await client.publish(EXPIRY_CHANNEL, JSON.stringify(expiry));
      });
    },
  };
}
