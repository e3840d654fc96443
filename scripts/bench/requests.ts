import { DESKTOP, launchBrowser } from "#scripts/bench/browser";
import type { Measure, Row } from "#scripts/bench/row";

/** Requests until a page is idle, in a fresh browser: its files, and what Next.js prefetches. */
export const measureRequests: Measure = async ({ paths, siteOrigin }) => {
  const browser = await launchBrowser();
  const rows: Row[] = [];
  for (const path of paths) {
    const context = await browser.newContext({ viewport: DESKTOP });
    const page = await context.newPage();
    const asked: string[] = [];
    let prefetches = 0;
    page.on("request", (request) => {
      asked.push(request.url());
      if (request.headers()["next-router-prefetch"] !== undefined) prefetches += 1;
    });
    await page.goto(new URL(path, siteOrigin).href, { waitUntil: "networkidle" });
    const repeated = asked.length - new Set(asked).size;
    rows.push({
      what: "Requêtes au chargement",
      where: path,
      value: `${asked.length}, dont ${prefetches} d’avance et ${repeated} répétées`,
      bar: "aucune répétée",
      isMet: repeated === 0,
    });
    await context.close();
  }
  await browser.close();
  return rows;
};
