import { type Browser, chromium, type Page } from "@playwright/test";
import { routes } from "#lib/routes";
import type { Measure, Row } from "#scripts/bench/row";
import { formatMs, percentile } from "#scripts/bench/timing";
import { requireChromium } from "#scripts/chromium";
import { headerMenu, mobileDrawer } from "#tests/e2e/shell";
import { content, filledSimulator } from "#tests/e2e/site";

const BAR_MS = 100;
const SLOWDOWN = 4;
const VISITS = 3;
/** Chromium tells of an interaction after the frame that shows its result, in steps of 8 ms. */
const SETTLED_MS = 400;

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

type Interaction = {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
};

const button = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first().click();
const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, 900));
const manageCookies = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Gérer mes cookies" }).click();
const firstService = content.services[0]?.slug ?? "";

const INTERACTIONS: readonly Interaction[] = [
  {
    name: "ouvrir le menu",
    path: routes.home(),
    viewport: DESKTOP,
    act: (page) => headerMenu(page).trigger.click(),
  },
  {
    name: "ouvrir le tiroir",
    path: routes.home(),
    viewport: PHONE,
    act: (page) => mobileDrawer(page).opener.click(),
  },
  {
    name: "fermer le tiroir",
    path: routes.home(),
    viewport: PHONE,
    prepare: (page) => mobileDrawer(page).opener.click(),
    act: (page) => page.keyboard.press("Escape"),
  },
  {
    name: "répondre au bandeau",
    path: routes.home(),
    viewport: PHONE,
    act: button("Nécessaires uniquement"),
  },
  {
    name: "ouvrir les réglages des cookies",
    path: routes.contact(),
    viewport: PHONE,
    act: manageCookies,
  },
  {
    name: "enregistrer les réglages",
    path: routes.contact(),
    viewport: PHONE,
    prepare: manageCookies,
    act: button("Enregistrer"),
  },
  {
    name: "avancer d’un avis",
    path: routes.home(),
    viewport: PHONE,
    act: button("Avis suivant"),
  },
  {
    name: "revenir en haut",
    path: routes.services(),
    viewport: PHONE,
    prepare: scrollDown,
    act: button("Haut de page"),
  },
  {
    name: "suivre un lien",
    path: routes.home(),
    viewport: DESKTOP,
    act: (page) =>
      page.getByRole("banner").getByRole("link", { name: "Services", exact: true }).click(),
  },
  {
    name: "aller par le clavier",
    path: routes.home(),
    viewport: DESKTOP,
    act: (page) => page.keyboard.press("Alt+KeyC"),
  },
  {
    name: "déplier une question",
    path: routes.service(firstService),
    viewport: PHONE,
    act: (page) => page.locator("main details summary").first().click(),
  },
  {
    name: "répondre au simulateur",
    path: filledSimulator,
    viewport: PHONE,
    act: (page) => page.getByText("Je loue", { exact: true }).click(),
  },
  {
    name: "écrire une surface",
    path: filledSimulator,
    viewport: PHONE,
    prepare: (page) => page.getByLabel("Surface habitable").focus(),
    act: (page) => page.keyboard.press("Digit1"),
  },
  {
    name: "chercher un article",
    path: routes.blog(),
    viewport: PHONE,
    prepare: (page) => page.getByRole("searchbox").focus(),
    act: (page) => page.keyboard.press("KeyD"),
  },
  {
    name: "changer d’onglet",
    path: routes.auth(),
    viewport: PHONE,
    act: (page) => page.getByRole("tab", { name: "Inscription" }).click(),
  },
  {
    name: "envoyer une connexion fautive",
    path: routes.auth(),
    viewport: PHONE,
    act: button("Se connecter"),
  },
];

/** @returns the longest time from the gesture to the frame that answers it, in ms */
async function timeInteraction(
  browser: Browser,
  siteOrigin: string,
  { act, path, prepare, viewport }: Interaction,
): Promise<number> {
  const context = await browser.newContext({ viewport, locale: "fr-FR" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    // TypeScript does not know the threshold yet.
    const options = { type: "event", durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) times.push(entry.duration);
    }).observe(options);
  });
  await page.goto(new URL(path, siteOrigin).href, { waitUntil: "networkidle" });
  await prepare?.(page);
  await page.waitForTimeout(SETTLED_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate(() => {
    Reflect.get(window, "times").length = 0;
  });
  await act(page);
  await page.waitForTimeout(SETTLED_MS);
  const times: number[] = await page.evaluate(() => Reflect.get(window, "times"));
  await context.close();
  // None: the answer came within one frame.
  return Math.max(16, ...times);
}

/** What a person waits for after a gesture, on a phone's processor. */
export const measureInteractions: Measure = async ({ siteOrigin }) => {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const rows: Row[] = [];
  for (const interaction of INTERACTIONS) {
    const visits: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      visits.push(await timeInteraction(browser, siteOrigin, interaction));
    }
    const median = percentile(visits, 0.5);
    rows.push({
      what: `Réponse à un geste, processeur ${SLOWDOWN} fois plus lent (médiane de ${VISITS})`,
      where: interaction.name,
      value: formatMs(median),
      bar: `≤ ${BAR_MS} ms`,
      isMet: median <= BAR_MS,
    });
  }
  await browser.close();
  return rows;
};
