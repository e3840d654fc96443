import { SHARE_PICTURE_SIZE } from "#components/seo/share-picture";
import { expect, test } from "#tests/e2e/fixtures";
import { sitePages } from "#tests/e2e/site";

const MAX_BYTES = 300_000;

/** Width and height stand at fixed places in the first chunk of a PNG file. */
const readPngSize = (png: Buffer) => ({
  width: png.readUInt32BE(16),
  height: png.readUInt32BE(20),
});

test("chaque page nomme une image de partage de 1200 × 630, de moins de 300 Ko", async ({
  request,
}) => {
  for (const { path } of sitePages) {
    const html = await (await request.get(path)).text();
    const [, address = ""] = html.match(/<meta property="og:image" content="([^"]+)"/) ?? [];
    const picture = await request.get(new URL(address).pathname);
    expect.soft(picture.status(), path).toBe(200);
    const png = await picture.body();
    expect.soft(readPngSize(png), path).toEqual(SHARE_PICTURE_SIZE);
    expect.soft(png.length, path).toBeLessThan(MAX_BYTES);
  }
});

test("une image de partage d’une page inconnue répond 404", async ({ request }) => {
  expect((await request.get("/og/inconnue.png")).status()).toBe(404);
  expect((await request.get("/og/services/dpe")).status()).toBe(404);
});
