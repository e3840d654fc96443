import { type Browser, chromium } from "@playwright/test";
import { requireChromium } from "#scripts/chromium";

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
