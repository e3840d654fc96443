import type { Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { expectNoFault, settleColours } from "#tests/e2e/axe";
import { banner, dialog } from "#tests/e2e/consent";
import { expect, test } from "#tests/e2e/fixtures";
import { expectNoIbmFault } from "#tests/e2e/ibm";
import { headerMenu, mobileDrawer, openReady } from "#tests/e2e/shell";
import {
  accountPages,
  content,
  filledSimulator,
  onePagePerDesign,
  sitePages,
} from "#tests/e2e/site";
import { resize } from "#tests/e2e/viewport";

const PHONE = { width: 360, height: 740 };
const COLOUR_SCHEMES = ["light", "dark"] as const;

// The scheme changes once: colours slide from one to the other.
const LOOKS = [
  [1280, "light"],
  [360, "light"],
  [360, "dark"],
  [1280, "dark"],
] as const;
const TWO_LOOKS = [LOOKS[0], LOOKS[2]];

/** Other words in a design that another page shows in every look. */
const REPEATS_A_DESIGN = new Set(
  sitePages.filter((page) => !onePagePerDesign.includes(page)).map(({ path }) => path),
);

for (const path of [
  ...sitePages.map((page) => page.path),
  ...accountPages,
  filledSimulator,
  routes.offline(),
  routes.shortcuts(),
  routes.notFound(),
]) {
  test.describe(path, () => {
    // Chromium itself logs a document that answers 404.
    test.use({ expectedMessage: path === routes.notFound() ? /status of 404/ : null });

    test("axe-core ne trouve rien, en clair et en sombre, sur grand et petit écran", async ({
      page,
    }) => {
      await openReady(page, path);
      for (const [width, colorScheme] of REPEATS_A_DESIGN.has(path) ? TWO_LOOKS : LOOKS) {
        await page.emulateMedia({ colorScheme });
        await resize(page, { width, height: 900 });
        await settleColours(page);
        await expectNoFault(page, `${path}, ${colorScheme}, ${width} px`);
      }
    });
  });
}

/** One page of each design: the engine takes a second for each. */
for (const path of [
  ...onePagePerDesign.map((page) => page.path),
  ...accountPages,
  routes.shortcuts(),
  filledSimulator,
  routes.offline(),
]) {
  test(`le moteur d’IBM ne trouve rien : ${path.slice(0, 60)}`, async ({ page }) => {
    await openReady(page, path);
    await expectNoIbmFault(page, path);
  });
}

/** What a person may have on the screen beside the page as it comes. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  "le menu ouvert": async (page) => {
    await openReady(page, routes.home());
    const menu = headerMenu(page);
    await menu.trigger.click();
    await expect(menu.links.first()).toBeVisible();
  },
  "le tiroir ouvert": async (page) => {
    await page.setViewportSize(PHONE);
    await openReady(page, routes.home());
    const drawer = mobileDrawer(page);
    await drawer.opener.click();
    await expect(drawer.dialog).toBeVisible();
  },
  "les questions dépliées": async (page) => {
    const service = content.services[0];
    await openReady(page, routes.service(service?.slug ?? ""));
    const questions = page.locator("main details");
    await expect(questions).not.toHaveCount(0);
    for (const question of await questions.all()) await question.locator("summary").click();
  },
  "le bandeau des cookies": async (page) => {
    await page.addInitScript(() => localStorage.clear());
    await openReady(page, routes.contact());
    await expect(banner(page)).toBeVisible();
  },
  "la fenêtre des cookies": async (page) => {
    await page.setViewportSize(PHONE);
    await openReady(page, routes.contact());
    await page.getByRole("contentinfo").getByRole("link", { name: "Gérer mes cookies" }).click();
    await expect(dialog(page)).toBeVisible();
  },
  "un message et une faute": async (page) => {
    await openReady(page, routes.auth());
    const panel = page.getByRole("tabpanel", { name: "Connexion" });
    await panel.getByLabel("Email").fill("personne@exemple.fr");
    await panel.getByLabel("Mot de passe", { exact: true }).fill("abc");
    await panel.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.locator("[data-sonner-toast]")).toBeVisible();
    await expect(panel.locator('[aria-invalid="true"]').first()).toBeVisible();
  },
  "les boutons flottants sur un téléphone": async (page) => {
    await page.setViewportSize(PHONE);
    await openReady(page, routes.services());
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole("region", { name: "Accès rapides" })).toBeVisible();
  },
  "le carrousel à son deuxième avis": async (page) => {
    await openReady(page, routes.home());
    await page.getByRole("button", { name: "Avis suivant" }).click();
    await expect(page.getByRole("button", { name: /^Avis 2 sur/ })).toHaveAttribute("aria-current");
  },
};

for (const colorScheme of COLOUR_SCHEMES) {
  test.describe(colorScheme === "light" ? "en clair" : "en sombre", () => {
    test.use({ colorScheme });

    for (const [name, open] of Object.entries(STATES)) {
      test(`${name} : ni axe-core ni IBM ne trouvent rien`, async ({ page }) => {
        await open(page);
        await expectNoFault(page, name);
        await expectNoIbmFault(page, name);
      });
    }
  });
}
