import { DESKTOP, launchBrowser, PHONE } from "#scripts/bench/browser";
import type { Measure, Row } from "#scripts/bench/row";
import {
  holdFonts,
  MAX_LAYOUT_SHIFT,
  readShift,
  scrollThrough,
  watchShifts,
} from "#tests/e2e/layout-shift";
import { onePagePerDesign } from "#tests/e2e/site";

const formatShift = (value: number) => value.toFixed(4).replace(".", ",");

/** What moves by itself while a new visitor opens a page and reads it to its end. */
export const measureStability: Measure = async ({ siteOrigin }) => {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const [screen, viewport] of Object.entries({ téléphone: PHONE, ordinateur: DESKTOP })) {
    for (const { path } of onePagePerDesign) {
      const context = await browser.newContext({
        viewport,
        locale: "fr-FR",
        serviceWorkers: "block",
      });
      const page = await context.newPage();
      await watchShifts(page);
      await holdFonts(page);
      await page.goto(siteOrigin + path, { waitUntil: "networkidle" });
      await scrollThrough(page);
      const { value } = await readShift(page);
      await context.close();
      rows.push({
        what: `Décalage au chargement et au défilement, ${screen}`,
        where: path,
        value: formatShift(value),
        bar: `≤ ${formatShift(MAX_LAYOUT_SHIFT)}`,
        isMet: value <= MAX_LAYOUT_SHIFT,
      });
    }
  }
  await browser.close();
  return rows;
};
