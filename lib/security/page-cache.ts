import { createRequire } from "node:module";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache";
import type { IncrementalCacheKind, IncrementalCacheValue } from "next/dist/server/response-cache";
import { isBuilding, redisUrl } from "#lib/env";
import { POLICY_HEADER } from "#lib/security/content-security-policy";
import { buildHashedPolicy } from "#lib/security/hashed-policy";

type CacheModule = typeof import("next/dist/server/lib/incremental-cache/file-system-cache");
type MemoryModule = typeof import("next/dist/server/lib/incremental-cache/memory-cache.external");
type Cache = InstanceType<CacheModule["default"]>;

// CommonJS modules, whose default export Node.js would wrap once more.
const require = createRequire(import.meta.url);
const {
  default: FileSystemCache,
}: CacheModule = require("next/dist/server/lib/incremental-cache/file-system-cache");
const {
  getMemoryCache,
}: MemoryModule = require("next/dist/server/lib/incremental-cache/memory-cache.external");

declare global {
  var sharedPages: ReturnType<typeof connect> | undefined;
}

async function connect() {
  const url = redisUrl();
  if (url === undefined || isBuilding()) return undefined;
  const { connectSharedPages } = await import("#lib/shared-pages");
  return connectSharedPages(url, ({ tags, durations }) =>
    FileSystemCache.prototype.revalidateTag(tags, durations),
  );
}

/** The build puts this file in the middleware too: one connection serves both. */
globalThis.sharedPages ??= connect();
/** Undefined: one server alone. See docs/decisions/0019. */
const shared = await globalThis.sharedPages;

/** Pages of the build have no lifetime here: they last as long as it. */
const isFresh = ({ cacheControl, lastModified }: CacheHandlerValue) =>
  typeof cacheControl?.revalidate !== "number" ||
  lastModified + cacheControl.revalidate * 1000 > Date.now();

/** A constant of the types alone. */
const PAGE = "APP_PAGE" as IncrementalCacheKind.APP_PAGE;

const isNotFound = (page: IncrementalCacheValue | null) =>
  page !== null && "status" in page && page.status === 404;

/**
 * Next.js's own cache of pages, for those that are made while the site runs: each is kept with the
 * policy of its scripts, and shared with the other servers when there are some. Those of the build
 * get theirs from scripts/build-policies.ts.
 */
export default class PageCache extends FileSystemCache {
  #memory: ReturnType<MemoryModule["getMemoryCache"]> | undefined;

  constructor(context: ConstructorParameters<CacheModule["default"]>[0]) {
    super(context);
    if (context.maxMemoryCacheSize) this.#memory = getMemoryCache(context.maxMemoryCacheSize);
  }

  override async get(...[key, context]: Parameters<Cache["get"]>) {
    const own = await super.get(key, context);
    if (shared === undefined || (own !== null && isFresh(own))) return own;
    const others = await shared.get(key);
    if (others === null || (own !== null && others.lastModified <= own.lastModified)) return own;
    this.#memory?.set(key, others);
    return others;
  }

  override async set(...[key, data, context]: Parameters<Cache["set"]>) {
    if (data?.kind === "APP_PAGE" && typeof data.html === "string") {
      data.headers = { ...data.headers, [POLICY_HEADER]: buildHashedPolicy(data.html) };
    }
    if (await this.#isInvented(key, data)) {
      this.#memory?.set(key, {
        value: data,
        lastModified: Date.now(),
        cacheControl: "cacheControl" in context ? context.cacheControl : undefined,
      });
      return;
    }
    await super.set(key, data, context);
    if (data !== null && "cacheControl" in context)
      await shared?.set(key, data, context.cacheControl);
  }

  /** Whether nothing was ever at this address: all that anybody invents must not fill the disk. */
  async #isInvented(key: string, data: Parameters<Cache["set"]>[1]): Promise<boolean> {
    if (!isNotFound(data)) return false;
    const known = await super.get(key, { kind: PAGE, isFallback: false });
    return known === null || isNotFound(known.value);
  }

  override async revalidateTag(...[tags, durations]: Parameters<Cache["revalidateTag"]>) {
    await super.revalidateTag(tags, durations);
    await shared?.expire({ tags: [tags].flat(), durations });
  }
}
