import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { routes } from "#lib/routes";
import { commandFile, spawnNode, stopChild } from "#scripts/child";
import { ROOT } from "#scripts/project";
import { expect, test } from "#tests/e2e/fixtures";
import { buildFeed } from "#tests/fixtures/feeds";
import { PICTURES } from "#tests/fixtures/pictures";

/** Under the 511 connections that Node.js lets wait; lib/news counts calls for a thousand. */
const VISITORS = 200;
/** What the site keeps between two starts: see lib/news/news.ts. */
const KEPT_COPY = path.join(ROOT, ".next/cache/news.json");

/** The source of a feed, with the addresses that it was asked for. */
async function startSource(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  const { port } = server.address() as AddressInfo;
  return { asked, stop, feedUrl: `http://127.0.0.1:${port}/rss` };
}

/** The built site with this feed, on a port of its own. */
async function startSite(feedUrl: string) {
  const child = spawnNode([commandFile("next"), "start", "-p", "0"], {
    env: { ...process.env, BLOG_FEED_URL: feedUrl },
    stdout: "pipe",
  });
  let lines = "";
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    lines += chunk;
    if (/localhost:\d+/.test(lines)) break;
  }
  const port = lines.match(/localhost:(\d+)/)?.[1];
  return { origin: `http://127.0.0.1:${port}`, stop: () => stopChild(child) };
}

async function readJson(address: string) {
  const response = await fetch(address);
  expect(response.status).toBe(200);
  return response.json();
}

test.describe.configure({ mode: "serial" });
test.beforeEach(() => rm(KEPT_COPY, { force: true }));
test.afterAll(() => rm(KEPT_COPY, { force: true }));

test("deux cents visiteurs d’un coup, un appel au flux ; ses images passent par le site ; sa copie survit à un redémarrage", async () => {
  const source = await startSource((request, response) => {
    if (request.url === "/a.png") {
      return void response
        .writeHead(200, { "content-type": "image/png" })
        .end(PICTURES["image/png"]);
    }
    const image = `<![CDATA[<img src="http://${request.headers.host}/a.png">]]>`;
    response.end(buildFeed(3).replace("Grenier", image));
  });
  const site = await startSite(source.feedUrl);
  const feed = `${site.origin}/api/feed`;
  const answers = await Promise.all(Array.from({ length: VISITORS }, () => readJson(feed)));
  const [news] = answers;
  for (const answer of answers) expect(answer).toEqual(news);
  expect(source.asked).toEqual(["/rss"]);
  expect(news).toEqual({
    items: expect.arrayContaining([
      {
        id: expect.any(String),
        title: "Visite n° 2",
        excerpt: "Grenier, cave et chaudière.",
        category: "diagnostic-immobilier",
        slug: "visite-n-2",
        image_url: null,
        published_at: "2020-01-01T02:00:00.000Z",
        read_time: 3,
        featured: true,
        link: "https://flux.example/2",
      },
    ]),
    fetchedAt: expect.any(String),
    stale: false,
  });
  expect(await readJson(`${site.origin}/api/health`)).toMatchObject({ feed: "up" });

  const picture = await fetch(site.origin + news.items[2].image_url);
  expect(picture.status).toBe(200);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    "content-type": "image/png",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": expect.stringMatching(/^public, max-age=\d{6,}/),
  });
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(PICTURES["image/png"]);
  const unknown = await fetch(site.origin + routes.feedPicture("0123456789abcdef"));
  expect(unknown.status).toBe(404);
  expect(source.asked).toEqual(["/rss", "/a.png"]);
  await site.stop();

  source.stop();
  const restarted = await startSite(source.feedUrl);
  expect(await readJson(`${restarted.origin}/api/feed`)).toEqual(news);
  const lost = await fetch(restarted.origin + news.items[2].image_url);
  expect(lost.status).toBe(502);
  await restarted.stop();
});

test("un flux muet ne retient personne jusqu’au bout de son délai", async () => {
  let isCallOver = false;
  const source = await startSource((_request, response) => {
    response.on("close", () => {
      isCallOver = true;
    });
  });
  const site = await startSite(source.feedUrl);
  const news = await readJson(`${site.origin}/api/feed`);
  expect(isCallOver).toBe(false);
  expect(news).toEqual({ items: [], fetchedAt: null, stale: false });
  expect(await readJson(`${site.origin}/api/health`)).toMatchObject({
    status: "degraded",
    feed: "down",
  });
  expect(source.asked).toEqual(["/rss"]);
  await site.stop();
  source.stop();
});

test("sans flux réglé, la liste est vide et rien ne manque", async ({ request }) => {
  const news = await request.get("/api/feed");
  expect(await news.json()).toEqual({ items: [], fetchedAt: null, stale: false });
  expect(news.headers()["cache-control"]).toBe("no-store");
  expect(await (await request.get("/api/health")).json()).toMatchObject({ feed: "unconfigured" });
});
