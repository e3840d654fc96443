import { randomUUID } from "node:crypto";
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

for (const path of ["/Services", "/SERVICES", "/Services/dpe", "/Mentions-Legales"]) {
  test(`${path}, en majuscules, n’existe pas`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
  });
}
