import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { routes } from "#lib/routes";
import { test as base, expect } from "#tests/e2e/blog-fixtures";

const SLUG = "images-d-ailleurs";
/** One grey pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

type Source = { origin: string; asked: string[] };

const test = base.extend<object, { source: Source }>({
  source: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern to read the names in.
    async ({}, use) => {
      const asked: string[] = [];
      const server = createServer(({ url = "" }, response) => {
        asked.push(url);
        if (url === "/perdue.png") return void response.writeHead(404).end();
        const isDrawing = url === "/dessin.svg";
        response
          .writeHead(200, { "Content-Type": isDrawing ? "image/svg+xml" : "image/png" })
          .end(isDrawing ? "<svg xmlns='http://www.w3.org/2000/svg'/>" : PNG);
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      await use({ origin: `http://127.0.0.1:${port}`, asked });
      server.close();
    },
    { scope: "worker" },
  ],
});

// The tests share the data of their backend.
test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ backend, blogSite, source }) => {
  const names = ["corps.png", "perdue.png", "dessin.svg"];
  const body = names.map((name) => `<p><img src="${source.origin}/${name}" alt="${name}"></p>`);
  const insert = `insert into public.blog_articles
    (slug, title, excerpt, category, image_url, content, published_at, read_time)
    values ($1, $2, 'Un extrait.', 'gaz', $3, $4, $5, 3) on conflict do nothing`;
  const rest = [`${source.origin}/a-la-une.png`, body.join("")];
  await backend.sql(insert, [SLUG, "Images d’ailleurs", ...rest, "2026-11-20T10:00:00Z"]);
  await backend.sql(insert, ["brouillon", "Brouillon", ...rest, null]);
  const readStatus = async () => (await fetch(blogSite + routes.article(SLUG))).status;
  await expect.poll(readStatus, { timeout: 30_000 }).toBe(200);
});

test.describe("dans le navigateur", () => {
  // Chromium itself logs a picture that its source lost.
  test.use({ expectedMessage: /status of 502/ });

  test("aucune image n’est demandée ailleurs, et celles qui existent se voient", async ({
    page,
    source,
  }) => {
    const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    await page.goto(routes.article(SLUG));
    const pictures = [page.locator("header + .article-picture"), page.getByAltText("corps.png")];
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate(isShown)).toBe(true);
    }
    await page.goto(routes.blog());
    const card = page.getByRole("article").filter({ hasText: "Images d’ailleurs" });
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.locator("img").evaluate(isShown)).toBe(true);
    expect(source.asked.filter((path) => path === "/a-la-une.png")).toHaveLength(1);
  });

  test("une image sans dimensions ne déplace pas le texte qui la suit", async ({ page }) => {
    await page.goto(routes.article(SLUG));
    const { height, width } = (await page.getByAltText("corps.png").boundingBox()) ?? {};
    expect(height).toBeCloseTo(((width ?? 0) * 9) / 16, 0);
  });
});

test("une image connue est servie comme image seulement, les autres non", async ({ request }) => {
  const html = await (await request.get(routes.article(SLUG))).text();
  const [own = "", body = "", lost = "", drawing = ""] = new Set(
    html.match(/\/api\/blog\/images-d-ailleurs\/images\/[\da-f]{16}/g),
  );
  for (const path of [own, body]) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": expect.stringMatching(/^public, max-age=\d{6,}/),
    });
    expect(await answer.body()).toEqual(PNG);
  }
  expect((await request.get(lost)).status()).toBe(502);
  expect((await request.get(drawing)).status()).toBe(502);
  expect((await request.get(own.replace(SLUG, "brouillon"))).status()).toBe(404);
  expect((await request.get(routes.articlePicture(SLUG, "0123456789abcdef"))).status()).toBe(404);
});
