import { existsSync } from "node:fs";
import { glob, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { EnvValues } from "#lib/env";
import { computeStamp, readStamp, removeStamp, writeStamp } from "#scripts/build-stamp";
import { buildWorker } from "#scripts/build-worker";
import { commandFile, exitCodeOf, spawnNode, stopChild } from "#scripts/child";
import { Fault } from "#scripts/fault";
import { acquireLock, type Lock } from "#scripts/lock";
import { buildPaths, childEnv, ROOT } from "#scripts/project";

type Context = {
  values: EnvValues;
  log: (line: string) => void;
  /** Aborted when a person stops everything: the step under way ends, and none follows. */
  signal?: AbortSignal;
};

async function runStep(
  args: readonly string[],
  failure: string,
  { values, signal }: Context,
): Promise<void> {
  signal?.throwIfAborted();
  const child = spawnNode(args, { env: childEnv(values) });
  const stop = () => void stopChild(child);
  signal?.addEventListener("abort", stop);
  const code = await exitCodeOf(child);
  signal?.removeEventListener("abort", stop);
  signal?.throwIfAborted();
  if (code !== 0) throw new Fault(failure);
}

/** next-sitemap ends with code 0 even when it fails: what counts is the file it writes. */
async function buildSitemap(context: Context): Promise<void> {
  const config = "next-sitemap.config.ts";
  if (!existsSync(path.join(ROOT, config))) return;
  const dir = path.join(ROOT, buildPaths(context.values).sitemapDir);
  await mkdir(dir, { recursive: true });
  for await (const file of glob("{sitemap*.xml,robots.txt}", { cwd: dir })) {
    await rm(path.join(dir, file));
  }
  const failure = `Plan du site : next-sitemap a échoué, voyez son message ci-dessus et ${config}.`;
  await runStep([commandFile("next-sitemap"), "--config", config], failure, context);
  if (!existsSync(path.join(dir, "robots.txt"))) throw new Fault(failure);
}

/** The service worker, named by the stamp: browsers take a new one after each change. */
async function writeWorker(stamp: string, { values }: Context): Promise<void> {
  const dir = path.join(ROOT, buildPaths(values).sitemapDir);
  await mkdir(dir, { recursive: true });
  const { default: offline } = await import("#content/offline");
  const text = await buildWorker({ version: stamp.slice(0, 12), isEnabled: offline.enabled });
  await writeFile(path.join(dir, "sw.js"), text);
}

/**
 * Content check, Next.js build, sitemap; contacts no backend and no feed. A build that stops
 * half-way leaves no stamp, so that the next start builds again.
 * @throws Fault at the first step that fails.
 */
async function build(stamp: string, context: Context): Promise<void> {
  const { values, log } = context;
  const started = performance.now();
  await removeStamp(values);
  await runStep(
    ["scripts/check-content.ts"],
    "Contenu : corrigez les erreurs ci-dessus, puis relancez.",
    context,
  );
  const failure = "Construction : next build a échoué, voyez son message ci-dessus.";
  await runStep([commandFile("next"), "build"], failure, context);
  // Written last by Next.js.
  if (!existsSync(path.join(ROOT, buildPaths(values).distDir, "BUILD_ID")))
    throw new Fault(failure);
  await runStep(
    ["scripts/build-policies.ts"],
    "Sécurité : les règles des pages n’ont pas pu être écrites, voyez le message ci-dessus.",
    context,
  );
  await buildSitemap(context);
  await writeWorker(stamp, context);
  await writeStamp(values, stamp);
  log(`Construction : terminée en ${formatSeconds(started)}`);
}

export function formatSeconds(startedAt: number): string {
  return `${((performance.now() - startedAt) / 1000).toFixed(1).replace(".", ",")} s`;
}

/**
 * Builds when `force` is set, when there is no finished build, or when the sources or a built-in
 * value changed. The lock it gives back keeps other builds away from the same folder while the
 * site is served; it is `null` when another server already holds it.
 * @throws Fault when a build is needed and another copy builds or serves from that folder.
 */
export async function ensureBuild(context: Context & { force?: boolean }): Promise<Lock | null> {
  const { values, log, force = false } = context;
  const { distDir } = buildPaths(values);
  const lock = await acquireLock(`build ${path.join(ROOT, distDir)}`);
  try {
    const stamp = await computeStamp(values);
    const known = await readStamp(values);
    if (!force && known === stamp) {
      log("Construction : à jour");
      return lock;
    }
    if (lock === null)
      throw new Fault(
        `Construction : un autre exemplaire du site construit ou sert le dossier ${distDir}. Arrêtez-le, puis relancez.`,
      );
    log(`Construction : ${known === "" ? "aucune terminée" : "sources ou réglages changés"}…`);
    await build(stamp, context);
    return lock;
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
