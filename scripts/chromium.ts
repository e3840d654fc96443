import { accessSync, constants } from "node:fs";
import path from "node:path";
import { installDebianPackage } from "#scripts/debian-package";
import { Fault } from "#scripts/fault";

/** The same engine without windows: it opens a page in half the time. */
const HEADLESS = "chromium-headless-shell";

const NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium or Chrome of this machine; `null` when there is none. */
function findChromium(): string | null {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => folder !== "");
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...APPLICATIONS].find(isExecutable) ?? null;
}

/**
 * Installs Debian's package when the machine has no browser.
 * @throws Fault when it cannot.
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found !== null) return found;
  console.log("Navigateur : aucun Chromium sur cette machine, installation du paquet Debian…");
  installDebianPackage(HEADLESS);
  const installed = findChromium();
  if (installed === null)
    throw new Fault(
      "Navigateur : les tests ont besoin de Chromium, introuvable et impossible à installer ici. Installez le paquet « chromium » ou Google Chrome, puis relancez.",
    );
  return installed;
}
