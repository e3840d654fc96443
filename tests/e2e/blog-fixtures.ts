import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { routes } from "#lib/routes";
import { type EmbeddedSupabase, startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
import { findFreePort } from "#scripts/ports";
import { serveBuildCopy } from "#tests/e2e/build-copy";
import { test as base, expect } from "#tests/e2e/fixtures";
import { SITE_ORIGIN } from "#tests/e2e/site";

export const FEED_ITEM = {
  title: "Le gaz naturel change de contrôle",
  slug: "le-gaz-naturel-change-de-controle",
  link: "https://revue.example/gaz",
};

const FEED = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Revue</title><link>https://revue.example/</link>
<description>Revue</description><item><title>${FEED_ITEM.title}</title><link>${FEED_ITEM.link}</link>
<description>Ce que les diagnostiqueurs regardent désormais.</description>
<pubDate>Fri, 20 Nov 2026 10:00:00 +0100</pubDate></item></channel></rss>`;

/** The backend of the tests, which can go down and come back with its data. */
export type Backend = {
  sql: EmbeddedSupabase["sql"];
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

type WorkerFixtures = {
  backend: Backend & { env: Record<string, string>; emailsDir: string };
  blogSite: string;
};

/** The site over a backend and a feed of its own. */
export const test = base.extend<object, WorkerFixtures>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern to read the names in.
    async ({}, use) => {
      const dir = await mkdtemp(path.join(tmpdir(), "blog-test-"));
      const port = await findFreePort();
      const open = () =>
        startEmbeddedSupabase({ dir, port, siteUrl: SITE_ORIGIN, log: () => undefined });
      let current: EmbeddedSupabase | null = await open();
      const { emailsDir, publishableKey, url } = current;
      const stop = async () => {
        await current?.stop();
        current = null;
      };
      await use({
        env: {
          NEXT_PUBLIC_SUPABASE_URL: url,
          NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey,
          EMBEDDED_SUPABASE_EMAILS_DIR: emailsDir,
        },
        emailsDir,
        sql: (query, parameters) => {
          if (current === null) throw new Error("The backend is stopped.");
          return current.sql(query, parameters);
        },
        stop,
        start: async () => {
          current ??= await open();
        },
      });
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],

  blogSite: [
    async ({ backend }, use, { parallelIndex }) => {
      const feed = createServer((_, response) => {
        response.writeHead(200, { "Content-Type": "application/rss+xml" }).end(FEED);
      }).listen(0, "127.0.0.1");
      await once(feed, "listening");
      const { port } = feed.address() as AddressInfo;
      const site = await serveBuildCopy(`.next-blog-${parallelIndex}`, {
        ...backend.env,
        BLOG_FEED_URL: `http://127.0.0.1:${port}/rss`,
      });
      // The first questions to a fresh database may take longer than a page waits.
      await expect
        .poll(async () => (await fetch(site.origin + routes.blog())).status, { timeout: 30_000 })
        .toBe(200);
      await use(site.origin);
      await site.stop();
      feed.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ blogSite }, use) => {
    await use(blogSite);
  },
});

export { expect };
