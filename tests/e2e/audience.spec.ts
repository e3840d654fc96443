import type { BrowserContext, Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { serveBuildCopy } from "#tests/e2e/build-copy";
import { banner, dialog } from "#tests/e2e/consent";
import { test as base, expect } from "#tests/e2e/fixtures";

const TAG_ID = "G-TEST12345";
const TAG_ORIGIN = "https://www.googletagmanager.com";
const COLLECT_ORIGIN = "https://region1.google-analytics.com";

/** Stands in for Google's script: sets its cookies, and sends what it is told unless switched off. */
const TAG_SCRIPT = `
  for (const name of ["_ga", "_ga_TEST12345", "_gid", "_gcl_au"])
    document.cookie = name + "=1; path=/; max-age=99999";
  const send = ([command, name, params]) => {
    if (command === "event" && !window["ga-disable-${TAG_ID}"])
      fetch("${COLLECT_ORIGIN}/g/collect?name=" + name, {
        method: "POST", mode: "no-cors", body: JSON.stringify(params),
      });
  };
  dataLayer.forEach(send);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (command) => { send(command); return push(command); };
`;

type Google = {
  scripts: string[];
  /** What was sent, in its order. */
  views: Record<string, string>[];
};

async function standInForGoogle(context: BrowserContext): Promise<Google> {
  const google: Google = { scripts: [], views: [] };
  await context.route(`${TAG_ORIGIN}/**`, (route) => {
    google.scripts.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: TAG_SCRIPT });
  });
  await context.route(`${COLLECT_ORIGIN}/**`, (route) => {
    google.views.push(JSON.parse(route.request().postData() ?? ""));
    return route.fulfill({ status: 204 });
  });
  return google;
}

const test = base.extend<{ google: Google }, { measuredSite: string }>({
  measuredSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern to read the names in.
    async ({}, use, { parallelIndex }) => {
      const site = await serveBuildCopy(`.next-measured-${parallelIndex}`, {
        NEXT_PUBLIC_GTM_ID: TAG_ID,
      });
      await use(site.origin);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ measuredSite }, use) => use(measuredSite),
  refusedAt: null,
  otherSites: [TAG_ORIGIN, COLLECT_ORIGIN],
  google: async ({ context }, use) => use(await standInForGoogle(context)),
});

// One worker: the server starts once.
test.describe.configure({ mode: "default" });

const accept = (page: Page) => banner(page).getByRole("button", { name: "Accepter tout" }).click();

const pathOf = ({ page_location = "" }: Record<string, string>) => new URL(page_location).pathname;

/** Commands told to the tag, as plain lists. */
const listCommands = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
      Array.from(command),
    ),
  );

const lastConsent = async (page: Page) =>
  (await listCommands(page)).findLast(([command]) => command === "consent");

async function openChoices(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Gérer mes cookies" }).click();
  await expect(dialog(page)).toBeVisible();
}

async function saveChoices(page: Page): Promise<void> {
  await dialog(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog(page)).toBeHidden();
}

const listCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).toSorted();

test("rien n’est demandé à Google avant le choix ni après un refus", async ({ google, page }) => {
  await page.goto(routes.home(), { waitUntil: "networkidle" });
  await banner(page).getByRole("button", { name: "Nécessaires uniquement" }).click();
  for (const path of [routes.contact(), routes.service("dpe"), routes.simulator()])
    await page.goto(path, { waitUntil: "networkidle" });
  expect(google).toEqual({ scripts: [], views: [] });
  expect(await listCommands(page)).toEqual([]);
  expect(await listCookies(page)).toEqual([]);
});

test("après l’accord : une page vue par navigation, une seule", async ({ google, page }) => {
  await page.goto(`${routes.home()}?utm_source=notaires&nom=Le+Goff`);
  await accept(page);
  await expect.poll(() => google.views.map(pathOf)).toEqual([routes.home()]);
  expect(google.scripts).toEqual([`${TAG_ORIGIN}/gtag/js?id=${TAG_ID}`]);
  expect(google.views[0]?.page_location).toMatch(/\/\?utm_source=notaires$/);
  expect(google.views[0]?.page_title).toBe(await page.title());

  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Services", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(routes.services());
  await expect.poll(() => google.views.length).toBe(2);
  expect(google.views[1]?.page_title).toBe(await page.title());
  expect(google.views[1]?.page_referrer).toMatch(/\/\?utm_source=notaires$/);
  await page.goBack();
  await expect
    .poll(() => google.views.map(pathOf))
    .toEqual([routes.home(), routes.services(), routes.home()]);
  expect(google.scripts).toHaveLength(1);

  await page.goto(routes.service("dpe"), { waitUntil: "networkidle" });
  await expect
    .poll(() => google.views.slice(3))
    .toEqual([expect.objectContaining({ service_type: "energetique", diagnostic_type: "dpe" })]);
});

test("le tag apprend le choix avant tout, et n’envoie pas de page de lui-même", async ({
  google,
  page,
}) => {
  await page.goto(routes.contact());
  await banner(page).getByRole("link", { name: "Choisir par finalité" }).click();
  await dialog(page).getByRole("switch", { name: "Mesure d’audience" }).check();
  await saveChoices(page);
  await expect.poll(() => google.views.length).toBe(1);
  const [first, second, third, fourth] = await listCommands(page);
  expect(first).toEqual([
    "consent",
    "default",
    {
      analytics_storage: "granted",
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
    },
  ]);
  expect(second).toEqual([
    "set",
    { allow_google_signals: false, allow_ad_personalization_signals: false },
  ]);
  expect(third?.[0]).toBe("js");
  expect(fourth).toEqual([
    "config",
    TAG_ID,
    expect.objectContaining({
      send_page_view: false,
      custom_map: { dimension1: "service_type", dimension2: "diagnostic_type" },
    }),
  ]);
});

test("retirer l’accord arrête tout et retire les cookies", async ({ google, page }) => {
  await page.goto(routes.contact());
  await accept(page);
  await expect.poll(() => google.views.length).toBe(1);
  expect(await listCookies(page)).toEqual(["_ga", "_ga_TEST12345", "_gcl_au", "_gid"]);

  await openChoices(page);
  await dialog(page).getByRole("switch", { name: "Marketing" }).uncheck();
  await saveChoices(page);
  await expect.poll(() => listCookies(page)).toEqual(["_ga", "_ga_TEST12345", "_gid"]);

  await openChoices(page);
  await dialog(page).getByRole("switch", { name: "Mesure d’audience" }).uncheck();
  await saveChoices(page);
  await expect.poll(() => listCookies(page)).toEqual([]);
  expect(await lastConsent(page)).toEqual([
    "consent",
    "update",
    {
      analytics_storage: "denied",
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
    },
  ]);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Services", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(routes.services());
  await page.goto(routes.home(), { waitUntil: "networkidle" });
  expect(google.views).toHaveLength(1);
  expect(google.scripts).toHaveLength(1);
  expect(await listCookies(page)).toEqual([]);
});

test("un retrait dans un autre onglet vaut ici aussi", async ({ context, google, page }) => {
  await page.goto(routes.contact());
  await accept(page);
  await expect.poll(() => google.views.length).toBe(1);
  const other = await context.newPage();
  await other.goto(routes.services(), { waitUntil: "networkidle" });
  await openChoices(other);
  await dialog(other).getByRole("switch", { name: "Mesure d’audience" }).uncheck();
  await saveChoices(other);
  await expect
    .poll(() => lastConsent(page))
    .toEqual(["consent", "update", expect.objectContaining({ analytics_storage: "denied" })]);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: "Services", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(routes.services());
  expect(google.views.map(pathOf)).toEqual([routes.contact(), routes.services()]);
});

test("un stockage effacé arrête tout et repose la question", async ({ context, google, page }) => {
  await page.goto(routes.contact());
  await accept(page);
  await expect.poll(() => google.views.length).toBe(1);
  const other = await context.newPage();
  await other.goto("/licences-marque", { waitUntil: "networkidle" });
  await other.evaluate(() => localStorage.clear());
  await expect(banner(page)).toBeVisible();
  await expect.poll(() => listCookies(page)).toEqual([]);
  expect(await lastConsent(page)).toEqual([
    "consent",
    "update",
    expect.objectContaining({ analytics_storage: "denied", ad_storage: "denied" }),
  ]);
});

test("une page rendue à chaque demande laisse passer la mesure, avec sa politique", async ({
  google,
  page,
}) => {
  await page.goto(routes.simulator());
  await accept(page);
  await expect.poll(() => google.views.map(pathOf)).toEqual([routes.simulator()]);
});
