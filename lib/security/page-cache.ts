import { createRequire } from "node:module";
import { POLICY_HEADER } from "#lib/security/content-security-policy";
import { buildHashedPolicy } from "#lib/security/hashed-policy";

type CacheModule = typeof import("next/dist/server/lib/incremental-cache/file-system-cache");

// A CommonJS module, whose default export Node.js would wrap once more.
const { default: FileSystemCache }: CacheModule = createRequire(import.meta.url)(
  "next/dist/server/lib/incremental-cache/file-system-cache",
);

/**
 * Next.js's own cache of pages, for those that are made while the site runs: each is kept with the
 * policy of its scripts. Those of the build get theirs from scripts/build-policies.ts.
 */
export default class PageCache extends FileSystemCache {
  override async set(
    ...[key, data, context]: Parameters<InstanceType<CacheModule["default"]>["set"]>
  ) {
    if (data?.kind === "APP_PAGE" && typeof data.html === "string") {
      data.headers = { ...data.headers, [POLICY_HEADER]: buildHashedPolicy(data.html) };
    }
    await super.set(key, data, context);
  }
}
