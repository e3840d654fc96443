import type { Locator, Page } from "@playwright/test";
import { expect } from "#tests/e2e/fixtures";
import { content } from "#tests/e2e/site";

/** Opens a page whose scripts are there: it answers, and what they show has its place. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("next-route-announcer")).toBeAttached();
}

/** Presses one thing and then another before the browser's next frame, as a quick hand may. */
export async function pressInOneFrame(first: Locator, second: Locator): Promise<void> {
  const next = await second.elementHandle();
  await first.evaluate(async (pressed, other) => {
    (pressed as HTMLElement).click();
    // As after a real click, microtasks are done; events of a later frame are still to come.
    await null;
    (other as HTMLElement).click();
  }, next);
}

/** The entry of the main navigation that opens on several links. */
const group = content.navigation.main.find((entry) => "links" in entry);

export type Disclosure = { trigger: Locator; links: Locator };

/** The dropdown of the header, on large screens. */
export function headerMenu(page: Page): Disclosure {
  const entry = page
    .getByRole("banner")
    .getByRole("listitem")
    .filter({
      has: page.locator("summary, button", { hasText: group?.label ?? "no group in navigation" }),
    });
  return {
    trigger: entry.locator("summary, button"),
    links: entry.getByRole("listitem").getByRole("link"),
  };
}

export type Drawer = { opener: Locator; dialog: Locator; closer: Locator };

/** The side drawer, on small screens. */
export function mobileDrawer(page: Page): Drawer {
  const dialog = page.getByRole("dialog", { name: "Menu" });
  return {
    opener: page.getByRole("banner").getByRole("button", { name: "Ouvrir le menu" }),
    dialog,
    closer: dialog.getByRole("button", { name: "Fermer le menu" }),
  };
}
