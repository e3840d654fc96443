import type { BrowserContext, Page } from "@playwright/test";
import { CONSENT_KEY } from "#lib/consent/record";
import { routes } from "#lib/routes";
import { banner, dialog, readStored } from "#tests/e2e/consent";
import { expect, test } from "#tests/e2e/fixtures";
import { MAX_LAYOUT_SHIFT, readShift, watchShifts } from "#tests/e2e/layout-shift";
import { openReady, pressInOneFrame } from "#tests/e2e/shell";
import { accountPages, filledSimulator, onePagePerDesign, sitePages } from "#tests/e2e/site";

const PHONE = { width: 360, height: 740 };

const BOTTOM_BARS = ".consent-banner, .dossier-bar, .floating-buttons";

/** Every page, those for one person, and a filled simulator. */
const VISITED = [
  ...sitePages.map(({ path }) => path),
  ...accountPages,
  routes.shortcuts(),
  filledSimulator,
];

/** Several at a time: most of a visit waits until the network is quiet. */
async function visitAll(context: BrowserContext, check: (page: Page, path: string) => unknown) {
  const waiting = [...VISITED];
  const visit = async () => {
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path, { waitUntil: "networkidle" });
      await check(page, path);
    }
    await page.close();
  };
  await Promise.all([visit(), visit(), visit()]);
  expect(waiting).toEqual([]);
}

const footerLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Gérer mes cookies" });

/** Storage and cookies that a page left behind. */
async function listKept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  return [...cookies.map(({ name }) => name), ...stored];
}

test.describe("à la première visite", () => {
  test.use({ refusedAt: null });

  for (const { answer, isAllowed } of [
    { answer: "Accepter tout", isAllowed: true },
    { answer: "Nécessaires uniquement", isAllowed: false },
  ]) {
    test(`« ${answer} » ferme le bandeau et retient le choix`, async ({ page }) => {
      const before = Date.now();
      await page.goto(routes.home());
      await banner(page).getByRole("button", { name: answer }).click();
      await expect(banner(page)).toBeHidden();
      const { date, ...stored } = JSON.parse((await readStored(page)) ?? "");
      expect(stored).toEqual({
        necessary: true,
        analytics: isAllowed,
        marketing: isAllowed,
        version: 1,
      });
      expect(Date.parse(date)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
      for (const path of [routes.home(), routes.contact()]) {
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(banner(page)).toBeHidden();
      }
    });
  }

  test("les deux réponses ont la même taille et le même poids", async ({ page }) => {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(routes.services());
      await expect(banner(page)).toBeVisible();
      const looks = await banner(page)
        .getByRole("button")
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { backgroundColor, borderColor, color, fontSize, fontWeight } =
              getComputedStyle(button);
            const { height, width, y } = button.getBoundingClientRect();
            const look = { backgroundColor, borderColor, color, fontSize, fontWeight, height, y };
            return { ...look, width: Math.round(width) };
          }),
        );
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
    }
  });

  test("le bandeau ne prend pas le focus, suit le lien d’évitement et s’utilise au clavier", async ({
    page,
  }) => {
    await page.goto(routes.contact());
    await expect(banner(page)).toBeVisible();
    await expect(page.locator("body")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
    for (const name of ["En savoir plus", "Choisir par finalité"]) {
      await page.keyboard.press("Tab");
      await expect(banner(page).getByRole("link", { name })).toBeFocused();
    }
    for (const name of ["Accepter tout", "Nécessaires uniquement"]) {
      await page.keyboard.press("Tab");
      await expect(banner(page).getByRole("button", { name })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(banner(page)).toBeHidden();
    expect(await readStored(page)).toContain('"analytics":false');
    await page.keyboard.press("Tab");
    await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
  });

  test("Échap ne répond pas à la place du visiteur", async ({ page }) => {
    await page.goto(routes.home());
    await expect(banner(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await banner(page).getByRole("button", { name: "Accepter tout" }).focus();
    await page.keyboard.press("Escape");
    await banner(page).getByRole("link", { name: "Choisir par finalité" }).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page)).toBeVisible();
    expect(await readStored(page)).toBeNull();
  });

  test("« En savoir plus » mène à ce que dit la page de confidentialité", async ({ page }) => {
    await page.goto(routes.home());
    await banner(page).getByRole("link", { name: "En savoir plus" }).click();
    await expect(page).toHaveURL(routes.cookies());
    await expect(page.getByRole("heading", { name: /^Les cookies et/ })).toBeInViewport();
  });

  test("rien ne part ni ne reste avant le choix, sur aucune page", async ({ context }) => {
    test.slow();
    await visitAll(context, async (page, path) => {
      await expect.soft(banner(page), path).toBeVisible();
      expect.soft(await listKept(page), path).toEqual([]);
    });
  });

  test("un navigateur qui ne retient rien garde le choix le temps de la page", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto(routes.home());
    await banner(page).getByRole("button", { name: "Nécessaires uniquement" }).click();
    await expect(banner(page)).toBeHidden();
    await page.getByRole("navigation").getByRole("link", { name: "Contact" }).first().click();
    await expect(page).toHaveURL(routes.contact());
    await expect(banner(page)).toBeHidden();
  });

  for (const [what, stored] of [
    ["illisible", "{"],
    ["d’une autre forme", '"oui"'],
    ["sans date ni version", '{"necessary":true,"analytics":true,"marketing":true}'],
    [
      "d’une version plus ancienne",
      `{"necessary":true,"analytics":true,"marketing":true,"date":"${new Date().toISOString()}","version":0}`,
    ],
  ] as const) {
    test(`une valeur ${what} repose la question`, async ({ page }) => {
      await page.goto(routes.contact());
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        CONSENT_KEY,
        stored,
      ] as const);
      await page.reload();
      await expect(banner(page)).toBeVisible();
    });
  }

  test("un choix fait dans un autre onglet ferme le bandeau ici", async ({ context, page }) => {
    await page.goto(routes.home());
    await expect(banner(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto(routes.contact());
    await banner(other).getByRole("button", { name: "Nécessaires uniquement" }).click();
    await expect(banner(page)).toBeHidden();
  });

  test.describe("sur un téléphone", () => {
    test.use({ viewport: PHONE });

    test("le bandeau ne couvre ni l’élément qui a le focus ni la fin de la page", async ({
      page,
    }) => {
      for (const path of [routes.home(), routes.contact(), filledSimulator]) {
        await page.goto(path);
        await expect(banner(page)).toBeVisible();
        const covered = new Set<string>();
        for (let step = 0; step < 400; step++) {
          await page.keyboard.press("Tab");
          const { fault, isOver } = await page.evaluate((selector) => {
            const bars = [...document.querySelectorAll(selector)];
            const focused = document.activeElement;
            if (!focused || focused === document.body) return { fault: null, isOver: true };
            if (bars.some((bar) => bar.contains(focused))) return { fault: null, isOver: false };
            const limit = Math.min(...bars.map((bar) => bar.getBoundingClientRect().top));
            const { bottom, top } = focused.getBoundingClientRect();
            // What is taller than the room left begins above the bars at least.
            const isCovered = bottom > limit + 1 && top > limit - 44;
            return { fault: isCovered ? focused.outerHTML.slice(0, 200) : null, isOver: false };
          }, BOTTOM_BARS);
          if (isOver && step > 0) break;
          if (fault !== null) covered.add(fault);
        }
        expect.soft([...covered], path).toEqual([]);
        // The last bar to come makes the page longer.
        await expect(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
          const end = await page.getByRole("contentinfo").boundingBox();
          const bars = await page.locator(BOTTOM_BARS).all();
          const tops = await Promise.all(
            bars.map(async (bar) => (await bar.boundingBox())?.y ?? 0),
          );
          expect((end?.y ?? 0) + (end?.height ?? 0), `${path} : fin`).toBeCloseTo(
            Math.min(...tops),
            0,
          );
        }).toPass({ timeout: 5_000 });
      }
    });

    test("appeler reste possible, et la barre du simulateur se tient au-dessus", async ({
      page,
    }) => {
      await page.goto(filledSimulator);
      await expect(banner(page)).toBeVisible();
      const box = await banner(page).boundingBox();
      expect(box?.height).toBeLessThan(PHONE.height / 3);
      await page.getByRole("banner").locator('a[href^="tel:"]').first().click({ trial: true });
      const bar = await page.locator(".dossier-bar").boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(box?.y ?? 0, 0);
    });

    test("rien ne bouge quand le bandeau vient", async ({ page }) => {
      await watchShifts(page);
      for (const { path } of onePagePerDesign) {
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(banner(page)).toBeVisible();
        const { moved, value } = await readShift(page);
        expect.soft(value, `${path} : ${moved.join(" | ")}`).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      }
    });
  });
});

test.describe("un choix déjà fait", () => {
  const GIVEN = new Date("2026-06-15T10:00:00");

  test.describe("il y a six mois", () => {
    test.use({ refusedAt: GIVEN });

    test("se redemande, pas avant", async ({ page }) => {
      await page.clock.setFixedTime("2026-12-15T09:00:00");
      await page.goto(routes.home(), { waitUntil: "networkidle" });
      await expect(banner(page)).toBeHidden();
      await page.clock.setFixedTime("2026-12-15T12:00:00");
      await page.reload();
      await expect(banner(page)).toBeVisible();
    });
  });

  test("de refuser : rien ne part ni ne reste d’autre, sur aucune page", async ({ context }) => {
    test.slow();
    await visitAll(context, async (page, path) => {
      await expect.soft(banner(page), path).toBeHidden();
      expect.soft(await listKept(page), path).toEqual([CONSENT_KEY]);
    });
  });

  test("se change au bas des pages, un réglage par finalité", async ({ page }) => {
    await openReady(page, routes.services());
    await footerLink(page).click();
    const purpose = (name: string) => dialog(page).getByRole("switch", { name });
    await expect(purpose("Nécessaires")).toBeChecked();
    await expect(purpose("Nécessaires")).toBeDisabled();
    await expect(purpose("Mesure d’audience")).not.toBeChecked();
    await expect(purpose("Marketing")).not.toBeChecked();
    await expect(page).toHaveURL(routes.services());

    await purpose("Mesure d’audience").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    expect(JSON.parse((await readStored(page)) ?? "")).toMatchObject({
      necessary: true,
      analytics: true,
      marketing: false,
    });
    await expect(footerLink(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(purpose("Mesure d’audience")).toBeChecked();
    await purpose("Marketing").check();
    await dialog(page).getByRole("button", { name: "Annuler" }).click();
    expect(await readStored(page)).toContain('"marketing":false');
  });

  test("se rouvre dans l’instant même où il se ferme", async ({ page }) => {
    await openReady(page, routes.services());
    await footerLink(page).click();
    await expect(dialog(page)).toBeVisible();
    const cancel = dialog(page).getByRole("button", { name: "Annuler" });
    await pressInOneFrame(cancel, footerLink(page));
    await expect(dialog(page)).toBeVisible();
  });

  test("se change depuis la page de confidentialité, et dans un nouvel onglet s’y lit", async ({
    context,
    page,
  }) => {
    await openReady(page, routes.cookies());
    await page
      .getByRole("main")
      .locator(".prose")
      .getByRole("link", { name: "Gérer mes cookies" })
      .click();
    await expect(dialog(page)).toBeVisible();
    await dialog(page).getByRole("button", { name: "Annuler" }).click();
    const opened = context.waitForEvent("page");
    await footerLink(page).click({ modifiers: ["Control"] });
    await expect((await opened).getByRole("heading", { name: "Gérer mes cookies" })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false, refusedAt: null });

  test("aucun bandeau, et le lien dit comment faire", async ({ page }) => {
    await page.goto(routes.contact());
    await expect(banner(page)).toHaveCount(0);
    await footerLink(page).click();
    await expect(page).toHaveURL(routes.manageCookies());
    await expect(page.getByRole("heading", { name: "Gérer mes cookies" })).toBeInViewport();
  });
});
