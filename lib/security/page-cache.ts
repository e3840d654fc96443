import { createRequire } from "node:module";
import type { CacheHandlerValue } from "next/dist/server/lib/incremental-cache";
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
    await super.set(key, data, context);
    if (data !== null && "cacheControl" in context)
      await shared?.set(key, data, context.cacheControl);
  }

  override async revalidateTag(...[tags, durations]: Parameters<Cache["revalidateTag"]>) {
    await super.revalidateTag(tags, durations);
    await shared?.expire({ tags: [tags].flat(), durations });
  }
}
