import type { Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";

/** The lines of these kinds that a page writes in its console. */
function listen(page: Page, kinds: RegExp): string[] {
  const lines: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "info" && text.startsWith("[mesure]") && kinds.test(text))
      lines.push(text);
  });
  return lines;
}

/** The module that measures is there: it comes once the page is idle. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });

const scrollPage = (page: Page, part: number): Promise<void> =>
  page.evaluate((to) => scrollTo({ top: document.documentElement.scrollHeight * to }), part);

test("le défilement, une ligne par palier et par page", async ({ page }) => {
  const lines = listen(page, /défilement|passées/);
  await open(page, routes.home());
  expect(lines).toEqual([]);
  await scrollPage(page, 1);
  await scrollPage(page, 0);
  await scrollPage(page, 1);
  await expect
    .poll(() => lines)
    .toEqual([25, 50, 75, 90].map((step) => `[mesure] défilement ${step} % sur /`));
  await page.getByRole("banner").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(routes.contact());
  await expect.poll(() => lines.at(-1)).toMatch(/^\[mesure\] \d+ s passées sur \/$/);
  await scrollPage(page, 1);
  await expect.poll(() => lines.at(-1)).toBe("[mesure] défilement 90 % sur /contact");
});

test("le défilement d’avant la mesure compte aussi", async ({ page }) => {
  const lines = listen(page, /défilement/);
  await page.addInitScript(() => {
    const idle = new Promise((resolve) => addEventListener("idle-at-last", resolve));
    window.requestIdleCallback = (callback) => {
      idle.then(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
      return 0;
    };
  });
  await open(page, routes.home());
  await scrollPage(page, 0.5);
  await page.evaluate(() => dispatchEvent(new Event("idle-at-last")));
  await expect
    .poll(() => lines)
    .toEqual([25, 50].map((step) => `[mesure] défilement ${step} % sur /`));
});

test("la saisie, l’appel et l’e-mail, une fois chacun, sans ce qui est tapé", async ({ page }) => {
  const lines = listen(page, /saisie|demandé/);
  await open(page, routes.zones());
  const field = page.getByRole("main").locator("form input").first();
  await field.fill("Rouen");
  await field.blur();
  await field.focus();
  // Nothing here opens a telephone or a mailbox.
  await page.evaluate(() => addEventListener("click", (event) => event.preventDefault()));
  const footer = page.getByRole("contentinfo");
  for (const scheme of ["tel:", "tel:", "mailto:"])
    await footer.locator(`a[href^="${scheme}"]`).click();
  await expect
    .poll(() => lines)
    .toEqual([
      expect.stringMatching(
        /^\[mesure\] saisie dans le formulaire « .+ » sur \/zone-intervention$/,
      ),
      "[mesure] appel demandé sur /zone-intervention",
      "[mesure] e-mail demandé sur /zone-intervention",
    ]);
  expect(lines.join()).not.toContain("Rouen");
});

test("un chargement de plus de trois secondes", async ({ page }) => {
  const lines = listen(page, /chargement/);
  await page.route(/\.svg$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3100));
    await route.continue();
  });
  await open(page, routes.service("dpe"));
  await expect
    .poll(() => lines)
    .toEqual([
      expect.stringMatching(/^\[mesure\] chargement lent \(\d{4} ms\) sur \/services\/dpe$/),
    ]);
});
