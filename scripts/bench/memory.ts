import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { routes } from "#lib/routes";
import { type LoadResult, runLoad } from "#scripts/bench/load";
import type { Measure } from "#scripts/bench/row";
import { formatMs, formatRatio } from "#scripts/bench/timing";
import { startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
import { startHttpServer } from "#scripts/http-server";
import { ROOT } from "#scripts/project";
import { filledSimulator } from "#tests/e2e/site";
import { buildFeed } from "#tests/fixtures/feeds";

const MINUTE_MS = 60_000;
const MINUTES = 5;
const WARM_UP_MS = 5_000;
const SAMPLE_MS = 2_000;
const RATIO_BAR = 1.05;
/** Fifty visitors: most read what is prerendered; some use what is made at each request. */
const READERS = 44;
const READER_PAUSE_MS = 100;
const MEMBERS = 6;
/** Longer: the embedded backend shares the processor of the visitors. */
const MEMBER_PAUSE_MS = 500;

/** Bytes that the process occupies. */
async function readMemory(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) * 1024;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const listFailures = (...results: readonly LoadResult[]) =>
  results.flatMap(({ failures }) =>
    [...failures].map(([what, times]) => `${what} (${times} fois)`),
  );

/** The files that a page asks for, as its HTML names them. */
async function listFiles(origin: string): Promise<string[]> {
  const html = await (await fetch(origin)).text();
  const named = html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|svg|woff2))"/g);
  return [...new Set([...named].flatMap(([, file]) => file ?? []))];
}

/**
 * Five minutes of fifty visitors. Half-way, the database and the feed end: what does not depend on
 * them goes on answering.
 */
export const measureMemory: Measure = async ({ paths, serveSite }) => {
  const backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => undefined });
  const feed = await startHttpServer((_, response) => response.end(buildFeed(20)));
  const site = await serveSite({
    NEXT_PUBLIC_SUPABASE_URL: backend.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    BLOG_FEED_URL: `${feed.origin}/rss`,
  });
  const withDatabase = [routes.blog(), routes.auth(), routes.session(), "/api/feed"];
  const withoutDatabase = [
    ...paths.filter((page) => !withDatabase.includes(page)),
    filledSimulator,
    ...(await listFiles(site.origin)),
  ];
  // The first question to a fresh database takes longer than a page waits on a busy machine.
  const warmUp = AbortSignal.timeout(WARM_UP_MS);
  await runLoad({
    origin: site.origin,
    encoding: "gzip",
    connections: 1,
    paths: withDatabase,
    signal: warmUp,
  });
  const samples: { at: number; bytes: number }[] = [];
  const started = performance.now();
  const sampling = setInterval(async () => {
    const at = performance.now() - started;
    samples.push({ at, bytes: await readMemory(site.pid) });
  }, SAMPLE_MS);
  const half = AbortSignal.timeout((MINUTES * MINUTE_MS) / 2);
  const whole = AbortSignal.timeout(MINUTES * MINUTE_MS);
  const load = { origin: site.origin, encoding: "gzip" } as const;
  const members = { connections: MEMBERS, paths: withDatabase, pauseMs: MEMBER_PAUSE_MS };
  const outage = async () => {
    const before = await runLoad({ ...load, ...members, signal: half });
    await feed.stop();
    await backend.stop();
    const after = await runLoad({ ...load, ...members, signal: whole });
    return { before, after };
  };
  const [readers, { after, before }] = await Promise.all([
    runLoad({
      ...load,
      connections: READERS,
      paths: withoutDatabase,
      pauseMs: READER_PAUSE_MS,
      signal: whole,
    }),
    outage(),
  ]);
  clearInterval(sampling);
  await site.stop();
  await rm(path.join(ROOT, ".next/cache/news.json"), { force: true });

  const minute = (number: number) =>
    mean(
      samples
        .filter(({ at }) => Math.floor(at / MINUTE_MS) === number - 1)
        .map(({ bytes }) => bytes),
    );
  const ratio = minute(MINUTES) / minute(2);
  const megabytes = Array.from({ length: MINUTES }, (_, index) =>
    Math.round(minute(index + 1) / 2 ** 20),
  ).join(", ");
  const failures = listFailures(readers, before);
  const where = `${READERS + MEMBERS} connexions, ${MINUTES} minutes`;
  return [
    {
      what: "Mémoire du serveur, dernière minute contre la deuxième",
      where,
      value: `${formatRatio(ratio)} (${megabytes} Mo, minute par minute)`,
      bar: `≤ ${formatRatio(RATIO_BAR)}`,
      isMet: ratio <= RATIO_BAR,
    },
    {
      what: "Pages sans base ni flux, arrêtés à mi-temps ; les autres, jusque-là",
      where,
      value: failures.length === 0 ? "toutes à 200" : failures.join(", "),
      bar: "toutes à 200",
      isMet: failures.length === 0,
    },
    {
      what: "Sous cette charge",
      where: "pages sans base ni flux",
      value: `${Math.round(readers.perSecond)}/s, p99 ${formatMs(readers.p99)}`,
      isMet: true,
    },
    {
      what: "Sous cette charge",
      where: "pages avec base ou flux",
      value: `p99 ${formatMs(before.p99)} ; après l’arrêt, ${listFailures(after).join(", ") || "toutes à 200"}`,
      isMet: true,
    },
  ];
};
