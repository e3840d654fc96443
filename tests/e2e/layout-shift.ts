import type { Page } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };

export const MAX_LAYOUT_SHIFT = budgets.layoutShift;

export type LayoutShift = { value: number; moved: string[] };

/** What the layout-shift entry of browsers adds, which TypeScript does not know. */
type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Follows, on each page opened from now on, what moves by itself as browsers count it. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: LayoutShift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "");
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Fonts arrive after the first paint, as they do on a slow network. */
export const holdFonts = (page: Page): Promise<unknown> =>
  page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    await route.continue();
  });

/** From the top to the end, a screen at a time. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await document.fonts.ready;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await nextFrame();
      await nextFrame();
    }
  });

/** What has moved since the page was opened. */
export async function readShift(page: Page): Promise<LayoutShift> {
  const shifts: LayoutShift[] = await page.evaluate(() => Reflect.get(window, "shifts"));
  return {
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}
