import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import { headerMenu, mobileDrawer } from "#tests/e2e/shell";
import { content, sitePages } from "#tests/e2e/site";

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
