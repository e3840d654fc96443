import { randomUUID } from "node:crypto";
import { get } from "node:http";
import { routes } from "#lib/routes";
import { readPage } from "#tests/crawl/page";
import { expect, test } from "#tests/e2e/fixtures";
import { SITE_ORIGIN } from "#tests/e2e/site";

/** Never asked before, so that no cache answers for the site. */
const unknown = randomUUID();

const ABSENT_PATHS = [
  routes.notFound(),
  `/${unknown}`,
  `/${unknown}/deux`,
  `/services/dpe/${unknown}`,
  `/${unknown}/deux/trois/quatre`,
  `/${unknown}.html`,
  "/mentions-legales/annexe",
];

test.describe("une page absente", () => {
  // Chromium itself logs a document that answers 404.
  test.use({ expectedMessage: /status of 404/ });

  for (const path of ABSENT_PATHS) {
    test(`${path.replace(unknown, "inconnue")} répond 404 et le dit, avec des issues`, async ({
      page,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const html = (await response?.text()) ?? "";
      const facts = readPage({ address: path, clicks: 0, html, status: 404 }, SITE_ORIGIN);
      expect(facts.robots.join()).toContain("noindex");
      expect(facts.canonicals).toEqual([]);
      expect(facts.titles).toEqual([expect.stringMatching(/\S/)]);
      expect(facts.lang).toBe("fr");
      const main = page.getByRole("main");
      await expect(main.getByText("Page introuvable", { exact: true })).toBeVisible();
      await expect(
        main.getByRole("heading", { level: 1, name: "Oups ! Page non trouvée" }),
      ).toBeVisible();
      await expect(main.locator(`a[href="${routes.home()}"]`)).toBeVisible();
      await expect(main.locator(`a[href="${routes.services()}"]`)).toBeVisible();
      await expect(main.locator('a[href^="tel:"]')).toBeVisible();
      await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    });
  }

  test("un service inconnu arrive sur la page absente", async ({ page }) => {
    const response = await page.goto(`/services/${unknown}`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/\/404$/);
    await expect(
      page.getByRole("heading", { level: 1, name: "Oups ! Page non trouvée" }),
    ).toBeVisible();
  });
});

for (const slug of [unknown, `dpe-${unknown}`, `${unknown}-dpe`]) {
  test(`/services/${slug.replace(unknown, "inconnu")} répond 307 vers /404, une seule fois`, async ({
    request,
  }) => {
    const response = await request.get(`/services/${slug}`, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    const locations = response.headersArray().filter(({ name }) => /^location$/i.test(name));
    expect(locations.map(({ value }) => value)).toEqual([routes.notFound()]);
  });
}

for (const path of [routes.services(), routes.service("dpe"), routes.legal("mentions-legales")]) {
  test(`${path}/ renvoie pour de bon vers ${path}`, async ({ request }) => {
    const response = await request.get(`${path}/`, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(path);
  });
}

/** Asked as they are written: fetch() and browsers would tidy these addresses. */
function askAsWritten(origin: string, path: string): Promise<{ status?: number; to?: string }> {
  return new Promise((resolve, reject) => {
    get(origin, { path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, to: response.headers.location });
    }).on("error", reject);
  });
}

for (const path of [
  "/Services",
  "/SERVICES",
  "/Mentions-Legales",
  "/%73ervices",
  "/%E0%A4%A",
  "/services%2Fdpe",
  "/contact%20",
  "/caf%C3%A9",
  "/contact;a=1",
  "/index",
  "/contact/index.html",
  "/blog/Un-Article",
  "/diagnostic-immobilier-Rouen",
]) {
  test(`${path} n’est pas une seconde copie d’une page`, async ({ origin }) => {
    expect((await askAsWritten(origin, path)).status).toBe(404);
  });
}

for (const [path, target] of [
  ["//services", routes.services()],
  ["/services//dpe", routes.service("dpe")],
  ["/blog/", routes.blog()],
] as const) {
  test(`${path} renvoie pour de bon vers ${target}`, async ({ origin }) => {
    const { status, to = "" } = await askAsWritten(origin, path);
    expect(status).toBe(308);
    expect(new URL(to, origin).href).toBe(new URL(target, origin).href);
  });
}

for (const [path, canonical] of [
  ["/services/dpe?utm_source=lettre", routes.service("dpe")],
  ["/contact?x=%00", routes.contact()],
  ["/blog?page=1", routes.blog()],
  ["/blog?page=02", routes.blog()],
  ["/blog?categorie=inconnue", routes.blog()],
  ["/simulateur?zz=1", routes.simulator()],
] as const) {
  test(`${path} se dit une copie de ${canonical}`, async ({ request }) => {
    const response = await request.get(path);
    const html = await response.text();
    const page = readPage(
      { address: path, clicks: 0, html, status: response.status() },
      SITE_ORIGIN,
    );
    expect(page.status).toBe(200);
    expect(page.canonicals.map((address) => new URL(address).href)).toEqual([
      new URL(canonical, SITE_ORIGIN).href,
    ]);
  });
}
