import type { Page } from "@playwright/test";
import { adminRoutes } from "#lib/admin-routes";
import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/admin-fixtures";
import { expectNoFault } from "#tests/e2e/axe";
import type { Backend } from "#tests/e2e/blog-fixtures";
import { pressInOneFrame } from "#tests/e2e/shell";

const ABSENT_ID = "00000000-0000-4000-8000-000000000000";
/** As a browser asks, and as Next.js does when a link is followed. */
const HEADERS: readonly Record<string, string>[] = [{}, { RSC: "1" }];
const SEEDED = "fibrociment-sur-l-appentis";

// One database for all: a test finds what it wrote itself.
test.describe.configure({ mode: "default" });

// Chromium itself logs a document that answers 404.
test.use({ expectedMessage: /status of 404/ });

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

const notice = (page: Page) => page.locator("[data-notice]");

const titleField = (page: Page) => page.getByLabel("Titre", { exact: true });

/** The rich editor, which comes with the scripts. */
const body = (page: Page) =>
  page.locator("[contenteditable=true]").and(page.getByLabel("Texte de l’article"));

async function write(page: Page, title: string, text = body(page)): Promise<void> {
  await page.goto(adminRoutes.newArticle());
  await titleField(page).fill(title);
  await page.getByLabel("Extrait").fill("Ce que l’on vérifie, en deux phrases.");
  await page.getByLabel("Catégorie").selectOption({ label: "Gaz" });
  await text.fill("Un premier texte.");
}

/** @returns where the draft is edited. */
async function createDraft(page: Page, title: string): Promise<string> {
  await write(page, title);
  await press(page, "Enregistrer");
  await expect(notice(page)).toHaveText("Brouillon enregistré.");
  await expect(page).toHaveURL(/\/admin\/articles\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** What the database keeps, without the line breaks between its parts. */
async function readText({ sql }: Backend, slug: string): Promise<string | undefined> {
  const [row] = await sql<{ content: string }>(
    "select content from public.blog_articles where slug = $1",
    [slug],
  );
  return row?.content.replace(/>\s+</g, "><");
}

test.describe("qui n’est pas administrateur", () => {
  test("ne trouve aucune page, et aucune ne dit ce qu’elle est", async ({
    backend,
    browser,
    origin,
    signIn,
  }) => {
    const [row] = await backend.sql<{ id: string }>(
      "select id from public.blog_articles where slug = $1",
      [SEEDED],
    );
    const id = row?.id ?? "";
    for (const role of ["anonymous", "member"] as const) {
      const context = await browser.newContext({ baseURL: origin });
      if (role === "member") await signIn(context, role);
      for (const path of [
        adminRoutes.articles(),
        adminRoutes.newArticle(),
        adminRoutes.article(id),
        adminRoutes.preview(id),
        adminRoutes.article(ABSENT_ID),
      ]) {
        expect.soft((await context.request.get(path)).status(), `${role} ${path}`).toBe(404);
        for (const headers of HEADERS) {
          const response = await context.request.get(path, { headers });
          const body = await response.text();
          expect.soft(body, `${role} ${path}`).not.toContain("Abonnés à la lettre");
          expect.soft(body, `${role} ${path}`).not.toContain("| Administration");
        }
      }
      await context.close();
    }
  });

  test("ne change rien par les actions de la page", async ({
    backend,
    browser,
    origin,
    signIn,
  }) => {
    const admin = await browser.newContext({ baseURL: origin });
    await signIn(admin, "admin");
    const page = await admin.newPage();
    await createDraft(page, "Gardé");
    const readAll = () =>
      backend.sql(
        "select id, title, updated_at::text, published_at from public.blog_articles order by id",
      );
    const before = await readAll();
    for (const role of ["anonymous", "member"] as const) {
      await admin.clearCookies();
      if (role === "member") await signIn(admin, role);
      for (const name of ["Enregistrer", "Publier maintenant"]) {
        await titleField(page).fill(`Pris par ${role}`);
        await press(page, name);
        await expect(notice(page)).toContainText("Votre session a pris fin");
        await expect(titleField(page)).toHaveValue(`Pris par ${role}`);
      }
      await press(page, "Supprimer…");
      await press(page, "Supprimer l’article");
      await expect(notice(page)).toContainText("Votre session a pris fin");
    }
    expect(await readAll()).toEqual(before);

    await signIn(admin, "admin");
    await press(page, "Enregistrer");
    await expect(notice(page)).toHaveText("Brouillon enregistré.");
    await admin.close();
  });
});

test.describe("un administrateur", () => {
  test.beforeEach(async ({ context, signIn }) => {
    await signIn(context, "admin");
  });

  test("écrit, relit, publie, corrige, retire et supprime un article", async ({
    context,
    page,
  }) => {
    const publicPath = routes.article("visite-du-gaz-l-oeil-du-controleur");
    expect((await page.request.get(publicPath)).status()).toBe(404);

    await page.goto(adminRoutes.articles());
    await page.getByRole("link", { name: "Nouvel article" }).click();
    await write(page, "Visite du gaz : l’œil du contrôleur");
    await expect(page.getByLabel("Adresse, après /blog/")).toHaveValue(
      "visite-du-gaz-l-oeil-du-controleur",
    );
    await press(page, "Enregistrer");
    await expect(notice(page)).toHaveText("Brouillon enregistré.");
    const path = new URL(page.url()).pathname;
    expect((await page.request.get(publicPath)).status()).toBe(404);

    const [preview] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: /^Aperçu/ }).click(),
    ]);
    await expect(preview.getByText("Aperçu\u202F: brouillon non publié")).toBeVisible();
    await expect(preview.getByText("Un premier texte.")).toBeVisible();
    await preview.close();

    await press(page, "Publier maintenant");
    await expect(notice(page)).toContainText("Article publié");
    expect(await (await page.request.get(publicPath)).text()).toContain("Un premier texte.");
    expect(await (await page.request.get(routes.blog())).text()).toContain(publicPath);

    await titleField(page).fill("Un autre titre");
    await expect(page.getByLabel("Adresse, après /blog/")).toHaveValue(
      "visite-du-gaz-l-oeil-du-controleur",
    );
    await page.getByLabel("Adresse, après /blog/").fill("visite-du-gaz");
    await press(page, "Enregistrer");
    await expect(notice(page)).toContainText("les changements sont en ligne");
    expect((await page.request.get(publicPath)).status()).toBe(404);
    expect(await (await page.request.get(routes.article("visite-du-gaz"))).text()).toContain(
      "Un autre titre",
    );

    await press(page, "Dépublier");
    await expect(notice(page)).toContainText("n’est plus sur le site");
    expect((await page.request.get(routes.article("visite-du-gaz"))).status()).toBe(404);

    await press(page, "Supprimer…");
    await press(page, "Garder l’article");
    await expect(page.getByRole("button", { name: "Supprimer…" })).toBeFocused();
    await press(page, "Supprimer…");
    await press(page, "Supprimer l’article");
    await expect(page.getByRole("status").filter({ hasText: "Article supprimé." })).toBeVisible();
    expect((await page.request.get(path)).status()).toBe(404);
  });

  test("colle un texte de Word : il en reste la structure, sans son habillage", async ({
    backend,
    page,
  }) => {
    await write(page, "Collé de Word");
    await body(page).press("Control+a");
    await body(page).evaluate((editor) => {
      const clipboard = new DataTransfer();
      clipboard.setData(
        "text/html",
        `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<h1 style="mso-list:l0"><span style="font-family:Calibri;color:red">Avant la visite<o:p></o:p></span></h1>
<p class="MsoNormal"><b>Ouvrez</b> les <script>alert(1)</script>trappes.<o:p>&nbsp;</o:p></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l1 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>  </span></span><![endif]>les clés</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l1 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>  </span></span><![endif]>les factures</p>
<!--EndFragment--></body></html>`,
      );
      editor.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true, cancelable: true }),
      );
    });
    await expect(body(page).getByRole("listitem")).toHaveCount(2);
    await press(page, "Enregistrer");
    await expect(notice(page)).toHaveText("Brouillon enregistré.");
    expect(await readText(backend, "colle-de-word")).toBe(
      "<h2>Avant la visite</h2><p><strong>Ouvrez</strong> les trappes.</p><ul><li>les clés</li><li>les factures</li></ul>",
    );
  });

  test("pose, corrige et retire un lien, ajoute une image", async ({ backend, page }) => {
    await write(page, "Liens et images");
    const dialog = page.getByRole("dialog");
    const tool = (name: string) =>
      page.getByRole("toolbar", { name: "Mise en forme" }).getByRole("button", { name });

    await body(page).press("Control+k");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(body(page)).toBeFocused();

    await tool("Lien").click();
    await pressInOneFrame(dialog.getByRole("button", { name: "Annuler" }), tool("Lien"));
    await dialog.getByLabel("Adresse").fill("pas une adresse");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Adresse")).toBeFocused();
    await expect(dialog).toContainText("Écrivez une adresse, par exemple");
    await dialog.getByLabel("Adresse").fill("/services/dpe");
    await dialog.getByLabel("Texte du lien").fill(" Le DPE.");
    await page.keyboard.press("Enter");
    await expect(body(page)).toBeFocused();
    await expect(tool("Lien")).toHaveAttribute("aria-pressed", "false");

    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(tool("Lien")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Control+k");
    await expect(dialog.getByLabel("Adresse")).toHaveValue("/services/dpe");
    await dialog.getByRole("button", { name: "Retirer le lien" }).click();
    await expect(body(page).getByRole("link")).toHaveCount(0);
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+k");
    await dialog.getByLabel("Adresse").fill("/contact");
    await page.keyboard.press("Enter");
    await expect(body(page).getByRole("link")).toHaveText("Un premier texte.Le DPE.");

    await page.keyboard.press("End");
    await tool("Image").click();
    await dialog.getByLabel("Adresse de l’image").fill("/illustrations/house.svg");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Texte de remplacement")).toBeFocused();
    await dialog.getByLabel("Texte de remplacement").fill("Un pan de bois");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await press(page, "Enregistrer");
    await expect(notice(page)).toHaveText("Brouillon enregistré.");
    expect(await readText(backend, "liens-et-images")).toBe(
      '<p><a href="/contact">Un premier texte.Le DPE.</a></p><img src="/illustrations/house.svg" alt="Un pan de bois">',
    );
  });

  test("programme une parution à l’heure de Paris, et l’annule", async ({ backend, page }) => {
    await createDraft(page, "Pour l’été");
    await page.getByLabel("Date de parution").fill("2020-07-01T09:00");
    await press(page, "Programmer");
    await expect(page.getByLabel("Date de parution")).toBeFocused();
    await expect(page.getByText("Choisissez une date et une heure à venir.")).toBeVisible();
    await page.getByLabel("Date de parution").fill("2099-07-01T09:00");
    await press(page, "Programmer");
    await expect(notice(page)).toContainText(
      "il paraîtra le 1er\u00A0juillet 2099 à 9\u00A0h\u00A000",
    );
    const readTime = async () =>
      backend.sql(
        "select published_at at time zone 'UTC' = '2099-07-01 07:00' as is_right from public.blog_articles where slug = 'pour-l-ete'",
      );
    expect(await readTime()).toEqual([{ is_right: true }]);
    expect((await page.request.get(routes.article("pour-l-ete"))).status()).toBe(404);
    await page.reload();
    await expect(page.getByLabel("Date de parution")).toHaveValue("2099-07-01T09:00");
    await press(page, "Annuler la parution");
    await expect(notice(page)).toContainText("c’est un brouillon");
    expect(await readTime()).toEqual([{ is_right: null }]);
  });

  test("dans deux onglets, le second est prévenu et ne perd rien", async ({ context, page }) => {
    const path = await createDraft(page, "Deux onglets");
    const other = await context.newPage();
    await other.goto(path);
    await other.getByLabel("Extrait").fill("Écrit dans l’autre onglet.");
    await press(other, "Enregistrer");
    await expect(notice(other)).toHaveText("Brouillon enregistré.");

    await page.getByLabel("Extrait").fill("Écrit ici.");
    await press(page, "Publier maintenant");
    await expect(notice(page)).toContainText("Quelqu’un a changé cet article");
    await expect(page.getByLabel("Extrait")).toHaveValue("Écrit ici.");
    await expect(page.getByRole("link", { name: /version enregistrée/ }).first()).toHaveAttribute(
      "href",
      path,
    );
    expect((await page.request.get(routes.article("deux-onglets"))).status()).toBe(404);
    await press(page, "Publier quand même");
    await expect(notice(page)).toContainText("Article publié");
    expect(await (await page.request.get(routes.article("deux-onglets"))).text()).toContain(
      "Écrit ici.",
    );

    await press(other, "Supprimer…");
    await press(other, "Supprimer l’article");
    await expect(notice(other)).toContainText("Quelqu’un a changé cet article");
    await press(other, "Supprimer quand même");
    await expect(other).toHaveURL(/\/admin\?fait=supprime$/);
    await other.close();

    await page.getByLabel("Extrait").fill("Encore ici.");
    await press(page, "Enregistrer");
    await expect(notice(page)).toContainText("Quelqu’un a supprimé cet article");
    await press(page, "Enregistrer comme nouvel article");
    await expect(page).not.toHaveURL(path);
    await expect(notice(page)).toHaveText("Brouillon enregistré.");
    await expect(page.getByLabel("Extrait")).toHaveValue("Encore ici.");
  });

  test("lit ce qui manque sous les champs, et une adresse déjà prise", async ({ page }) => {
    await page.goto(adminRoutes.newArticle());
    await press(page, "Enregistrer");
    await expect(titleField(page)).toBeFocused();
    await expect(page.getByText("Écrivez un titre.")).toBeVisible();
    await expect(page.getByText("Écrivez le texte de l’article.")).toBeVisible();
    await expectNoFault(page, "nouvel article, champs vides");

    await write(page, "Déjà pris");
    await page.getByLabel("Adresse, après /blog/").fill(SEEDED);
    await titleField(page).fill("Encore pris");
    await expect(page.getByLabel("Adresse, après /blog/")).toHaveValue(SEEDED);
    await press(page, "Enregistrer");
    await expect(page.getByText("Un autre article a déjà cette adresse")).toBeVisible();
    await expect(page.getByLabel("Adresse, après /blog/")).toBeFocused();
    await body(page).fill("é".repeat(1_100_000));
    await press(page, "Enregistrer");
    await expect(page.getByText(/Raccourcissez.*200.000 caractères au plus/)).toBeVisible();
  });

  test("est averti avant de perdre ce qui n’est pas enregistré", async ({ page }) => {
    const path = await createDraft(page, "À ne pas perdre");
    await page.reload();
    const reminder = page.getByText("Des modifications ne sont pas enregistrées.");
    await titleField(page).fill("À ne pas perdre !");
    await expect(reminder).toBeVisible();
    await titleField(page).fill("À ne pas perdre");
    await expect(reminder).toBeHidden();
    await page.getByLabel("Extrait").fill("Presque perdu.");
    page.once("dialog", (dialog) => dialog.dismiss());
    await page.getByRole("link", { name: "Voir le site" }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByLabel("Extrait")).toHaveValue("Presque perdu.");
    await press(page, "Enregistrer");
    await expect(reminder).toBeHidden();
    // Any question would fail the click: nothing answers it.
    await page.getByRole("link", { name: "Voir le site" }).click();
    await expect(page).toHaveURL(routes.home());
  });
});

test.describe("le réseau coupé", () => {
  test.use({ expectedMessage: /ERR_FAILED/ });

  test("rien de tapé n’est perdu", async ({ context, page, signIn }) => {
    await signIn(context, "admin");
    await createDraft(page, "Coupure");
    await page.getByLabel("Extrait").fill("Toujours là.");
    await page.route("**/admin/articles/**", (route) => route.abort());
    await press(page, "Enregistrer");
    await expect(notice(page)).toContainText("L’envoi n’a pas abouti");
    await expect(page.getByLabel("Extrait")).toHaveValue("Toujours là.");
    await page.unroute("**/admin/articles/**");
    await press(page, "Enregistrer");
    await expect(notice(page)).toHaveText("Brouillon enregistré.");
  });
});

test.describe("la liste", () => {
  test.use({ expectedMessage: /status of 404/ });
  test.beforeEach(async ({ context, signIn }) => {
    await signIn(context, "admin");
  });

  test("se cherche, se trie par état, se feuillette", async ({ backend, page }) => {
    await backend.sql(
      `insert into public.blog_articles (slug, title, excerpt, category, content, read_time)
       select 'lot-' || number, 'Lot n° ' || number, 'Extrait', 'dpe', '<p>Texte</p>', 3
       from generate_series(1, 25) number`,
    );
    await page.goto(adminRoutes.articles());
    const lines = page.getByRole("main").getByRole("listitem").getByRole("heading");
    await expect(lines).toHaveCount(20);
    await page.getByRole("link", { name: /^En ligne/ }).click();
    await expect(lines).toHaveCount(14);
    await page.getByRole("searchbox").fill("ELECTRICITE");
    await press(page, "Chercher");
    await expect(lines.first()).toContainText("lectricité");
    await page.goto(adminRoutes.articles({ status: "brouillon", query: "lot", page: 2 }));
    await expect(lines).toHaveCount(5);
    await page.getByRole("searchbox").fill("zzzz");
    await press(page, "Chercher");
    await expect(page.getByText("Aucun article ne répond")).toBeVisible();
    expect((await page.request.get(adminRoutes.articles({ page: 99 }))).status()).toBe(404);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`accessibilité (${colorScheme})`, async ({ backend, page }) => {
      await page.emulateMedia({ colorScheme });
      const [row] = await backend.sql<{ id: string }>(
        "select id from public.blog_articles where slug = $1",
        [SEEDED],
      );
      const id = row?.id ?? "";
      for (const path of [
        adminRoutes.articles(),
        adminRoutes.newArticle(),
        adminRoutes.article(id),
        adminRoutes.preview(id),
      ]) {
        await page.goto(path);
        await expectNoFault(page, path);
      }
      await page.goto(adminRoutes.article(id));
      await press(page, "Supprimer…");
      await expectNoFault(page, "suppression");
    });
  }
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on écrit, corrige, publie et supprime", async ({ context, page, signIn }) => {
    await signIn(context, "admin");
    await write(page, "Sans script", page.getByLabel("Texte de l’article"));
    await page.getByLabel("Extrait").fill("");
    await press(page, "Enregistrer");
    await expect(page.getByText("Écrivez l’extrait")).toBeVisible();
    await expect(titleField(page)).toHaveValue("Sans script");
    await page.getByLabel("Extrait").fill("Un extrait.");
    await press(page, "Enregistrer");
    await expect(notice(page)).toHaveText("Brouillon enregistré.");
    await press(page, "Publier maintenant");
    await expect(notice(page)).toContainText("Article publié");
    expect((await page.request.get(routes.article("sans-script"))).status()).toBe(200);
    await press(page, "Supprimer…");
    await press(page, "Supprimer l’article");
    await expect(page).toHaveURL(/\/admin\?fait=supprime$/);
    expect((await page.request.get(routes.article("sans-script"))).status()).toBe(404);
  });
});

test.describe("la base en panne", () => {
  test.use({ expectedMessage: /status of 500|React error #441/ });

  test("rien n’est dit absent, rien de tapé n’est perdu", async ({
    backend,
    context,
    page,
    signIn,
  }) => {
    await signIn(context, "admin");
    const path = await createDraft(page, "Panne");
    await page.getByLabel("Extrait").fill("Toujours là.");
    await backend.stop();
    try {
      await press(page, "Enregistrer");
      await expect(notice(page)).toContainText("La base de données ne répond pas");
      await expect(page.getByLabel("Extrait")).toHaveValue("Toujours là.");
      expect((await page.request.get(adminRoutes.articles())).status()).toBe(500);
      const other = await context.newPage();
      await other.goto(path);
      await expect(
        other.getByRole("heading", { name: "L’administration est momentanément indisponible" }),
      ).toBeVisible();
      await other.close();
    } finally {
      await backend.start();
    }
    await press(page, "Enregistrer");
    await expect(notice(page)).toHaveText("Brouillon enregistré.");
  });
});
