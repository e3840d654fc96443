import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "#tests/e2e/fixtures";

/** Every rule of axe-core up to WCAG 2.2 AA and RGAA 4, best practices and experiments included. */
const TAGS = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22aa",
  "RGAAv4",
  "best-practice",
  "experimental",
];

/** Radix's toolbar passes the focus to its first button: the experimental rule sees it before. */
const isToolbar = (html: string) => /^<[^>]* role="toolbar"/.test(html);

/** axe-core finds nothing in the page as it stands; `place` names it when it does. */
export async function expectNoFault(page: Page, place: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: "tag", values: TAGS }, resultTypes: ["violations"] })
    // Three times as fast; what it leaves out are frames of other sites.
    .setLegacyMode()
    .analyze();
  const faults = violations.flatMap(({ help, id, nodes }) => {
    const found = nodes.filter(({ html }) => id !== "focus-order-semantics" || !isToolbar(html));
    const targets = found.map(({ target }) => target.join(" ")).join(" | ");
    return found.length === 0 ? [] : [`${id} (${help}) : ${targets}`];
  });
  expect.soft(faults, place).toEqual([]);
}

/** Colours slide from one scheme to the other: waits until none is on its way. */
export const settleColours = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
