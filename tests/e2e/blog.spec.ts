import { readdir } from "node:fs/promises";
import path from "node:path";
import RssParser from "rss-parser";
import { routes } from "#lib/routes";
import { ROOT } from "#scripts/project";
import { expect, FEED_ITEM, test } from "#tests/e2e/blog-fixtures";

const ARTICLE = "facteur-1-9-de-l-electricite";
/** Public pages answer within this time while the database is down. */
const OUTAGE_ANSWER_MS = 2_000;
/** A published article is found within a minute. */
const PUBLICATION_MS = 60_000;

// The backend goes down and comes back: one test at a time.
test.describe.configure({ mode: "serial" });

async function publish(
  backend: { sql: (query: string, parameters?: unknown[]) => Promise<unknown> },
  slug: string,
  imageUrl: string | null = null,
) {
  await backend.sql(
    `insert into public.blog_articles (slug, title, excerpt, category, image_url, content, published_at, read_time)
     values ($1, $2, 'Un extrait.', 'gaz', $3, '<p>Le texte.</p><script>alert(1)</script>', now() - interval '1 day', 3)`,
    [slug, `Article ${slug}`, imageUrl],
  );
}

test("la liste : deux à la une, six par page, flux et articles mêlés, catégories comptées", async ({
  page,
}) => {
  await page.goto(routes.blog());
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText(FEED_ITEM.title);
  await expect(page.getByText("À la une")).toHaveCount(2);
  await page.getByRole("link", { name: /^DPE 2 articles/ }).click();
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL(/categorie=dpe/);
  await page.goto(routes.blog({ page: 3 }));
  await expect(page.getByRole("link", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /blog\?page=3$/);
});

test("la recherche suit la frappe sans rechargement, et l’annonce", async ({ page }) => {
  await page.goto(routes.blog({ page: 2 }));
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("searchbox").fill("TERMITES");
  await expect(page).toHaveURL(/\/blog\?q=TERMITES$/);
  await expect(page.getByRole("article").first()).toContainText("termites");
  await page.getByRole("searchbox").fill("zzzz");
  await expect(page.getByRole("status").first()).toHaveText(
    "Aucun article trouvé pour cette recherche.",
  );
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("la recherche, les pages et la lettre répondent", async ({ page }) => {
    await page.goto(routes.blog());
    await page.getByRole("searchbox").fill("merule");
    await page.getByRole("button", { name: "Chercher" }).click();
    await expect(page.getByRole("article").first()).toContainText("Mérule");

    await page.goto(routes.blog());
    await page.getByLabel("Votre adresse e-mail").fill("pas-une-adresse");
    await page.getByRole("button", { name: "S’inscrire" }).click();
    await expect(page.getByText("Écrivez une adresse e-mail complète")).toBeVisible();
    await expect(page.getByText("Cochez la case")).toBeVisible();
    await expect(page.getByLabel("Votre adresse e-mail")).toHaveValue("pas-une-adresse");
  });
});

test("la lettre : même réponse à une adresse connue, désinscription par son lien", async ({
  backend,
  page,
}) => {
  async function subscribe() {
    await page.goto(routes.blog());
    await page.getByLabel("Votre adresse e-mail").fill("Marie@exemple.fr");
    await page.getByRole("checkbox", { name: /J’accepte/ }).check();
    await page.getByRole("button", { name: "S’inscrire" }).click();
    await expect(page.getByRole("heading", { name: "C’est noté" })).toBeVisible();
  }
  const readRow = () =>
    backend.sql<{ email: string; unsubscribed_at: string | null }>(
      "select email, unsubscribed_at from public.newsletter_subscribers",
    );
  await subscribe();
  const link = await page.getByRole("link", { name: "me désinscrire" }).getAttribute("href");
  await subscribe();
  expect(await readRow()).toEqual([{ email: "marie@exemple.fr", unsubscribed_at: null }]);
  await page.goto(link ?? "");
  await page.getByRole("button", { name: "Me désinscrire" }).click();
  await expect(page.getByText("L’inscription faite avec ce lien est annulée")).toBeVisible();
  expect((await readRow())[0]?.unsubscribed_at).not.toBeNull();
  const invented = link
    ?.replace(/.*jeton=/, "")
    .replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
  for (const token of [invented ?? "", "inventé", "\\x", "\0"]) {
    await page.goto(routes.unsubscribe(token));
    await page.getByRole("button", { name: "Me désinscrire" }).click();
    await expect(page.getByText("ne correspond à aucune inscription")).toBeVisible();
  }
});

test("un article se lit, se partage, mène à d’autres", async ({ context, page }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(routes.article(ARTICLE));
  await expect(page.getByRole("navigation", { name: /Fil d’Ariane/ })).toContainText("Blog");
  await expect(page.getByRole("heading", { name: "À lire aussi" })).toBeVisible();
  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByText("Lien copié dans le presse-papier")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test("vers un article, la liste dit qu’il se charge", async ({ page }) => {
  await page.goto(routes.blog());
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/blog\/sarthe-[^?]*\?_rsc/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: /^Sarthe/ }).click();
  await expect(page.getByText("Chargement de l’article...")).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/blog\/sarthe-/);
});

test("un partage impossible le dit", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("refusé")) },
    });
  });
  await page.goto(routes.article(ARTICLE));
  await page.getByRole("button", { name: "Partager" }).click();
  await expect(page.getByText("Impossible de copier le lien")).toBeVisible();
});

test("un élément du flux a sa page, qui renvoie à sa source", async ({ page }) => {
  await page.goto(routes.article(FEED_ITEM.slug));
  await expect(page.getByRole("link", { name: "Lire l’article complet" })).toHaveAttribute(
    "href",
    FEED_ITEM.link,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", FEED_ITEM.link);
});

test("le fil RSS se lit, et se trouve depuis les pages", async ({ page, request }) => {
  await page.goto(routes.home());
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
    "href",
    /\/feed\.xml$/,
  );
  const response = await request.get(routes.feed());
  expect(response.headers()["content-type"]).toContain("application/rss+xml");
  const text = await response.text();
  expect(text).toMatch(/<atom:link href="[^"]+\/feed\.xml" rel="self"/);
  const { items } = await new RssParser().parseString(text);
  expect(items).toHaveLength(14);
  expect(items[0]?.link).toMatch(/\/blog\/sarthe-/);
});

test.describe("un article absent", () => {
  // Chromium itself logs a document that answers 404.
  test.use({ expectedMessage: /status of 404/ });

  test("répond 404, le dit et ramène au blog", async ({ page }) => {
    const response = await page.goto(routes.article("article-inconnu"));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Article non trouvé" })).toBeVisible();
    await expect(
      page.getByRole("listitem").filter({ hasText: "Article non trouvé" }),
    ).toBeVisible();
    await expect(
      page.getByText("L’article que vous cherchez n’existe pas ou a été supprimé."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Retour au blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });

  test("n’occupe pas le disque, autant que l’on en invente", async ({ blogSite }, {
    parallelIndex,
  }) => {
    const folder = path.join(ROOT, `.next-blog-${parallelIndex}`, "server/route-cache");
    for (const slug of [ARTICLE, "invente", "invente"])
      expect((await fetch(blogSite + routes.article(slug))).status).toBe(
        slug === ARTICLE ? 200 : 404,
      );
    const files = async () => (await readdir(folder, { recursive: true })).join(" ");
    await expect.poll(files).toContain(`${ARTICLE}.html`);
    expect(await files()).not.toContain("invente");
  });

  test("publié depuis, il est trouvé sans redéploiement, nettoyé, sans image cassée", async ({
    backend,
    page,
    request,
  }) => {
    test.setTimeout(PUBLICATION_MS + 30_000);
    const path = routes.article("publie-plus-tard");
    expect((await request.get(path)).status()).toBe(404);
    await publish(backend, "publie-plus-tard", "/illustrations/absente.svg");
    await expect
      .poll(async () => (await request.get(path)).status(), { timeout: PUBLICATION_MS })
      .toBe(200);
    await page.goto(path);
    await expect(page.getByText("Le texte.")).toBeVisible();
    await expect(page.locator("header + .article-picture")).toHaveCount(0);
  });
});

test.describe("la base en panne", () => {
  test.use({ expectedMessage: /status of (500|404)|React error #441/ });

  test("rien n’est dit absent, le reste répond, le retour ne demande rien", async ({
    backend,
    page,
    request,
  }) => {
    const seen = routes.article(ARTICLE);
    expect((await request.get(seen)).status()).toBe(200);
    await backend.stop();
    try {
      for (const [path, status] of [
        [routes.home(), 200],
        [seen, 200],
        [routes.blog(), 500],
        [routes.article("jamais-vu"), 500],
        [routes.feed(), 503],
      ] as const) {
        const start = performance.now();
        expect((await request.get(path)).status(), path).toBe(status);
        expect(performance.now() - start, path).toBeLessThan(OUTAGE_ANSWER_MS);
      }
      await page.goto(routes.blog());
      await expect(page.getByRole("heading", { name: /momentanément indisponible/ })).toBeVisible();
    } finally {
      await backend.start();
    }
    expect((await request.get(routes.blog())).status()).toBe(200);
    expect((await request.get(routes.article("jamais-vu"))).status()).toBe(404);
  });
});
