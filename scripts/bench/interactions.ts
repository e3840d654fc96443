import type { Browser, Locator, Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { DESKTOP, launchBrowser, PHONE } from "#scripts/bench/browser";
import type { Measure, Row } from "#scripts/bench/row";
import { formatMs, percentile } from "#scripts/bench/timing";
import { headerMenu, mobileDrawer } from "#tests/e2e/shell";
import { content, filledSimulator } from "#tests/e2e/site";

const BAR_MS = 100;
const SLOWDOWN = 4;
const VISITS = 5;
/** Chromium tells of an interaction after the frame that shows its result, in steps of 8 ms. */
const SETTLED_MS = 400;

type Interaction = {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  prepare?: (page: Page) => Promise<unknown>;
} & ({ click: (page: Page) => Locator } | { key: string });

const button = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first();
const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, 900));
const cookieSettings = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Gérer mes cookies" });
const firstService = content.services[0]?.slug ?? "";

const INTERACTIONS: readonly Interaction[] = [
  {
    name: "ouvrir le menu",
    path: routes.home(),
    viewport: DESKTOP,
    click: (page) => headerMenu(page).trigger,
  },
  {
    name: "ouvrir le tiroir",
    path: routes.home(),
    viewport: PHONE,
    click: (page) => mobileDrawer(page).opener,
  },
  {
    name: "fermer le tiroir",
    path: routes.home(),
    viewport: PHONE,
    prepare: (page) => mobileDrawer(page).opener.click(),
    key: "Escape",
  },
  {
    name: "répondre au bandeau",
    path: routes.home(),
    viewport: PHONE,
    click: button("Nécessaires uniquement"),
  },
  {
    name: "ouvrir les réglages des cookies",
    path: routes.contact(),
    viewport: PHONE,
    click: cookieSettings,
  },
  {
    name: "enregistrer les réglages",
    path: routes.contact(),
    viewport: PHONE,
    prepare: (page) => cookieSettings(page).click(),
    click: button("Enregistrer"),
  },
  {
    name: "avancer d’un avis",
    path: routes.home(),
    viewport: PHONE,
    click: button("Avis suivant"),
  },
  {
    name: "revenir en haut",
    path: routes.services(),
    viewport: PHONE,
    prepare: scrollDown,
    click: button("Haut de page"),
  },
  {
    name: "suivre un lien",
    path: routes.home(),
    viewport: DESKTOP,
    click: (page) => page.getByRole("banner").getByRole("link", { name: "Services", exact: true }),
  },
  {
    name: "aller par le clavier",
    path: routes.home(),
    viewport: DESKTOP,
    key: "Alt+KeyC",
  },
  {
    name: "déplier une question",
    path: routes.service(firstService),
    viewport: PHONE,
    click: (page) => page.locator("main details summary").first(),
  },
  {
    name: "répondre au simulateur",
    path: filledSimulator,
    viewport: PHONE,
    click: (page) => page.getByText("Je loue", { exact: true }),
  },
  {
    name: "écrire une surface",
    path: filledSimulator,
    viewport: PHONE,
    prepare: (page) => page.getByLabel("Surface habitable").focus(),
    key: "Digit1",
  },
  {
    name: "chercher un article",
    path: routes.blog(),
    viewport: PHONE,
    prepare: (page) => page.getByRole("searchbox").focus(),
    key: "KeyD",
  },
  {
    name: "changer d’onglet",
    path: routes.auth(),
    viewport: PHONE,
    click: (page) => page.getByRole("tab", { name: "Inscription" }),
  },
  {
    name: "envoyer une connexion fautive",
    path: routes.auth(),
    viewport: PHONE,
    click: button("Se connecter"),
  },
];

/** @returns the longest time from the gesture to the frame that answers it, in ms */
async function timeInteraction(
  browser: Browser,
  siteOrigin: string,
  { path, prepare, viewport, ...gesture }: Interaction,
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
  if ("click" in gesture) await gesture.click(page).hover();
  await page.waitForTimeout(SETTLED_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate(() => {
    Reflect.get(window, "times").length = 0;
  });
  if ("click" in gesture) {
    // Without the questions that Playwright asks the page at each of its own clicks.
    await page.mouse.down();
    await page.mouse.up();
  } else await page.keyboard.press(gesture.key);
  await page.waitForTimeout(SETTLED_MS);
  const times: number[] = await page.evaluate(() => Reflect.get(window, "times"));
  await context.close();
  // None: the answer came within one frame.
  return Math.max(16, ...times);
}

/** What a person waits for after a gesture, on a phone's processor. */
export const measureInteractions: Measure = async ({ siteOrigin }) => {
  const browser = await launchBrowser();
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
