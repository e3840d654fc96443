import type { Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import {
  holdFonts,
  MAX_LAYOUT_SHIFT,
  readShift,
  scrollThrough,
  watchShifts,
} from "#tests/e2e/layout-shift";
import { accountPages, filledSimulator, onePagePerDesign, sitePages } from "#tests/e2e/site";
import { resize } from "#tests/e2e/viewport";

const MIN_TARGET_PX = 44;

const paths = [
  ...sitePages.map(({ path }) => path),
  ...accountPages,
  filledSimulator,
  routes.notFound(),
];

// Chromium itself logs the /404 document.
test.use({ expectedMessage: /status of 404|ERR_FAILED/ });

const LAYOUTS = [
  { label: "à 320 px de large", width: 320, textSize: "100%" },
  { label: "en 768 px, texte agrandi à 200 %", width: 768, textSize: "200%" },
  { label: "en 1024 px, texte agrandi à 200 %", width: 1024, textSize: "200%" },
  { label: "en 1280 px, texte agrandi à 200 %", width: 1280, textSize: "200%" },
];

/** What stands out of the page's right side at one text size. */
async function readOverflow(page: Page, textSize: string) {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
    const limit = document.documentElement.clientWidth;
    const scrollsInside = (element: Element): boolean =>
      element.parentElement !== null &&
      (["auto", "scroll", "hidden", "clip"].includes(
        getComputedStyle(element.parentElement).overflowX,
      ) ||
        scrollsInside(element.parentElement));
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        element.getBoundingClientRect().right > limit &&
        element.checkVisibility() &&
        !scrollsInside(element),
    );
    return {
      width: window.innerWidth,
      hidden: document.documentElement.scrollWidth - limit,
      elements: wide.map((element) => (element.cloneNode() as Element).outerHTML),
    };
  }, textSize);
}

/**
 * Once in hundreds of loads a title is too wide just after the resize, for a reason not found:
 * what is still too wide after five seconds is a fault.
 */
const soft = expect.configure({ soft: true, timeout: 5_000 });

for (const font of ["du site", "de secours"]) {
  test(`aucune page ne défile de côté, étroite ou agrandie, polices ${font}`, async ({ page }) => {
    test.slow();
    // Fonts are optional: on a slow first visit the fallback, which is wider, stays.
    if (font === "de secours") await page.route(/\.woff2$/, (route) => route.abort());
    for (const path of paths) {
      await page.goto(path);
      for (const { label, textSize, width } of LAYOUTS) {
        await resize(page, { width, height: 900 });
        await soft
          .poll(() => readOverflow(page, textSize), { message: `${path}, ${label}` })
          .toEqual({ width, hidden: 0, elements: [] });
      }
    }
  });
}

for (const width of [360, 1280]) {
  test(`rien ne bouge au chargement ni au défilement, en ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await holdFonts(page);
    for (const { path } of onePagePerDesign) {
      await page.goto(path);
      await scrollThrough(page);
      const { moved, value } = await readShift(page);
      expect
        .soft(value, `${path}, ce qui bouge : ${moved.join(" | ")}`)
        .toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    }
  });
}

test("appeler et demander un devis se touchent du doigt, sur petit et grand écran", async ({
  page,
}) => {
  test.slow();
  for (const path of paths) {
    await page.goto(path);
    const targets = page
      .locator('a[href^="tel:"]')
      .or(page.locator('a:not([href^="#"])', { hasText: /devis/i }));
    expect.soft(await targets.count(), `${path} : liens d’appel et de devis`).toBeGreaterThan(1);
    for (const width of [360, 1280]) {
      await resize(page, { width, height: 800 });
      const small = await targets.evaluateAll(
        (links, size) =>
          links
            // A link inside a sentence keeps the height of its line (WCAG 2.2, 2.5.8).
            .filter((link) => link.checkVisibility() && getComputedStyle(link).display !== "inline")
            .map((link) => ({ text: link.textContent, box: link.getBoundingClientRect() }))
            .filter(({ box }) => box.width < size || box.height < size)
            .map(({ box, text }) => `${text} : ${box.width} × ${box.height} px`),
        MIN_TARGET_PX,
      );
      expect.soft(small, `${path}, ${width} px`).toEqual([]);
    }
  }
});
