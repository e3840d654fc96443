import type { Page } from "@playwright/test";
import { createClient } from "@redis/client";
import { adminRoutes } from "#lib/admin-routes";
import { routes } from "#lib/routes";
import { POLICY_HEADER } from "#lib/security/content-security-policy";
import { EXPIRY_CHANNEL } from "#lib/shared-pages";
import { findFreePort } from "#scripts/ports";
import { startRedis } from "#scripts/redis";
import { test as base, expect } from "#tests/e2e/admin-fixtures";
import { serveBuildCopy } from "#tests/e2e/build-copy";

type WorkerFixtures = {
  redis: {
    url: string;
    stop: () => Promise<void>;
    start: () => Promise<void>;
    /** Servers that hear what the others expire. */
    countServers: () => Promise<number>;
  };
  /** Two servers of one build, each with its own folder. */
  servers: readonly [string, string];
};

const test = base.extend<object, WorkerFixtures>({
  redis: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern to read the names in.
    async ({}, use) => {
      const port = await findFreePort();
      let current = await startRedis(port);
      const url = `redis://127.0.0.1:${port}`;
      await use({
        url,
        stop: () => current.stop(),
        start: async () => {
          current = await startRedis(port);
        },
        countServers: async () => {
          const client = await createClient({ url }).connect();
          const counts = await client.pubSubNumSub(EXPIRY_CHANNEL);
          client.destroy();
          return counts[EXPIRY_CHANNEL] ?? 0;
        },
      });
      await current.stop();
    },
    { scope: "worker" },
  ],

  servers: [
    async ({ backend, redis }, use, { parallelIndex }) => {
      const env = { ...backend.env, REDIS_URL: redis.url };
      const first = await serveBuildCopy(`.next-shared-${parallelIndex}-a`, env);
      const second = await serveBuildCopy(`.next-shared-${parallelIndex}-b`, env);
      await use([first.origin, second.origin]);
      await first.stop();
      await second.stop();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ servers }, use) => {
    await use(servers[0]);
  },
});

const ARTICLE = { title: "Un article pour deux serveurs", slug: "un-article-pour-deux-serveurs" };
const path = routes.article(ARTICLE.slug);
/** Far less than the ten seconds after which a server makes its pages anew. */
const AT_ONCE = { timeout: 3_000 };
/** Ten seconds, once more the old page, then the new one; on a busy machine. */
const WITHIN_A_MINUTE = { timeout: 60_000, intervals: [1_000] };

// One article for all: each test goes on from the one before.
test.describe.configure({ mode: "serial" });
// Chromium itself logs a document that answers 404.
test.use({ expectedMessage: /status of 404/ });
test.beforeEach(async ({ context, signIn }) => {
  await signIn(context, "admin");
});

/** An article's page holds the policy of its own scripts, whichever server made it. */
async function readArticle(origin: string): Promise<{ status: number; text: string }> {
  const response = await fetch(origin + path);
  expect(response.headers.get(POLICY_HEADER)).toMatch(/script-src 'self' 'sha256-/);
  return { status: response.status, text: await response.text() };
}

/** In the article's editor. */
async function writeAndPress(page: Page, text: string, button: string): Promise<void> {
  await page.locator("[contenteditable=true]").fill(text);
  await page.getByRole("button", { name: button }).click();
  await expect(page.locator("[data-notice]")).toContainText(/Article publié|sont en ligne/);
}

async function edit(page: Page, text: string): Promise<void> {
  await page.goto(routes.admin());
  await page.getByRole("link", { name: ARTICLE.title }).first().click();
  await writeAndPress(page, text, "Enregistrer");
}

test("un article publié par un serveur paraît aussitôt chez l’autre", async ({
  backend,
  page,
  servers: [first, second],
}) => {
  expect((await readArticle(second)).status).toBe(404);
  await page.goto(adminRoutes.newArticle());
  await page.getByLabel("Titre", { exact: true }).fill(ARTICLE.title);
  await page.getByLabel("Extrait").fill("Ce que l’on vérifie, en deux phrases.");
  await page.getByLabel("Catégorie").selectOption({ label: "Gaz" });
  await writeAndPress(page, "Le premier texte.", "Publier maintenant");
  expect((await readArticle(first)).text).toContain("Le premier texte.");
  // Only the page that the first server made says so.
  await backend.sql("update public.blog_articles set content = 'Jamais lu.' where slug = $1", [
    ARTICLE.slug,
  ]);
  await expect
    .poll(async () => (await readArticle(second)).text, AT_ONCE)
    .toContain("Le premier texte.");
  expect(await (await fetch(second + routes.blog())).text()).toContain(path);
});

test("sans Redis, les pages répondent et l’article paraît dans la minute", async ({
  page,
  redis,
  servers: [first, second],
}) => {
  test.setTimeout(120_000);
  await redis.stop();
  await edit(page, "Le deuxième texte.");
  expect((await readArticle(first)).text).toContain("Le deuxième texte.");
  await expect
    .poll(async () => (await readArticle(second)).text, WITHIN_A_MINUTE)
    .toContain("Le deuxième texte.");
});

test("Redis revenu, le partage reprend sans redémarrage", async ({
  page,
  redis,
  servers: [first, second],
}) => {
  await redis.start();
  await expect.poll(redis.countServers, { timeout: 15_000 }).toBe(2);
  await edit(page, "Le troisième texte.");
  expect((await readArticle(first)).text).toContain("Le troisième texte.");
  await expect
    .poll(async () => (await readArticle(second)).text, AT_ONCE)
    .toContain("Le troisième texte.");
});
