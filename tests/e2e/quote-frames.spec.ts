import type { Locator, Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { weighPage } from "#scripts/bench/page-weight";
import { listHtmlFaults } from "#tests/crawl/html-faults";
import { expectNoFault } from "#tests/e2e/axe";
import { expect, test } from "#tests/e2e/form-fixtures";
import { formUrls } from "#tests/e2e/form-site";
import { content } from "#tests/e2e/site";
import type { FormServer } from "#tests/mocks/form-server";
import budgets from "../budgets.json" with { type: "json" };

// One worker: the servers start once.
test.describe.configure({ mode: "default" });

const MORNING = new Date("2026-11-20T09:00:00");
const NOON = new Date("2026-11-20T12:00:00");
test.use({ refusedAt: MORNING });

const REVEAL_MS = 1000;
const LATE_MS = 10_000;

const pathOfPartner = (form: string) =>
  routes.partner(content.partners.find(({ quoteForm }) => quoteForm === form)?.slug ?? "");

/** Every page with a form: its frames, in the order of the page. */
const PLACES = [
  { path: routes.home(), src: formUrls.site, heights: [800, 600] },
  { path: routes.contact(), src: formUrls.site, heights: [600] },
  { path: routes.quote(), src: formUrls.site, heights: [800] },
  { path: routes.city("versailles"), src: formUrls.site, heights: [800] },
  { path: pathOfPartner("gaillon"), src: formUrls.gaillon, heights: [800] },
  { path: pathOfPartner("vexin"), src: formUrls.vexin, heights: [800] },
];

/** Time stands still until a test lets it run. */
async function openAtNoon(page: Page, path: string): Promise<void> {
  // The clock runs until it is stopped, which it can only be later.
  await page.clock.install({ time: MORNING });
  await page.clock.pauseAt(NOON);
  await page.goto(path);
}

/** What React still had to do after its last change of the page: its timers are set. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      }),
  );

async function passTime(page: Page, milliseconds: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(milliseconds);
}

const showButton = (page: Page) => page.getByRole("button", { name: "Afficher le formulaire" });
const frames = (page: Page) => page.locator("iframe");
const field = (page: Page) => page.frameLocator("iframe").getByLabel("Votre nom");
const place = (page: Page) => page.getByRole("region", { name: /^Formulaire/ });
const status = (page: Page) => place(page).getByRole("status");
const callButton = (page: Page) => place(page).locator('a[href^="tel:"]');

/** Whether a finger or a pointer reaches the frame. */
const isReachable = (frame: Locator) =>
  frame.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { height, left, top, width } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });

/** The platform has been asked for the form, and whether it answers: the wait has begun. */
async function waitForRequests(platform: FormServer, path: string): Promise<void> {
  await expect.poll(() => platform.requests.toSorted()).toEqual([`GET ${path}`, `HEAD ${path}`]);
}

const formPath = new URL(formUrls.site).pathname;

/** Asks for the form of the quote page and waits until its platform knows. */
async function askForForm(page: Page, platform: FormServer): Promise<void> {
  await openAtNoon(page, routes.quote());
  await showButton(page).click();
  await waitForRequests(platform, formPath);
}

test.describe("avant l’accord", () => {
  test("chaque page dit à qui va la demande, ne demande rien et garde la place", async ({
    page,
    platform,
  }) => {
    for (const { heights, path, src } of PLACES) {
      await page.goto(path, { waitUntil: "networkidle" });
      const { hostname } = new URL(src);
      await expect.soft(showButton(page), path).toHaveCount(heights.length);
      await expect.soft(frames(page), path).toHaveCount(0);
      for (const [index, height] of heights.entries()) {
        const box = await place(page).nth(index).boundingBox();
        expect.soft(box?.height, `${path} : hauteur`).toBe(height + 2);
        await expect.soft(place(page).nth(index)).toContainText(hostname);
      }
      const links = page.getByRole("link", { name: "L’ouvrir dans sa propre page" });
      for (const link of await links.all()) {
        await expect.soft(link, path).toHaveAttribute("href", src);
      }
      await expect.soft(links, path).toHaveCount(heights.length);
    }
    expect(platform.requests).toEqual([]);
  });

  test("la page d’un partenaire nomme le partenaire et son téléphone", async ({ page }) => {
    for (const form of ["gaillon", "vexin"]) {
      const partner = content.partners.find(({ quoteForm }) => quoteForm === form);
      await page.goto(pathOfPartner(form));
      const section = page.locator("section", { has: place(page) });
      await expect(section).toContainText(`les transmet à ${partner?.name}`);
      await expect(section.getByRole("link", { name: /^Appeler/ })).toContainText(
        partner?.phone ?? "no phone",
      );
    }
  });

  test("les partenaires sans formulaire le disent et donnent téléphone et e-mail", async ({
    page,
  }) => {
    const others = content.partners.filter(({ quoteForm }) => quoteForm === "none");
    expect(others).toHaveLength(2);
    for (const { email, phone, slug } of others) {
      await page.goto(routes.partner(slug));
      const section = page.locator("section", {
        hasText: "Formulaire de devis en cours de configuration",
      });
      await expect(section.getByRole("link", { name: phone })).toBeVisible();
      await expect(section.locator(`a[href^="mailto:${email}"]`)).toBeVisible();
      await expect(showButton(page)).toHaveCount(0);
    }
  });
});

test.describe("le choix", () => {
  test("vaut pour les pages suivantes, pour cette plateforme seulement, et s’oublie", async ({
    page,
    platform,
  }) => {
    await page.goto(routes.quote());
    await showButton(page).click();
    await expect(field(page)).toBeVisible();

    await page.goto(pathOfPartner("gaillon"));
    await expect(field(page)).toBeVisible();
    await page.goto(pathOfPartner("vexin"));
    await expect(showButton(page)).toBeVisible();

    await page.goto(routes.quote());
    await page.getByRole("button", { name: "Ne plus afficher ce formulaire d’office" }).click();
    await expect(frames(page)).toHaveCount(0);
    platform.reset();
    await page.goto(routes.contact());
    await place(page).scrollIntoViewIfNeeded();
    await expect(showButton(page)).toBeVisible();
    expect(platform.requests).toEqual([]);
  });

  test("vaut pour les deux formulaires de l’accueil à la fois", async ({ page }) => {
    await page.goto(routes.home());
    await showButton(page).last().click();
    await expect(showButton(page)).toHaveCount(0);
    await place(page).first().scrollIntoViewIfNeeded();
    await expect(frames(page)).toHaveCount(2);
  });

  test("se fait au clavier sans perdre le focus, dans les deux sens", async ({
    page,
    platform,
  }) => {
    platform.behaviour = "held";
    await page.goto(routes.quote());
    await showButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(status(page)).toHaveText("Chargement du formulaire…");
    await expect(place(page)).toBeFocused();
    await waitForRequests(platform, formPath);
    platform.release();
    await expect(field(page)).toBeVisible();
    await expect(place(page)).toBeFocused();
    await expect(status(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(field(page)).toBeFocused();

    const forget = page.getByRole("button", { name: "Ne plus afficher ce formulaire d’office" });
    await forget.focus();
    await page.keyboard.press("Enter");
    await expect(place(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(showButton(page)).toBeFocused();
  });

  test("marche aussi quand le navigateur refuse de retenir", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto(routes.quote());
    await showButton(page).click();
    await expect(field(page)).toBeVisible();
    await page.getByRole("button", { name: "Ne plus afficher ce formulaire d’office" }).click();
    await expect(showButton(page)).toBeVisible();
  });

  test("retenu, ne fait rien bouger dans la page suivante", async ({ page }) => {
    await page.goto(routes.quote());
    const footer = page.getByRole("contentinfo");
    const before = [await place(page).boundingBox(), await footer.boundingBox()];
    await showButton(page).click();
    await expect(field(page)).toBeVisible();
    await page.reload();
    await expect(field(page)).toBeVisible();
    expect([await place(page).boundingBox(), await footer.boundingBox()]).toEqual(before);
  });
});

test.describe("sans traceur", () => {
  test.use({ asksFirst: false });

  test("le formulaire vient sans clic, mais seulement près de l’écran", async ({
    page,
    platform,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(routes.contact(), { waitUntil: "networkidle" });
    await expect(status(page)).toHaveText("Chargement du formulaire…");
    await expect(frames(page)).toHaveCount(0);
    expect(platform.requests).toEqual([]);
    await place(page).scrollIntoViewIfNeeded();
    await expect(field(page)).toBeVisible();
    expect(platform.requests.toSorted()).toEqual([`GET ${formPath}`, `HEAD ${formPath}`]);
    await expect(page.getByRole("button", { name: /afficher/i })).toHaveCount(0);
  });

  test("les deux formulaires de l’accueil se chargent chacun à son tour", async ({ page }) => {
    await page.goto(routes.home(), { waitUntil: "networkidle" });
    await place(page).first().scrollIntoViewIfNeeded();
    await expect(frames(page)).toHaveCount(1);
    await place(page).last().scrollIntoViewIfNeeded();
    await expect(frames(page)).toHaveCount(2);
    const titles = await frames(page).evaluateAll((all) =>
      all.map((frame) => frame.getAttribute("title")),
    );
    expect(new Set(titles).size).toBe(2);
  });
});

test.describe("le chargement", () => {
  test("reste couvert une seconde après l’arrivée du formulaire", async ({ page, platform }) => {
    await askForForm(page, platform);
    await expect(status(page)).toHaveText("Le formulaire s’affiche.");
    const cover = place(page).locator("> div");
    expect(await cover.boundingBox()).toEqual(await frames(page).boundingBox());
    await expect(frames(page), "hors d’atteinte tant qu’il est couvert").toHaveAttribute("inert");
    await passTime(page, REVEAL_MS - 1);
    await expect(status(page)).toBeVisible();
    await passTime(page, 1);
    await expect(status(page)).toBeHidden();
    expect(await isReachable(frames(page))).toBe(true);
    await passTime(page, LATE_MS);
    await expect(status(page)).toBeHidden();
    await expect(frames(page)).toHaveAttribute("src", formUrls.site);
    await expect(frames(page)).toHaveAttribute("title", /^Formulaire\s: \S/);
    await field(page).fill("Dupont");
  });

  test("propose d’appeler au bout de dix secondes, puis montre le formulaire s’il vient", async ({
    page,
    platform,
  }) => {
    platform.behaviour = "held";
    await askForForm(page, platform);
    await passTime(page, LATE_MS - 1);
    await expect(status(page)).toHaveText("Chargement du formulaire…");
    await expect(callButton(page)).toHaveCount(0);
    await passTime(page, 1);
    await expect(status(page)).toContainText("Le formulaire tarde à venir. Appelez-nous");
    await expect(callButton(page)).toBeVisible();

    platform.release();
    await expect(status(page)).toHaveText("Le formulaire s’affiche.");
    await passTime(page, REVEAL_MS);
    await expect(status(page)).toBeHidden();
    await expect(callButton(page)).toHaveCount(0);
    await field(page).fill("Dupont");
  });

  test("quitté en route, est abandonné", async ({ page, platform }) => {
    platform.behaviour = "held";
    await page.goto(routes.quote());
    await showButton(page).click();
    await waitForRequests(platform, formPath);
    await page.getByRole("banner").getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL(routes.services());
    await expect
      .poll(() => platform.abandoned.toSorted())
      .toEqual([`GET ${formPath}`, `HEAD ${formPath}`]);
  });
});

test.describe("une plateforme en panne", () => {
  test.use({ expectedMessage: /ERR_CONNECTION_REFUSED/ });

  test("se dit tout de suite, avec le téléphone", async ({ page }) => {
    await page.goto(pathOfPartner("vexin"));
    await showButton(page).click();
    await expect(status(page)).toContainText("Le formulaire ne s’affiche pas");
    await expect(callButton(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "L’ouvrir dans sa propre page" })).toBeVisible();
    const box = await place(page).boundingBox();
    expect(box?.height, "rien ne bouge").toBe(802);
  });
});

test.describe("une plateforme qui refuse les cadres", () => {
  test.use({ expectedMessage: /X-Frame-Options/ });

  test("ne se remarque pas : le lien et le téléphone restent à côté", async ({
    page,
    platform,
  }) => {
    platform.behaviour = "refused";
    await askForForm(page, platform);
    await expect(status(page)).toHaveText("Le formulaire s’affiche.");
    await passTime(page, REVEAL_MS);
    await expect(status(page)).toBeHidden();
    const section = page.locator("section", { has: place(page) });
    await expect(section.getByRole("link", { name: /L’ouvrir dans sa propre page/ })).toBeVisible();
    await expect(section.getByRole("link", { name: /^Appeler/ })).toBeVisible();
  });
});

test.describe("une plateforme qui n’accepte que les cadres", () => {
  test.use({ expectedMessage: /ERR_BLOCKED_BY_RESPONSE/ });

  test("montre son formulaire sous le message", async ({ page, platform }) => {
    platform.behaviour = "guarded";
    await askForForm(page, platform);
    await expect(status(page)).toContainText("Le formulaire ne s’affiche pas");
    expect(await isReachable(frames(page))).toBe(true);
    await field(page).fill("Dupont");
  });
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("le lien et le téléphone tiennent la place du cadre", async ({ page }) => {
    for (const { heights, path, src } of PLACES) {
      await page.goto(path);
      await expect.soft(page.locator(".quote-frame:visible"), path).toHaveCount(0);
      const links = page.getByRole("link", { name: "L’ouvrir dans sa propre page" });
      await expect.soft(links, path).toHaveCount(heights.length);
      await expect.soft(links.first(), path).toHaveAttribute("href", src);
      await expect.soft(page.getByRole("link", { name: /^Appeler le / }).first()).toBeVisible();
    }
  });
});

test("les pages à formulaire tiennent dans leur budget et leur HTML est valide", async ({
  origin,
  request,
}) => {
  for (const { path } of PLACES) {
    const { html, javaScript } = await weighPage(origin, path);
    expect
      .soft(html, `${path} : HTML`)
      .toBeLessThanOrEqual(path === routes.home() ? budgets.htmlHome : budgets.htmlOther);
    expect
      .soft(javaScript - budgets.emptyAppJavaScript, `${path} : JavaScript`)
      .toBeLessThanOrEqual(budgets.javaScriptAllowance);
    expect.soft(await listHtmlFaults(await (await request.get(path)).text()), path).toEqual([]);
  }
});

test.describe("à chaque étape", () => {
  // axe-core speaks to the frame before it knows where that is.
  test.use({ expectedMessage: /Failed to execute 'postMessage'/ });

  test("axe-core ne trouve rien, et rien ne déborde", async ({ page, platform }) => {
    platform.behaviour = "held";
    await page.setViewportSize({ width: 320, height: 740 });
    // axe-core waits for timers of its own: time goes on.
    await page.clock.install();
    await page.goto(routes.quote());
    const expectSound = async (step: string) => {
      await expectNoFault(page, step);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, step).toBe(0);
    };
    await expectSound("demande");
    await showButton(page).click();
    await waitForRequests(platform, formPath);
    await expectSound("chargement");
    await settle(page);
    await page.clock.fastForward(LATE_MS);
    await expect(callButton(page)).toBeVisible();
    await expectSound("retard");
    platform.release();
    await expect(status(page)).toBeHidden();
    await expectSound("affiché");
  });
});
