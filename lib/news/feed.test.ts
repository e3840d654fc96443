import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fetchFeed } from "#lib/news/feed";
import { buildFeed, readFeedFile } from "#tests/fixtures/feeds";
import { serve } from "#tests/mocks/serve";

const anyAddress = () => true;

test("un flux compressé, avec sa marque d’ordre, après une redirection", async () => {
  const body = gzipSync(Buffer.concat([Buffer.from("\uFEFF"), await readFeedFile("ghost.xml")]));
  const origin = await serve((request, response) => {
    if (request.url === "/") return void response.writeHead(308, { location: "/rss" }).end();
    response.writeHead(200, { "content-encoding": "gzip" }).end(body);
  });
  expect(await fetchFeed(origin, anyAddress)).toMatchObject([{ category: "electricite" }]);
});

test("le jeu de caractères de l’en-tête compte", async () => {
  const feed = buildFeed(1).replaceAll("Visite", "Étude");
  const origin = await serve((_request, response) => {
    response.writeHead(200, { "content-type": "application/rss+xml; charset=UTF-16LE" });
    response.end(Buffer.from(feed, "utf16le"));
  });
  expect(await fetchFeed(origin, anyAddress)).toMatchObject([{ title: "Étude n° 0" }]);
});

test("les liens relatifs partent de l’adresse finale quand le flux ne nomme pas son site", async () => {
  const origin = await serve((request, response) => {
    if (request.url === "/") return void response.writeHead(302, { location: "/blog/rss" }).end();
    response.end("<rss><channel><item><title>A</title><link>a</link></item></channel></rss>");
  });
  expect(await fetchFeed(origin, anyAddress)).toMatchObject([{ link: `${origin}/blog/a` }]);
});

test.each([
  ["une page d’erreur en HTML", "<!DOCTYPE html><title>502</title>", "page HTML au lieu d’un flux"],
  ["un document coupé", buildFeed(3).slice(0, -40), "document tronqué ou mal fermé"],
  ["rien", "", "réponse vide"],
])("%s : la raison remonte", async (_name, body, reason) => {
  const origin = await serve((_request, response) => response.end(body));
  await expect(fetchFeed(origin, anyAddress)).rejects.toThrow(reason);
});

test("un flux en panne revient", async () => {
  let isDown = true;
  const origin = await serve((_request, response) => {
    if (isDown) response.writeHead(500).end();
    else response.end(buildFeed(2));
  });
  await expect(fetchFeed(origin, anyAddress)).rejects.toThrow("réponse 500");
  isDown = false;
  expect(await fetchFeed(origin, anyAddress)).toHaveLength(2);
});
