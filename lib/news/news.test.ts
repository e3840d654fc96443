import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { buildFeed } from "#tests/fixtures/feeds";
import { PICTURES } from "#tests/fixtures/pictures";
import { serve } from "#tests/mocks/serve";

vi.mock("server-only", () => ({}));

const SHARED = Symbol.for("colombage.news");
const log = vi.spyOn(console, "error").mockImplementation(() => {});
const warn = vi.spyOn(console, "warn").mockImplementation(() => {});

/** What Next.js does for each bundle: a module instance of its own. */
async function importNews() {
  vi.resetModules();
  return import("#lib/news/news");
}

/** What a new process begins with. */
function forget(): void {
  Reflect.deleteProperty(globalThis, SHARED);
}

async function serveFeed(listener: RequestListener): Promise<string> {
  const origin = await serve(listener);
  vi.stubEnv("BLOG_FEED_URL", `${origin}/rss`);
  return origin;
}

const pictureFeed = (source: string) =>
  buildFeed(3).replace("Grenier", `<![CDATA[<img src="${source}">]]>Grenier`);

beforeEach(async () => {
  const dir = await mkdtemp(path.join(tmpdir(), "news-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  // Relative to the working directory, as the site reads it.
  vi.stubEnv("NEXT_DIST_DIR", path.relative(process.cwd(), dir));
  vi.stubEnv("NODE_ENV", "production");
  forget();
});

afterEach(() => {
  vi.unstubAllEnvs();
  log.mockClear();
  warn.mockClear();
});

describe("getNews", () => {
  test("les articles du flux, avec ce que les pages montrent et rien de plus", async () => {
    const origin = await serveFeed((_request, response) => response.end(pictureFeed("/a.png")));
    const { getNews } = await importNews();
    const { items, fetchedAt, stale } = await getNews();
    expect(items[2]).toEqual({
      id: expect.any(String),
      title: "Visite n° 0",
      excerpt: "Grenier, cave et chaudière.",
      category: "diagnostic-immobilier",
      slug: "visite-n-0",
      imageUrl: expect.stringMatching(/^\/api\/feed\/images\/[0-9a-f]{16}$/),
      publishedAt: "2020-01-01T00:00:00.000Z",
      readTime: 3,
      featured: false,
      link: "https://flux.example/0",
    });
    expect(items.map(({ featured }) => featured)).toEqual([true, true, false]);
    expect(JSON.stringify(items)).not.toContain(origin);
    expect(new Date(fetchedAt ?? "").toISOString()).toBe(fetchedAt);
    expect(stale).toBe(false);
    expect(log).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
  });

  test("sans flux réglé : une liste vide, et rien dans la console", async () => {
    vi.stubEnv("BLOG_FEED_URL", "");
    const { getNews, getNewsHealth, getNewsPicture } = await importNews();
    expect(await getNews()).toEqual({ items: [], fetchedAt: null, stale: false });
    expect(await getNewsHealth()).toBe("unconfigured");
    expect(await getNewsPicture("0123456789abcdef")).toEqual({ state: "unknown" });
    expect(log).not.toHaveBeenCalled();
  });

  test("pendant la construction du site, aucun appel", async () => {
    let calls = 0;
    await serveFeed((_request, response) => {
      calls += 1;
      response.end(buildFeed(1));
    });
    vi.stubEnv("NEXT_PHASE", "phase-production-build");
    const { getNews } = await importNews();
    expect((await getNews()).items).toEqual([]);
    expect(calls).toBe(0);
  });

  test("plusieurs exemplaires du module partagent un seul appel", async () => {
    let calls = 0;
    await serveFeed((_request, response) => {
      calls += 1;
      response.end(buildFeed(1));
    });
    const modules = [await importNews(), await importNews(), await importNews()];
    expect(modules[0]?.getNews).not.toBe(modules[1]?.getNews);
    const visits = Array.from({ length: 1_000 }, (_, index) => modules[index % 3]?.getNews());
    for (const news of await Promise.all(visits)) expect(news?.items).toHaveLength(1);
    expect(calls).toBe(1);
  });

  test("en panne dès le début : une ligne de console, sans secret", async () => {
    const origin = await serveFeed((_request, response) => response.writeHead(500).end());
    const { host } = new URL(origin);
    vi.stubEnv("BLOG_FEED_URL", `http://site:secret@${host}/rss?cle=secret`);
    const { getNews } = await importNews();
    for (let visit = 0; visit < 10; visit++) {
      expect(await getNews()).toEqual({ items: [], fetchedAt: null, stale: false });
    }
    expect(log.mock.calls).toEqual([
      [`Flux http://${host}/rss : réponse 500 ; la liste reste vide.`],
    ]);
  });

  test("la copie survit à un redémarrage pendant une panne", async () => {
    let isDown = false;
    await serveFeed((_request, response) => {
      if (isDown) response.writeHead(500).end();
      else response.end(buildFeed(2));
    });
    const { getNews } = await importNews();
    const before = await getNews();
    isDown = true;
    forget();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const restarted = await importNews();
    expect(await restarted.getNews()).toEqual({ ...before, stale: true });
    await vi.waitFor(() =>
      expect(log).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(/réponse 500 ; la copie du .+Z reste affichée\.$/),
      ),
    );
    expect(await restarted.getNewsHealth()).toBe("down");
  });

  test("un disque qui refuse l’écriture ne coûte que la copie sur disque", async () => {
    await serveFeed((_request, response) => response.end(buildFeed(2)));
    const file = path.join(process.cwd(), process.env.NEXT_DIST_DIR ?? "", "cache");
    await writeFile(file, "pas un dossier");
    const { getNews, getNewsHealth } = await importNews();
    expect((await getNews()).items).toHaveLength(2);
    expect(await getNewsHealth()).toBe("up");
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe("getNewsPicture", () => {
  const idOf = (imageUrl: string | null | undefined) => imageUrl?.split("/").at(-1) ?? "";

  test("donne une image que le flux nomme, et aucune autre", async () => {
    const asked: string[] = [];
    await serveFeed((request, response) => {
      asked.push(request.url ?? "");
      if (request.url === "/rss") {
        const origin = `http://${request.headers.host}`;
        return void response.end(pictureFeed(`${origin}/a.png`));
      }
      response.writeHead(200, { "content-type": "image/png" }).end(PICTURES["image/png"]);
    });
    const { getNews, getNewsPicture } = await importNews();
    const id = idOf((await getNews()).items[2]?.imageUrl);
    for (let visit = 0; visit < 3; visit++) {
      expect(await getNewsPicture(id)).toMatchObject({
        state: "ready",
        picture: { type: "image/png" },
      });
    }
    expect(await getNewsPicture("0123456789abcdef")).toEqual({ state: "unknown" });
    expect(await getNewsPicture("http://127.0.0.1/")).toEqual({ state: "unknown" });
    expect(asked).toEqual(["/rss", "/a.png"]);
  });

  test("une image que sa source ne donne pas", async () => {
    await serveFeed((request, response) => {
      if (request.url !== "/rss") return void response.writeHead(404).end();
      response.end(pictureFeed(`http://${request.headers.host}/a.png`));
    });
    const { getNews, getNewsPicture } = await importNews();
    const id = idOf((await getNews()).items[2]?.imageUrl);
    expect(await getNewsPicture(id)).toEqual({ state: "unavailable" });
  });

  test("une image du réseau privé n’est pas demandée", async () => {
    await serveFeed((_request, response) => response.end(pictureFeed("http://10.0.0.1/a.png")));
    const { getNews, getNewsPicture } = await importNews();
    const id = idOf((await getNews()).items[2]?.imageUrl);
    expect(await getNewsPicture(id)).toEqual({ state: "unavailable" });
  });
});

test("getNewsHealth dit ce que le dernier appel a montré, sans en faire d’autre", async () => {
  let calls = 0;
  await serveFeed((_request, response) => {
    calls += 1;
    response.end("<html></html>");
  });
  const { getNewsHealth } = await importNews();
  for (let visit = 0; visit < 10; visit++) expect(await getNewsHealth()).toBe("down");
  expect(calls).toBe(1);
});
