import type { Page } from "@playwright/test";
import { phoneHref } from "#lib/contact-links";
import { keyboardShortcuts } from "#lib/keyboard-shortcuts";
import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import { MAX_LAYOUT_SHIFT, readShift, watchShifts } from "#tests/e2e/layout-shift";
import { headerMenu, mobileDrawer, openReady } from "#tests/e2e/shell";
import { content, filledSimulator } from "#tests/e2e/site";

const PHONE = { width: 360, height: 740 };

const bar = (page: Page) => page.getByRole("region", { name: "Accès rapides" });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test.describe("les boutons flottants", () => {
  for (const width of [360, 1280]) {
    test(`viennent après 500 px et s’en vont, à ${width} px`, async ({ page }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height: 740 });
      await openReady(page, routes.services());
      await scrollTo(page, 500);
      await expect(bar(page)).toHaveCount(0);
      await scrollTo(page, 501);
      await expect(bar(page)).toBeInViewport();
      await expect(bar(page).getByRole("link", { name: /^Appeler le/ })).toHaveAttribute(
        "href",
        phoneHref(content.business.phone),
      );
      await expect(bar(page).getByRole("link", { name: "Devis gratuit" })).toBeVisible({
        visible: width < 1024,
      });
      for (const target of await bar(page).locator("a:visible, button").all()) {
        const box = await target.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
      await page.getByRole("button", { name: "Haut de page" }).click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(bar(page)).toHaveCount(0);
      await expect(page.getByRole("main")).toBeFocused();
      expect((await readShift(page)).value).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    });
  }

  for (const path of [routes.services(), filledSimulator]) {
    test(`ne couvrent ni le bas de la page ni ce qui a le focus : ${path.slice(0, 12)}`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await openReady(page, path);
      await scrollTo(page, 600);
      await expect(bar(page)).toBeVisible();
      const top = async () => (await bar(page).boundingBox())?.y ?? 0;
      await page.evaluate(() => {
        const stops = [...document.querySelectorAll<HTMLElement>("main :is(a, input, button)")];
        stops
          .find((stop) => stop.getBoundingClientRect().top > 200)
          ?.focus({ preventScroll: true });
      });
      for (let step = 0; step < 8; step++) {
        await page.keyboard.press("Tab");
        const bottom = await page.evaluate(() => {
          const focused = document.activeElement;
          const isFixed = focused?.closest(".floating-buttons, .site-header, .dossier-bar");
          return isFixed ? 0 : (focused?.getBoundingClientRect().bottom ?? 0);
        });
        expect(bottom).toBeLessThanOrEqual(await top());
      }
      await scrollTo(page, 1_000_000);
      const footer = await page.getByRole("contentinfo").boundingBox();
      expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((await top()) + 1);
      const own = page.locator(".dossier-bar");
      if ((await own.count()) > 0) {
        const box = await bar(page).boundingBox();
        const dossier = await own.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((dossier?.y ?? 0) + 1);
      }
    });
  }

  test("se lèvent au-dessus d’un bandeau et ne s’impriment pas", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openReady(page, routes.services());
    await scrollTo(page, 600);
    await page.evaluate(() => document.documentElement.style.setProperty("--consent-bar", "90px"));
    const box = await bar(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(PHONE.height - 90, 0);
    await page.emulateMedia({ media: "print" });
    await expect(bar(page)).toBeHidden();
  });
});

test.describe("une page atteinte par un lien", () => {
  const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
  const follow = (page: Page, path: string) =>
    page
      .getByRole("banner")
      .locator(`nav a[href="${path}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click());

  test("donne le focus à son h1, ce que le lecteur d’écran dit une fois", async ({ page }) => {
    await openReady(page, routes.contact());
    await expect(page.locator(":focus")).toHaveCount(0);
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      // What screen readers say: what takes the focus, and live regions that they can see.
      document.addEventListener("focusin", ({ target }) => {
        said.push((target as HTMLElement).innerText);
      });
      const live = [...document.querySelectorAll("[role=status], [role=alert], [aria-live]")];
      const announcer = document.querySelector("next-route-announcer");
      const inside = announcer?.shadowRoot?.firstElementChild;
      for (const region of inside ? [...live, inside] : live) {
        new MutationObserver(() => {
          if (region.checkVisibility()) said.push(region.textContent);
        }).observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
    await scrollTo(page, 300);
    await follow(page, routes.services());
    await expect(page).toHaveURL(routes.services());
    await expect(h1(page)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, "said"))).toEqual([
      await h1(page).innerText(),
    ]);
  });

  test("au retour, le focus suit sans toucher au défilement", async ({ page }) => {
    await openReady(page, routes.services());
    await scrollTo(page, 900);
    await follow(page, routes.about());
    await expect(h1(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(routes.services());
    await expect(h1(page)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(800);
  });

  test("ni un repère, ni une recherche, ni un onglet, ni le dossier ne déplacent le focus", async ({
    page,
  }) => {
    await openReady(page, routes.blog());
    await page.getByRole("searchbox").fill("merule");
    await expect(page).toHaveURL(/q=merule/);
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.goto(routes.auth());
    await page.getByRole("tab", { name: "Inscription" }).click();
    await expect(page.getByRole("tabpanel", { name: "Inscription" })).toBeVisible();
    await expect(h1(page)).not.toBeFocused();
    await page.goto(routes.simulator());
    await page.getByRole("radio", { name: "Je vends" }).focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/transaction=vente/);
    await expect(page.getByRole("radio", { name: "Je vends" })).toBeFocused();
  });

  test.describe("avec les animations", () => {
    test.use({ contextOptions: { reducedMotion: "no-preference" } });

    test("glisse jusqu’à son haut", async ({ page }) => {
      await openReady(page, routes.services());
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
      await follow(page, routes.about());
      await expect(h1(page)).toBeFocused();
      await expect.poll(() => scrollTop(page)).toBe(0);
    });
  });
});

test.describe("les raccourcis clavier", () => {
  test("mènent à leurs pages, par la touche elle-même", async ({ page }) => {
    await openReady(page, routes.about());
    for (const { code, path } of keyboardShortcuts) {
      await page.keyboard.press(`Alt+${code}`);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
  });

  test("se taisent dans un champ, avec une autre touche, et sous un tiroir", async ({ page }) => {
    await openReady(page, routes.blog());
    for (const keys of ["Control+Alt+KeyC", "Alt+Shift+KeyC", "Meta+Alt+KeyC", "KeyC", "Alt+KeyX"])
      await page.keyboard.press(keys);
    await page.getByRole("searchbox").focus();
    await page.keyboard.press("Alt+KeyC");
    await page.evaluate(() => {
      const editable = document.createElement("p");
      editable.contentEditable = "true";
      document.querySelector("main")?.append(editable);
      editable.focus();
    });
    await page.keyboard.press("Alt+KeyC");
    await page.setViewportSize(PHONE);
    await mobileDrawer(page).opener.click();
    await page.keyboard.press("Alt+KeyC");
    await expect(mobileDrawer(page).dialog).toBeVisible();
    await expect(page).toHaveURL(routes.blog());
  });

  test("se lisent depuis le pied de page et s’y désactivent", async ({ page }) => {
    await page.goto(routes.about());
    await page.getByRole("contentinfo").getByRole("link", { name: "Raccourcis clavier" }).click();
    await expect(page).toHaveURL(routes.shortcuts());
    for (const { label } of keyboardShortcuts)
      await expect(page.getByRole("main").getByRole("definition").getByText(label)).toBeVisible();
    const toggle = page.getByRole("checkbox", { name: "Utiliser les raccourcis clavier" });
    await expect(toggle).toBeChecked();
    await toggle.uncheck();
    await expect(page.getByText("Raccourcis désactivés sur cet appareil.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("keyboard-shortcuts"))).toBe("off");
    await openReady(page, routes.about());
    await page.keyboard.press("Alt+KeyC");
    await page.goto(routes.shortcuts());
    await expect(toggle).not.toBeChecked();
    await toggle.check();
    expect(await page.evaluate(() => localStorage.getItem("keyboard-shortcuts"))).toBeNull();
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("Alt+KeyH");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Alt+KeyC");
    await expect(page).toHaveURL(routes.contact());
  });
});

test.describe("Échap", () => {
  /** A toast that stays, as the account pages show them. */
  async function failSignIn(page: Page) {
    await openReady(page, routes.auth());
    const panel = page.getByRole("tabpanel", { name: "Connexion" });
    await panel.getByLabel("Email").fill("personne@exemple.fr");
    await panel.getByLabel("Mot de passe", { exact: true }).fill("abc");
    await panel.getByRole("button", { name: "Se connecter" }).click();
    await expect(toast(page)).toBeVisible();
  }
  const toast = (page: Page) => page.locator("[data-sonner-toast]");

  test("ferme ce qui est le dernier à l’écran, une chose à la fois", async ({ page }) => {
    await failSignIn(page);
    const { links, trigger } = headerMenu(page);
    await trigger.evaluate((summary) => {
      (summary.parentElement as HTMLDetailsElement).open = true;
    });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("Escape");
    await expect(toast(page)).toHaveCount(0);
    await expect(links.first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(links.first()).toBeHidden();
  });

  test("ferme le menu où est le focus, et lui seul", async ({ page }) => {
    await failSignIn(page);
    const { links, trigger } = headerMenu(page);
    await trigger.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await expect(links.first()).toBeHidden();
    await expect(trigger).toBeFocused();
    await expect(toast(page)).toHaveCount(1);
  });

  test("ferme le tiroir, et lui seul", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await failSignIn(page);
    await mobileDrawer(page).opener.click();
    await page.keyboard.press("Escape");
    await expect(mobileDrawer(page).dialog).toBeHidden();
    await expect(toast(page)).toHaveCount(1);
  });

  test("ne répond pas à un bandeau", async ({ page }) => {
    await openReady(page, routes.home());
    await page.evaluate(() => {
      const banner = document.createElement("section");
      banner.innerHTML = "<button type=button>Accepter tout</button>";
      banner.onclick = () => banner.remove();
      banner.id = "bandeau";
      document.body.append(banner);
    });
    await page.keyboard.press("Escape");
    await expect(page.locator("#bandeau")).toBeAttached();
  });
});

test.describe("le carrousel des avis", () => {
  const count = content.reviews.length;
  const carousel = (page: Page) =>
    page.getByRole("region", { name: "Avis de nos clients", exact: true });
  const dots = (page: Page) => carousel(page).getByRole("button", { name: / sur / });
  const button = (page: Page, name: string) => carousel(page).getByRole("button", { name });
  const expectCurrent = async (page: Page, index: number) => {
    await expect(dots(page).and(page.locator("[aria-current]"))).toHaveAccessibleName(
      `Avis ${index + 1} sur ${count}`,
    );
    await expect(carousel(page).locator("blockquote").nth(index)).toBeInViewport({ ratio: 0.9 });
  };

  for (const width of [360, 1280]) {
    test(`va, vient et fait le tour, à ${width} px`, async ({ page }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(routes.home());
      await expect(carousel(page)).toHaveAttribute("aria-roledescription", "carrousel");
      await carousel(page).scrollIntoViewIfNeeded();
      await expect(dots(page)).toHaveCount(count);
      const status = carousel(page).getByRole("status");
      await expect(status).toBeEmpty();
      await expectCurrent(page, 0);
      const shiftOfLoad = (await readShift(page)).value;
      await button(page, "Avis précédent").click();
      await expectCurrent(page, count - 1);
      await expect(status).toContainText(content.reviews.at(-1)?.text ?? "");
      await button(page, "Avis suivant").click();
      await expectCurrent(page, 0);
      for (let index = 1; index < count; index++) {
        await button(page, "Avis suivant").click();
        await expectCurrent(page, index);
      }
      await button(page, "Avis suivant").click();
      await expectCurrent(page, 0);
      await dots(page).nth(2).click();
      await expectCurrent(page, 2);
      await expect(status).toContainText(`Avis 3 sur ${count} : `);
      expect((await readShift(page)).value - shiftOfLoad).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    });
  }

  test("suit les flèches du clavier et le doigt, sans parler", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(routes.home());
    const track = carousel(page).getByRole("region");
    await expect(dots(page)).toHaveCount(count);
    await track.focus();
    await page.keyboard.press("ArrowRight");
    await expectCurrent(page, 1);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expectCurrent(page, count - 1);
    await track.dispatchEvent("pointerdown");
    await track.evaluate((scroller) => scroller.scrollTo({ left: 320 }));
    await expectCurrent(page, 1);
    await expect(carousel(page).getByRole("status")).toBeEmpty();
  });

  test("mène aux avis du service de cartes", async ({ page }) => {
    await page.goto(routes.home());
    await expect(page.getByRole("link", { name: /^Lire les .* avis/ })).toHaveAttribute(
      "href",
      content.business.mapsUrl,
    );
  });
});
