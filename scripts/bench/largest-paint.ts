import type { Browser } from "@playwright/test";
import { launchBrowser, PHONE } from "#scripts/bench/browser";
import type { Measure, Row } from "#scripts/bench/row";
import { formatMs, formatRatio, percentile } from "#scripts/bench/timing";
import { removeScripts, serveTwin } from "#scripts/bench/twin";
import { onePagePerDesign } from "#tests/e2e/site";

const RATIO_BAR = 1.05;
const VISITS = 3;
const SLOWDOWN = 4;
/** « Slow 4G » of Chromium's own tools: bytes a second, and milliseconds for each request. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
  latency: 150 * 3.75,
};

/** @returns milliseconds from the start of a first visit to its largest paint */
async function timeLargestPaint(
  browser: Browser,
  address: string,
  isSlow: boolean,
): Promise<number> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: "fr-FR",
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  }
  await page.goto(address, { waitUntil: "networkidle" });
  const time = await page.evaluate(() => Number(Reflect.get(window, "largestPaint")));
  await context.close();
  if (Number.isNaN(time)) throw new Error(`${address}: nothing was painted`);
  return time;
}

/** The main content of a page for a new visitor, and how long its scripts hold it up. */
export const measureLargestPaint: Measure = async ({ siteOrigin }) => {
  const browser = await launchBrowser();
  const whole = await serveTwin(siteOrigin, (html) => html);
  const bare = await serveTwin(siteOrigin, removeScripts);
  const rows: Row[] = [];
  for (const { path } of onePagePerDesign) {
    const times = { whole: [] as number[], bare: [] as number[] };
    for (let visit = 0; visit <= VISITS; visit++) {
      // The first one fills the memory of both servers.
      const isCounted = visit > 0;
      const both = {
        whole: await timeLargestPaint(browser, whole.origin + path, isCounted),
        bare: await timeLargestPaint(browser, bare.origin + path, isCounted),
      };
      if (!isCounted) continue;
      times.whole.push(both.whole);
      times.bare.push(both.bare);
    }
    const median = { whole: percentile(times.whole, 0.5), bare: percentile(times.bare, 0.5) };
    const ratio = median.whole / median.bare;
    rows.push({
      what: `Plus grand élément affiché, contre la page sans scripts (médiane de ${VISITS})`,
      where: path,
      value: `${formatMs(median.whole)} contre ${formatMs(median.bare)} (${formatRatio(ratio)})`,
      bar: `≤ ${formatRatio(RATIO_BAR)}`,
      isMet: ratio <= RATIO_BAR,
    });
  }
  await whole.stop();
  await bare.stop();
  await browser.close();
  return rows;
};
