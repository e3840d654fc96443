import type { Locator, Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import { headerMenu, mobileDrawer } from "#tests/e2e/shell";
import { content } from "#tests/e2e/site";

/** A full page load forgets it; a navigation inside the site keeps it. */
const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

test.describe("le menu « Zone d’activité »", () => {
  test.beforeEach(({ page }) => page.goto(routes.home()));

  test("s’ouvre avec Entrée, se ferme avec Échap et rend le focus", async ({ page }) => {
    const { links, trigger } = headerMenu(page);
    await expect(links.first()).toBeHidden();
    await trigger.focus();
    await page.keyboard.press("Enter");
    await expect(links.first()).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(links.first()).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test("se ferme d’un clic ailleurs", async ({ page }) => {
    const { links, trigger } = headerMenu(page);
    await trigger.click();
    await expect(links.first()).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(links.first()).toBeHidden();
  });

  test("se ferme quand le focus le quitte", async ({ page }) => {
    const { links, trigger } = headerMenu(page);
    await trigger.click();
    await links.last().focus();
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeHidden();
  });

  test("se ferme sur un choix, qui amène à l’endroit choisi", async ({ page }) => {
    const { links, trigger } = headerMenu(page);
    await trigger.click();
    const link = links.first();
    const { hash } = new URL((await link.getAttribute("href")) ?? "", page.url());
    await link.click();
    await expect(links.first()).toBeHidden();
    await expect(page.locator(hash === "" ? "h1" : hash)).toBeInViewport();
  });
});

test.describe("le tiroir d’un téléphone de 360 px", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const focusIsInside = (page: Page) =>
    mobileDrawer(page).dialog.evaluate(
      // <body> stands for the browser's own buttons, which Tab reaches from a modal dialog.
      (dialog) =>
        dialog.contains(document.activeElement) || document.activeElement === document.body,
    );

  test.beforeEach(async ({ page }) => {
    await page.goto(routes.services());
    await mobileDrawer(page).opener.click();
  });

  test("s’ouvre sur ses liens, le téléphone et le devis, et prend le focus", async ({ page }) => {
    const { dialog } = mobileDrawer(page);
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(":focus")).toHaveCount(1);
    const addresses = (links: Locator) =>
      links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    const offered = await addresses(dialog.getByRole("navigation").getByRole("link"));
    // In the HTML even on a phone, though not shown there.
    const inHeader = page.getByRole("banner").locator("nav").first().locator("a");
    expect(offered.length).toBeGreaterThan(2);
    expect(offered.toSorted()).toEqual((await addresses(inHeader)).toSorted());
    await expect(dialog.locator('a[href^="tel:"]')).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^Devis gratuit/ })).toBeVisible();
  });

  test("garde le focus, dans les deux sens", async ({ page }) => {
    const stops = await mobileDrawer(page).dialog.locator("a, button").count();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let step = 0; step < stops + 2; step++) {
        await page.keyboard.press(key);
        expect(await focusIsInside(page), `${key}, ${step + 1} fois`).toBe(true);
      }
    }
  });

  test("se ferme avec Échap et rend le focus", async ({ page }) => {
    const { dialog, opener } = mobileDrawer(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("se ferme avec son bouton et rend le focus", async ({ page }) => {
    const { closer, dialog, opener } = mobileDrawer(page);
    await closer.click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("se ferme sur un choix, sans recharger le site", async ({ page }) => {
    const { dialog } = mobileDrawer(page);
    await markDocument(page);
    await dialog.getByRole("link", { name: "Accueil" }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await isSameDocument(page)).toBe(true);
  });
});

const click = (link: HTMLElement | SVGElement) => (link as HTMLElement).click();

test("le lien d’évitement vient en premier et mène au contenu", async ({ page }) => {
  await page.goto(routes.services());
  await page.keyboard.press("Tab");
  const skipLink = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("un lien de l’en-tête vers un endroit de l’accueil y amène depuis une autre page", async ({
  page,
}) => {
  await page.goto(routes.services());
  const link = page.getByRole("banner").getByRole("link", { name: "Contact" });
  const { hash, pathname } = new URL((await link.getAttribute("href")) ?? "", page.url());
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === pathname && url.hash === hash);
  await expect(page.locator(hash === "" ? "h1" : hash)).toBeInViewport();
});

test("une page atteinte par un lien se montre depuis son haut", async ({ page }) => {
  for (const path of [routes.services(), routes.about(), routes.blog(), routes.home()]) {
    await page.goto(routes.quote());
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.getByRole("banner").locator(`a[href="${path}"]`).last().evaluate(click);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY), path).toBe(0);
  }
});

test("les liens de l’en-tête ne rechargent pas le site, ceux du pied de page si", async ({
  page,
}) => {
  await page.goto(routes.home());
  await markDocument(page);
  await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(routes.services());
  expect(await isSameDocument(page)).toBe(true);

  for (const { label, slug } of content.legal) {
    await markDocument(page);
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(routes.legal(slug));
    await page.waitForLoadState();
    expect(await isSameDocument(page), label).toBe(false);
  }
});

test("le fil d’Ariane mène de la fiche à ses parents", async ({ page }) => {
  const service = content.services.find(({ slug }) => slug === "dpe");
  const crumbs = page.getByRole("navigation", { name: "Fil d’Ariane" });
  await page.goto(routes.service("dpe"));
  await expect(crumbs.getByRole("listitem")).toContainText([
    "Accueil",
    "Services",
    service?.shortTitle ?? "",
  ]);
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText(service?.shortTitle ?? "");
  await crumbs.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(routes.services());
  await crumbs.getByRole("link", { name: "Accueil" }).click();
  await expect(page).toHaveURL(routes.home());
});

test("la navigation dit sur quelle page on est", async ({ page }) => {
  const current = page.getByRole("banner").locator('a[aria-current="page"]:visible');
  for (const [path, label] of [
    [routes.home(), "Accueil"],
    [routes.services(), "Services"],
  ] as const) {
    await page.goto(path);
    await expect(current, path).toHaveText([label]);
  }
  await page.goto(routes.service("dpe"));
  await expect(current).toHaveCount(0);
});
