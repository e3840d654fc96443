import type { RequestListener } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { getArticlePicture, readPicture } from "#lib/blog/article-pictures";
import { toAddressId } from "#lib/remote/addresses";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";
import { PICTURES } from "#tests/fixtures/pictures";
import { serve } from "#tests/mocks/serve";

vi.mock("server-only", () => ({}));

function forgetPictures(): void {
  Reflect.deleteProperty(globalThis, Symbol.for("colombage.article-pictures"));
}

beforeEach(forgetPictures);
afterEach(() => vi.unstubAllEnvs());

/** A site that gives a picture, and counts how often it is asked. */
async function servePicture(listener?: RequestListener) {
  const source = { origin: "", calls: 0 };
  source.origin = await serve((request, response) => {
    source.calls += 1;
    if (listener !== undefined) return listener(request, response);
    response.writeHead(200, { "content-type": "image/png" }).end(PICTURES["image/png"]);
  });
  return source;
}

async function serveBackend(status: number, body: unknown): Promise<void> {
  const url = await serve((_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", url);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_0123456789abcdef");
}

describe("l’image d’un article", () => {
  test("est celle qu’il nomme, demandée une fois à sa source", async () => {
    const source = await servePicture();
    const address = `${source.origin}/a.png`;
    await serveBackend(200, { image_url: null, content: `<p><img src="${address}"></p>` });
    const id = toAddressId(address);
    for (let visit = 0; visit < 3; visit++)
      expect(await getArticlePicture("dpe", id)).toMatchObject({
        state: "ready",
        picture: { type: "image/png" },
      });
    expect(source.calls).toBe(1);
  });

  test("inconnue, ou d’un article que personne ne peut lire, n’existe pas", async () => {
    const source = await servePicture();
    const id = toAddressId(source.origin);
    await serveBackend(200, { image_url: "https://exemple.fr/b.png", content: "<p>a</p>" });
    expect(await getArticlePicture("dpe", id)).toEqual({ state: "unknown" });
    await serveBackend(200, []);
    expect(await getArticlePicture("dpe", id)).toEqual({ state: "unknown" });
    expect(await getArticlePicture("../dpe", id)).toEqual({ state: "unknown" });
    expect(source.calls).toBe(0);
  });

  test("un chemin du site n’est pas relayé", async () => {
    await serveBackend(200, { image_url: "/a.png", content: "<p>a</p>" });
    expect(await getArticlePicture("dpe", toAddressId("/a.png"))).toEqual({ state: "unknown" });
  });

  test("une base en panne n’est pas une absence", async () => {
    await serveBackend(503, { message: "down" });
    await expect(getArticlePicture("dpe", "0123456789abcdef")).rejects.toThrow(
      DataUnavailableError,
    );
  });
});

test.each(["", "/a.png", "//exemple.fr/a.png", "file:///etc/passwd", "data:,a", "http://[", "a"])(
  "« %s » n’est l’adresse d’aucune image",
  async (address) => {
    expect(await readPicture(address)).toEqual({ state: "unknown" });
  },
);

test("un SVG, une page, trop d’octets : indisponible", async () => {
  const source = await servePicture(({ url }, response) => {
    const body = {
      "/svg": ["image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
      "/page": ["text/html", "<p>a</p>"],
      "/trop": ["image/png", Buffer.concat([PICTURES["image/png"], Buffer.alloc(4 << 20)])],
    }[url ?? ""] ?? ["text/plain", ""];
    response.writeHead(200, { "content-type": `${body[0]}` }).end(body[1]);
  });
  for (const path of ["/svg", "/page", "/trop"])
    expect(await readPicture(source.origin + path), path).toEqual({ state: "unavailable" });
});

describe("en production", () => {
  beforeEach(() => {
    vi.stubEnv("NODE_ENV", "production");
  });

  test("une adresse de la machine ou du réseau privé n’est pas demandée", async () => {
    vi.stubEnv("NEXT_PUBLIC_SITE_URL", "https://colombage.example");
    const source = await servePicture();
    const addresses = [
      source.origin,
      source.origin.replace("127.0.0.1", "localhost"),
      "http://169.254.169.254/latest/meta-data/",
      "http://10.0.0.1/a.png",
      "http://[::1]/a.png",
    ];
    for (const address of addresses)
      expect(await readPicture(address), address).toEqual({ state: "unavailable" });
    expect(source.calls).toBe(0);
  });

  test("un site essayé sur cette machine en lit les images, sans suivre vers le réseau privé", async () => {
    vi.stubEnv("NEXT_PUBLIC_SITE_URL", "http://localhost:3000");
    const source = await servePicture();
    expect(await readPicture(source.origin)).toMatchObject({ state: "ready" });
    const redirecting = await servePicture((_request, response) => {
      response.writeHead(302, { location: "http://192.168.0.1/a.png" }).end();
    });
    expect(await readPicture(redirecting.origin)).toEqual({ state: "unavailable" });
  });
});
