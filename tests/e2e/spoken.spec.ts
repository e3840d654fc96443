import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Virtual } from "@guidepup/virtual-screen-reader";
import type { Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { banner, dialog } from "#tests/e2e/consent";
import { expect, test } from "#tests/e2e/fixtures";
import { mobileDrawer } from "#tests/e2e/shell";
import { content } from "#tests/e2e/site";

/** A screen reader written in JavaScript, which reads the page's own accessibility tree. */
const entry = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader");
const reader = path.join(
  entry.slice(0, entry.indexOf("virtual-screen-reader")),
  "virtual-screen-reader/lib/esm/index.browser.js",
);

// The reader is no part of the site: it comes in beside the policy.
test.use({ bypassCSP: true });

async function loadReader(page: Page): Promise<void> {
  const source = await readFile(reader, "utf8");
  await page.evaluate(async (text) => {
    const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    const { virtual } = await import(/* @vite-ignore */ address);
    Object.assign(window, { virtual });
  }, source);
}

/** All that is said of an element, from its start to its end. */
async function readAloud(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const virtual: Virtual = Reflect.get(window, "virtual");
    const container = document.querySelector(wanted);
    if (container === null) throw new Error(`Nothing is ${wanted}.`);
    await virtual.start({ container });
    const first = await virtual.lastSpokenPhrase();
    for (let step = 0; step < 200; step++) {
      await virtual.next();
      if ((await virtual.lastSpokenPhrase()) === first) break;
    }
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  }, selector);
}

/** What is said from now on, the page read as a whole, until `stop` gives it back. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(async () => {
    const virtual: Virtual = Reflect.get(window, "virtual");
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
  });
  return () =>
    page.evaluate(() => {
      const virtual: Virtual = Reflect.get(window, "virtual");
      return virtual.spokenPhraseLog();
    });
}

/** The controls and landmarks among what is said. */
const named = (phrases: readonly string[]) =>
  phrases.filter((phrase) => /^(banner|navigation|link|button|dialog|tab|tablist)\b/.test(phrase));

const links = content.navigation.main.flatMap((item) => ("links" in item ? item.links : [item]));

const sayLinks = (current: string) =>
  links.map(({ label, target }) => `link, ${label}${target === current ? ", current page" : ""}`);

test("l’en-tête : le nom, la navigation, la page où l’on est, le téléphone, le devis", async ({
  page,
}) => {
  await page.goto(routes.services());
  await loadReader(page);
  const phrases = await readAloud(page, ".site-header");
  expect(named(phrases)).toEqual([
    "banner",
    `link, ${content.business.name}`,
    "navigation, Navigation principale",
    ...sayLinks(routes.services()),
    `link, ${content.business.phone}`,
    "link, Devis gratuit",
    "banner",
  ]);
  expect(phrases).toContain("Zone d’activité");
});

test("le tiroir : une fenêtre nommée, son bouton pour fermer, puis ses liens", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(routes.home());
  await loadReader(page);
  await mobileDrawer(page).opener.click();
  expect(new Set(named(await readAloud(page, "#menu")))).toEqual(
    new Set([
      "dialog, Menu",
      "button, Fermer le menu",
      "navigation, Menu du site",
      ...sayLinks(routes.home()),
      `link, ${content.business.phone}`,
      "link, Devis gratuit",
    ]),
  );
});

test.describe("à la première visite", () => {
  test.use({ refusedAt: null });

  test("le bandeau : une région nommée, deux liens, deux réponses", async ({ page }) => {
    await page.goto(routes.contact());
    await loadReader(page);
    await expect(banner(page)).toBeVisible();
    const phrases = await readAloud(page, ".consent-banner");
    expect(phrases[0]).toBe("region, Cookies");
    expect(named(phrases)).toEqual([
      "link, En savoir plus",
      "link, Choisir par finalité",
      "button, Accepter tout",
      "button, Nécessaires uniquement",
    ]);
  });
});

test("la fenêtre des cookies : un interrupteur par finalité, son état, ce qu’il fait", async ({
  page,
}) => {
  await page.goto(routes.contact());
  await loadReader(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Gérer mes cookies" }).click();
  await expect(dialog(page)).toBeVisible();
  const phrases = await readAloud(page, "dialog.confirmation");
  expect(phrases[0]).toBe("dialog, Gérer mes cookies");
  expect(phrases.filter((phrase) => phrase.startsWith("switch"))).toEqual([
    expect.stringMatching(
      /^switch, Nécessaires, .*checked.*disabled|^switch, Nécessaires, .*disabled.*checked/,
    ),
    expect.stringMatching(/^switch, Mesure d’audience, Compter les visites.*not checked/),
    expect.stringMatching(/^switch, Marketing, .*not checked/),
  ]);
});

test.describe("sans connexion", () => {
  // What Chromium says of prefetches that fail.
  test.use({ expectedMessage: /ERR_INTERNET_DISCONNECTED/ });

  test("le bandeau hors ligne se dit une fois", async ({ context, page }) => {
    await page.goto(routes.contact());
    await loadReader(page);
    // Its region comes into the page before its message.
    await expect(page.locator('body > [role="status"]:empty')).toHaveCount(1);
    const stop = await listen(page);
    await context.setOffline(true);
    await expect
      .poll(async () => (await stop()).filter((phrase) => phrase.startsWith("polite: ")))
      .toEqual(["polite: Mode hors ligne - Certaines fonctionnalités peuvent être limitées"]);
  });
});

test("les onglets de la connexion : lequel est choisi, sa place", async ({ page }) => {
  await page.goto(routes.auth());
  await loadReader(page);
  await page.getByRole("tab", { name: "Inscription" }).click();
  expect(named(await readAloud(page, ".auth-tabs")).slice(1, 3)).toEqual([
    "tab, Connexion, not selected, position 1, set size 2",
    "tab, Inscription, selected, position 2, set size 2",
  ]);
});

test("le carrousel : son nom, ses boutons, l’avis courant, puis celui où l’on va", async ({
  page,
}) => {
  const count = content.reviews.length;
  await page.goto(routes.home());
  await loadReader(page);
  await expect(page.getByRole("button", { name: `Avis 1 sur ${count}` })).toBeVisible();
  // Whatever else changes in the page while it is read makes the reader begin anew.
  await expect(async () => {
    const phrases = await readAloud(page, '[aria-roledescription="carrousel"]');
    expect(phrases[0]).toBe("carrousel, Avis de nos clients");
    expect(named(phrases)).toEqual([
      "button, Avis précédent",
      ...content.reviews.map(
        (_, index) =>
          `button, Avis ${index + 1} sur ${count}${index === 0 ? ", current item" : ""}`,
      ),
      "button, Avis suivant",
    ]);
  }).toPass();
  const stop = await listen(page);
  await page.getByRole("button", { name: "Avis suivant" }).click();
  const said = async () => (await stop()).filter((phrase) => phrase.startsWith("polite: "));
  await expect.poll(said).toHaveLength(1);
  expect((await said())[0]).toContain(`Avis 2 sur ${count} : `);
});

test("un message qui s’affiche", async ({ page }) => {
  await page.goto(routes.auth());
  await loadReader(page);
  const stop = await listen(page);
  const panel = page.getByRole("tabpanel", { name: "Connexion" });
  await panel.getByLabel("Email").fill("personne@exemple.fr");
  await panel.getByLabel("Mot de passe", { exact: true }).fill("abc");
  await panel.getByRole("button", { name: "Se connecter" }).click();
  await expect
    .poll(async () => (await stop()).filter((phrase) => /^polite: .*Erreur/.test(phrase)).length)
    .toBe(1);
});

test("un changement de page se dit une fois : le titre de la page", async ({ page }) => {
  await page.goto(routes.about());
  await loadReader(page);
  const stop = await listen(page);
  await page.keyboard.press("Alt+KeyS");
  const h1 = page.getByRole("heading", { level: 1 });
  await expect(h1).toBeFocused();
  const title = await h1.innerText();
  await expect.poll(stop).toContain(`heading, ${title}, level 1`);
  const said = await stop();
  expect(said.filter((phrase) => phrase.includes(title))).toHaveLength(1);
  expect(said.filter((phrase) => /^(assertive|polite): /.test(phrase))).toEqual([]);
});
