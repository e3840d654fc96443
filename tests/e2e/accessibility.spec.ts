import { routes } from "#lib/routes";
import { expectNoFault, settleColours } from "#tests/e2e/axe";
import { expect, test } from "#tests/e2e/fixtures";
import { headerMenu, mobileDrawer } from "#tests/e2e/shell";
import { accountPages, content, filledSimulator, sitePages } from "#tests/e2e/site";

const WIDTHS = [1280, 360];
const COLOUR_SCHEMES = ["light", "dark"] as const;

for (const path of [
  ...sitePages.map((page) => page.path),
  ...accountPages,
  filledSimulator,
  routes.offline(),
  routes.notFound(),
]) {
  test.describe(path, () => {
    // Chromium itself logs a document that answers 404.
    test.use({ expectedMessage: path === routes.notFound() ? /status of 404/ : null });

    test("axe-core ne trouve rien, en clair et en sombre, sur grand et petit écran", async ({
      page,
    }) => {
      await page.goto(path);
      for (const colorScheme of COLOUR_SCHEMES) {
        await page.emulateMedia({ colorScheme });
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await settleColours(page);
          await expectNoFault(page, `${path}, ${colorScheme}, ${width} px`);
        }
      }
    });
  });
}

for (const colorScheme of COLOUR_SCHEMES) {
  test.describe(`ouverts, en ${colorScheme === "light" ? "clair" : "sombre"}`, () => {
    test.use({ colorScheme });

    test("le menu de l’en-tête n’a aucun défaut", async ({ page }) => {
      await page.goto(routes.home());
      const menu = headerMenu(page);
      await menu.trigger.click();
      await expect(menu.links.first()).toBeVisible();
      await expectNoFault(page, "menu ouvert");
    });

    test("le tiroir des petits écrans n’a aucun défaut", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(routes.home());
      const drawer = mobileDrawer(page);
      await drawer.opener.click();
      await expect(drawer.dialog).toBeVisible();
      await expectNoFault(page, "tiroir ouvert");
    });

    test("les questions fréquentes dépliées n’ont aucun défaut", async ({ page }) => {
      const service = content.services[0];
      await page.goto(routes.service(service?.slug ?? ""));
      const questions = page.locator("main details");
      await expect(questions).not.toHaveCount(0);
      for (const question of await questions.all()) await question.locator("summary").click();
      await expectNoFault(page, "questions dépliées");
    });
  });
}
