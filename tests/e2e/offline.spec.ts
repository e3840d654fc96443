import type { Page } from "@playwright/test";
import { adminRoutes } from "#lib/admin-routes";
import { phoneHref } from "#lib/contact-links";
import { FILES_CACHE, isKeepablePath, offlineCache, PAGES_CACHE } from "#lib/offline/rules";
import { routes } from "#lib/routes";
import { buildWorker } from "#scripts/build-worker";
import { expectNoFault, settleColours } from "#tests/e2e/axe";
import { expect, test } from "#tests/e2e/fixtures";
import { content, sitePages } from "#tests/e2e/site";
import { resize } from "#tests/e2e/viewport";
import { serveWorkerSite } from "#tests/e2e/worker-site";

const MESSAGE = "Mode hors ligne - Certaines fonctionnalités peuvent être limitées";

test.use({
  serviceWorkers: "allow",
  // What the browser and Next.js say of requests without a connection, and of refused pages.
  expectedMessage: /ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch RSC payload)/,
});

/** Paths that the browser keeps, by cache. */
const readCaches = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name] = requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
    }
    return found;
  });

const keptPages = async (page: Page) => (await readCaches(page))[PAGES_CACHE] ?? [];

/** Opens a page as a first visitor; the worker is there and has kept it. */
async function visitFirst(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => keptPages(page)).toContain(new URL(path, "http://site").pathname);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("le bandeau paraît quand la connexion manque, et part quand elle revient", async ({
  context,
  page,
}) => {
  await page.goto(routes.home());
  const region = page.locator('body > [role="status"]:empty');
  await expect(region).toHaveCount(1);
  const header = await page.locator("header").first().boundingBox();

  await context.setOffline(true);
  await expect(page.getByText(MESSAGE, { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: MESSAGE })).toHaveCount(1);
  expect(await page.locator("header").first().boundingBox()).toEqual(header);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await settleColours(page);
    await expectNoFault(page, `bandeau, ${colorScheme}`);
  }

  await context.setOffline(false);
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
});

test("les pages déjà lues se relisent hors ligne, comme elles étaient", async ({
  context,
  page,
}) => {
  await visitFirst(page, routes.home());
  await page.goto(routes.about());
  const about = await heading(page).textContent();
  const legalPath = routes.legal(content.legal[0]?.slug ?? "");
  // Shown by Next.js, without asking for its HTML.
  await page.locator(`footer a[href="${legalPath}"]`).first().click();
  await expect(page).toHaveURL(legalPath);
  await expect.poll(() => keptPages(page)).toContain(legalPath);
  const legal = await heading(page).textContent();

  await context.setOffline(true);
  await page.goto(routes.about());
  await expect(heading(page)).toHaveText(about ?? "");
  await page.goto(`${legalPath}?source=lettre`);
  await expect(heading(page)).toHaveText(legal ?? "");
  await page.goto(routes.home());
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toBe("");
  expect(
    await page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.cssRules.length)),
  ).toBe(true);
  await expect(page.getByText(MESSAGE, { exact: true })).toBeVisible();

  // Its data cannot be fetched: Next.js asks for the page, and the worker answers.
  await page.locator(`footer a[href="${legalPath}"]`).first().click();
  await expect(heading(page)).toHaveText(legal ?? "");
});

test("une page jamais lue laisse le téléphone et les pages lues, et vient avec la connexion", async ({
  context,
  page,
}) => {
  await visitFirst(page, routes.contact());
  await context.setOffline(true);
  for (const path of [routes.services(), routes.simulator(), routes.account()]) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(content.offline.title);
    // Once scripts run: until then, what Next.js writes in the history stops the next visit.
    await expect(page.locator(`main a[href="${routes.contact()}"]`)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  await page.goto(routes.services());
  await expect(
    page.locator("main").getByRole("link", { name: content.business.phone }),
  ).toHaveAttribute("href", phoneHref(content.business.phone));
  await expect(page.locator(`main a[href="${routes.contact()}"]`)).toBeVisible();
  await expect(page.getByText(MESSAGE, { exact: true })).toBeVisible();
  for (const width of [1280, 360]) {
    await resize(page, { width, height: 800 });
    await expectNoFault(page, `page hors ligne, ${width} px`);
  }

  await context.setOffline(false);
  await expect(heading(page)).not.toHaveText(content.offline.title, { timeout: 15_000 });
});

test("rien de personnel ni de momentané n’est gardé", async ({ page, request }) => {
  await visitFirst(page, routes.home());
  const closed = [
    routes.auth(),
    routes.forgottenPassword(),
    routes.account(),
    adminRoutes.articles(),
    routes.session(),
    "/api/health",
    routes.unsubscribe("x"),
    routes.blog(),
    routes.simulator(),
    routes.commune("Rouen"),
    routes.validity(),
    "/page-absente",
  ];
  for (const path of closed) {
    await page.goto(path);
    await page.evaluate((asked) => fetch(asked).then((answer) => answer.text()), path);
  }
  await page.goto(routes.about());
  await expect.poll(() => keptPages(page)).toContain(routes.about());
  const kept = Object.values(await readCaches(page)).flat();
  expect(
    kept.filter((path) => !/^\/(_next\/static|illustrations)\//.test(path)).toSorted(),
  ).toEqual([routes.home(), routes.about(), routes.offline()].toSorted());

  // The worker cannot see cookies: no page that it may keep sets one.
  for (const { path } of sitePages.filter((each) => isKeepablePath(each.path))) {
    expect.soft((await request.get(path)).headers()["set-cookie"], path).toBeUndefined();
  }
});

test.describe("une mise en ligne", () => {
  const servedAt = (path: string, origin: string) => new URL(path, origin).href;

  test("remplace le travailleur, efface ses caches et garde les pages lues", async ({
    browser,
    origin,
  }) => {
    const site = await serveWorkerSite(
      origin,
      await buildWorker({ version: "a", isEnabled: true }),
    );
    const context = await browser.newContext({ serviceWorkers: "allow" });
    const page = await context.newPage();
    await visitFirst(page, servedAt(routes.about(), site.origin));
    await page.evaluate(
      ([name]) =>
        Promise.all([
          caches.open("pages-0"),
          caches
            .open(name ?? "")
            .then((cache) => cache.put("/_next/static/old.js", new Response(""))),
        ]),
      [FILES_CACHE],
    );

    site.deploy(await buildWorker({ version: "b", isEnabled: true }));
    await page.goto(servedAt(routes.contact(), site.origin));
    await expect
      .poll(async () => Object.keys(await readCaches(page)).toSorted(), { timeout: 20_000 })
      .toEqual([FILES_CACHE, offlineCache("b"), PAGES_CACHE]);
    await expect
      .poll(async () => (await readCaches(page))[FILES_CACHE])
      .not.toContain("/_next/static/old.js");
    expect(await keptPages(page)).toEqual(expect.arrayContaining([routes.about()]));

    await context.setOffline(true);
    await page.goto(servedAt(routes.about(), site.origin));
    await expect(heading(page)).toBeVisible();
    expect(
      await page.evaluate(() => [...document.styleSheets].every((sheet) => sheet.cssRules.length)),
    ).toBe(true);
    await context.close();
    await site.stop();
  });

  test("peut tout retirer des navigateurs", async ({ browser, origin }) => {
    const site = await serveWorkerSite(
      origin,
      await buildWorker({ version: "a", isEnabled: true }),
    );
    const context = await browser.newContext({ serviceWorkers: "allow" });
    const page = await context.newPage();
    await visitFirst(page, servedAt(routes.about(), site.origin));

    site.deploy(await buildWorker({ version: "b", isEnabled: false }));
    // Any page does: the browser itself asks for the worker again.
    await page.goto(servedAt(routes.auth(), site.origin));
    await page.evaluate(() =>
      navigator.serviceWorker
        .getRegistration()
        .then((found) => found?.update())
        .catch(() => undefined),
    );
    await expect.poll(async () => Object.keys(await readCaches(page))).toEqual([]);
    await page.goto("about:blank");
    await context.close();
    await site.stop();
  });
});

test("le travailleur est redemandé à chaque fois, et le site s’installe", async ({
  page,
  request,
}) => {
  const worker = await request.get(routes.worker());
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  expect(worker.headers()["content-type"]).toMatch(/javascript/);

  await page.goto(routes.home());
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await request.get(address ?? "")).json();
  expect(manifest).toMatchObject({ lang: "fr", start_url: "/", display: "minimal-ui" });
  for (const size of [192, 512]) {
    const icon = manifest.icons.find(({ sizes }: { sizes: string }) => sizes === `${size}x${size}`);
    const png = await (await request.get(icon.src)).body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
  ).toEqual([]);
});
