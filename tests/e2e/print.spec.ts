import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import { content, SITE_ORIGIN } from "#tests/e2e/site";

test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

for (const path of [routes.service("dpe"), routes.legal("mentions-legales")]) {
  test(`${path} s’imprime avec l’entreprise en tête et sa propre adresse`, async ({ page }) => {
    await page.goto(path);
    const { email, name, phone } = content.business;
    const head = page.getByRole("banner");
    for (const text of [name, phone, email, new URL(SITE_ORIGIN).host]) {
      await expect(head.getByText(text).filter({ visible: true })).toHaveCount(1);
    }
    await expect(page.getByText(`Imprimé depuis ${SITE_ORIGIN}${path}`)).toBeVisible();
    await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
}

test("les réponses des questions fréquentes s’impriment toutes", async ({ page }) => {
  await page.goto(routes.service("dpe"));
  const answers = page.locator("#questions .prose");
  await expect(answers).not.toHaveCount(0);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test("la maison de l’accueil s’imprime avec ses repères en liste", async ({ page }) => {
  await page.goto(routes.home());
  const marks = page.locator(".house li > div");
  await expect(marks).toHaveCount(content.services.length);
  for (const mark of await marks.all()) await expect(mark).toBeVisible();
});
