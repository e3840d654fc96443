import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import { headerMenu, mobileDrawer } from "#tests/e2e/shell";
import { content, onePagePerDesign, sitePages } from "#tests/e2e/site";

test.use({ javaScriptEnabled: false });

test("chaque page montre le même texte qu’avec JavaScript", async ({ browser, origin, page }) => {
  const withScript = await browser.newContext({ baseURL: origin, javaScriptEnabled: true });
  const scripted = await withScript.newPage();
  for (const { path } of sitePages) {
    await page.goto(path);
    await scripted.goto(path);
    const full = await scripted.locator("body").innerText();
    await expect.soft(page.locator("body"), path).toHaveText(full, { useInnerText: true });
    expect.soft(full.length, path).toBeGreaterThan(1000);
  }
  await withScript.close();
});

test("les liens du menu de l’en-tête s’atteignent", async ({ page }) => {
  await page.goto(routes.services());
  const { links, trigger } = headerMenu(page);
  await trigger.click();
  await links.first().click();
  await expect(page).not.toHaveURL(/\/services$/);
});

test("les liens du tiroir s’atteignent sur un téléphone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.home());
  const { closer, dialog, opener } = mobileDrawer(page);
  await opener.click();
  await closer.click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(routes.services());
});

test("les avis se lisent tous et défilent", async ({ page }) => {
  await page.goto(routes.home());
  const reviews = page.getByRole("main").locator("blockquote");
  await expect(reviews).toHaveCount(content.reviews.length);
  for (const [index, { text }] of content.reviews.entries()) {
    const review = reviews.nth(index);
    await review.scrollIntoViewIfNeeded();
    await expect(review).toBeInViewport();
    await expect(review).toHaveText(text);
  }
});

test("les questions fréquentes s’ouvrent", async ({ page }) => {
  const service = content.services[0];
  await page.goto(routes.service(service?.slug ?? ""));
  const question = page.locator("details").filter({ hasText: service?.faq[0]?.question ?? "" });
  const answer = question.locator(".prose");
  await expect(answer).toBeHidden();
  await question.locator("summary").click();
  await expect(answer).toBeVisible();
});

test.describe("ce qu’un visiteur vient faire", () => {
  test("appeler et demander un devis, d’où qu’il soit", async ({ page }) => {
    for (const { path } of onePagePerDesign) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const header = page.getByRole("banner");
      await expect.soft(header.locator('a[href^="tel:"]:visible').first(), path).toBeVisible();
      await expect
        .soft(header.getByRole("link", { name: "Devis gratuit" }), path)
        .toHaveAttribute("href", routes.quote());
    }
    await page.getByRole("banner").getByRole("link", { name: "Devis gratuit" }).click();
    await expect(page).toHaveURL(routes.quote());
    await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByRole("main").locator('a[href^="mailto:"]').first()).toBeVisible();
  });

  test("lire un article par la recherche, par sa catégorie, par la page d’après", async ({
    page,
  }) => {
    await page.goto(routes.blog());
    const pages = page.getByRole("navigation", { name: "Pages" });
    await pages.getByRole("link", { name: "Page suivante" }).click();
    await expect(page).toHaveURL(routes.blog({ page: 2 }));
    await expect(pages.locator('[aria-current="page"]')).toHaveText(/2$/);
    await page.goto(routes.blog());
    const category = page.locator(".category-list a").nth(1);
    const address = (await category.getAttribute("href")) ?? "";
    await category.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator(".category-list [aria-current]")).toHaveAttribute("href", address);
    await page.goto(routes.blog());
    await page.getByRole("searchbox").fill("merule");
    await page.getByRole("button", { name: "Chercher" }).click();
    await expect(page).toHaveURL(routes.blog({ query: "merule" }));
    const title = page.getByRole("article").first().getByRole("link").first();
    const wanted = await title.innerText();
    await title.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(wanted);
  });

  test("s’abonner à la lettre, après une faute", async ({ page }) => {
    await page.goto(routes.blog());
    await page.getByLabel("Votre adresse e-mail").fill("lectrice@exemple.fr");
    await page.getByRole("button", { name: "S’inscrire" }).click();
    await expect(page.getByText("Cochez la case")).toBeVisible();
    await expect(page.getByLabel("Votre adresse e-mail")).toHaveValue("lectrice@exemple.fr");
    await page.getByRole("checkbox", { name: /J’accepte/ }).check();
    await page.getByRole("button", { name: "S’inscrire" }).click();
    await expect(page.getByRole("link", { name: "me désinscrire" })).toBeVisible();
  });

  test("savoir si l’on vient chez lui, et faire son dossier", async ({ page }) => {
    await page.goto(routes.zones());
    await page.getByLabel("Votre commune ou code postal").fill("Rouen");
    await page.getByRole("button", { name: "Vérifier" }).click();
    await expect(page).toHaveURL(routes.commune("Rouen"));
    await expect(page.getByRole("main")).toContainText("24 à 48");
    await page.goto(routes.simulator());
    await page.getByRole("radio", { name: "Je vends" }).check({ force: true });
    await page.getByRole("radio", { name: "Maison" }).check({ force: true });
    await page.getByLabel("Surface habitable").fill("151");
    await page.getByRole("button", { name: "Voir mon dossier" }).click();
    await expect(page.getByRole("heading", { name: /Pour vendre/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Total TTC estimé/ })).toBeVisible();
  });

  test("lire les raccourcis clavier, sans réglage qui ne ferait rien", async ({ page }) => {
    await page.goto(routes.home());
    await page.getByRole("contentinfo").getByRole("link", { name: "Raccourcis clavier" }).click();
    await expect(page.getByRole("main").getByRole("definition").first()).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
  });

  test("les boutons du carrousel ne se montrent pas", async ({ page }) => {
    await page.goto(routes.home());
    await expect(page.getByRole("button", { name: /^Avis/ })).toHaveCount(0);
  });
});
