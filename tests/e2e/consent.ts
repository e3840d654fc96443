import type { Locator, Page } from "@playwright/test";
import { CONSENT_KEY } from "#lib/consent/record";

export const banner = (page: Page): Locator =>
  page.getByRole("region", { name: "Cookies", exact: true });

export const dialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Gérer mes cookies" });

export const readStored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY);
