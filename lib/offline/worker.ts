/// <reference lib="webworker" />

import {
  FILES_CACHE,
  isKeepableAnswer,
  isKeepablePath,
  isPage,
  listFiles,
  offlineCache,
  PAGES_CACHE,
  toHandling,
} from "#lib/offline/rules";
import { routes } from "#lib/routes";

declare const self: ServiceWorkerGlobalScope;
/** Set by scripts/build-worker.ts: each build has its own. */
declare const VERSION: string;

/** How long a visitor on a slow connection waits before reading the copy. */
const PATIENCE_MS = 4_000;

const MAX_PAGES = 50;

const OFFLINE_CACHE = offlineCache(VERSION);

/** What a page needs that is not kept yet; mostly answered by the browser's own cache. */
async function keepFiles(html: string): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const missing: string[] = [];
  for (const path of listFiles(html)) {
    if ((await cache.match(path)) === undefined) missing.push(path);
  }
  await cache.addAll(missing);
}

async function keepOfflinePage(): Promise<void> {
  const answer = await fetch(routes.offline(), { cache: "reload" });
  if (!isKeepableAnswer(answer)) throw new Error(`${routes.offline()}: ${answer.status}`);
  await keepFiles(await answer.clone().text());
  const cache = await caches.open(OFFLINE_CACHE);
  await cache.put(routes.offline(), answer);
}

/** By its path alone: what a visitor typed in an address is not kept. */
async function keepPage(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(PAGES_CACHE);
  await cache.put(path, answer);
  const oldestFirst = await cache.keys();
  await Promise.all(oldestFirst.slice(0, -MAX_PAGES).map((request) => cache.delete(request)));
}

async function keepFile(path: string, answer: Response): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  await cache.put(path, answer);
}

const findPage = (path: string) => caches.match(path, { cacheName: PAGES_CACHE });

async function findOfflinePage(): Promise<Response> {
  return (await caches.match(routes.offline(), { cacheName: OFFLINE_CACHE })) ?? Response.error();
}

/** The answer of the site, kept on its way when `keep` does. */
function ask(
  event: FetchEvent,
  keep: (path: string, answer: Response) => Promise<void> | undefined,
): Promise<Response> {
  const fresh = fetch(event.request).then((answer) => {
    if (isKeepableAnswer(answer)) {
      const copy = answer.clone();
      event.waitUntil(keep(new URL(event.request.url).pathname, copy) ?? Promise.resolve());
    }
    return answer;
  });
  // Still awaited when a copy was shown in the meantime.
  event.waitUntil(fresh.catch(() => undefined));
  return fresh;
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const fresh = ask(event, (asked, answer) =>
    isKeepablePath(asked) && isPage(answer) ? keepPage(asked, answer) : undefined,
  );
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
    .then(() => findPage(path))
    .then((copy) => copy ?? fresh);
  try {
    return await Promise.race([fresh, late]);
  } catch {
    return (await findPage(path)) ?? findOfflinePage();
  }
}

async function answerHashedFile(event: FetchEvent): Promise<Response> {
  return (
    (await caches.match(new URL(event.request.url).pathname, { cacheName: FILES_CACHE })) ??
    ask(event, keepFile)
  );
}

/** A drawing keeps its address when it is redrawn: the copy only stands in. */
async function answerPicture(event: FetchEvent): Promise<Response> {
  try {
    return await ask(event, keepFile);
  } catch {
    return (
      (await caches.match(new URL(event.request.url).pathname, { cacheName: FILES_CACHE })) ??
      Response.error()
    );
  }
}

/** A page that Next.js showed without asking for its HTML, or read before this worker was there. */
async function keepSeenPage(path: string): Promise<void> {
  if (!isKeepablePath(path)) return;
  const answer = await fetch(path, { cache: "no-cache" });
  if (!isKeepableAnswer(answer) || !isPage(answer)) return;
  const html = await answer.clone().text();
  await keepPage(path, answer);
  await keepFiles(html);
}

/** Files of earlier builds stay as long as a kept page needs them. */
async function removeUnusedFiles(): Promise<void> {
  const used = new Set<string>();
  for (const name of [PAGES_CACHE, OFFLINE_CACHE]) {
    const cache = await caches.open(name);
    for (const page of await cache.matchAll()) {
      for (const path of listFiles(await page.text())) used.add(path);
    }
  }
  const files = await caches.open(FILES_CACHE);
  for (const request of await files.keys()) {
    if (!used.has(new URL(request.url).pathname)) await files.delete(request);
  }
}

async function takeOver(): Promise<void> {
  const current = [PAGES_CACHE, FILES_CACHE, OFFLINE_CACHE];
  for (const name of await caches.keys()) {
    if (!current.includes(name)) await caches.delete(name);
  }
  await removeUnusedFiles();
  await self.clients.claim();
}

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("message", (event) => {
  const path: unknown = event.data;
  // Without a connection there is nothing to keep.
  if (typeof path === "string" && path.startsWith("/"))
    event.waitUntil(
      keepSeenPage(new URL(path, self.location.origin).pathname).catch(() => undefined),
    );
});

self.addEventListener("fetch", (event) => {
  const handling = toHandling(event.request, self.location.origin);
  if (handling === "page") event.respondWith(answerPage(event));
  if (handling === "hashed-file") event.respondWith(answerHashedFile(event));
  if (handling === "picture") event.respondWith(answerPicture(event));
});
