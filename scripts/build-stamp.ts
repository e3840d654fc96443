import { createHash } from "node:crypto";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type EnvValues, resolveSiteUrl } from "#lib/env";
import { buildPaths, ROOT } from "#scripts/project";

/** Everything a production build is made of. */
const SOURCES = [
  "{app,components,content,lib,public}/**/*",
  "{instrumentation,middleware,next.config,next-sitemap.config}.ts",
  "scripts/build-{policies,worker}.ts",
  "postcss.config.mjs",
  "{package-lock,tsconfig,tsconfig.build}.json",
];

/** Written by the build itself, or read by tests only. */
const NOT_SOURCES = [
  "public/port-*/**",
  "public/sitemap*.xml",
  "public/robots.txt",
  "public/sw.js",
  "**/*.test.*",
];

function isNotSource(file: string): boolean {
  return NOT_SOURCES.some((pattern) => path.matchesGlob(file, pattern));
}

/** Read when the server runs: no page is built differently for them. */
const RUNTIME_ONLY = new Set<keyof EnvValues>([
  "PORT",
  "EMBEDDED_SUPABASE_PORT",
  "EMBEDDED_SUPABASE_DIR",
  "EMBEDDED_SUPABASE_EMAILS_DIR",
  "REDIS_URL",
  "TRUSTED_PROXY",
]);

/** Hash of the sources and of every value that a prerendered page may show. */
export async function computeStamp(values: EnvValues): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    const file = path.relative(ROOT, path.join(entry.parentPath, entry.name));
    const portable = file.split(path.sep).join("/");
    if (entry.isFile() && !isNotSource(portable)) files.push(portable);
  }
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(await readFile(path.join(ROOT, file)));
  }
  const builtIn = Object.entries({ ...values, NEXT_PUBLIC_SITE_URL: resolveSiteUrl(values) })
    .filter(([name]) => !RUNTIME_ONLY.has(name as keyof EnvValues))
    .sort(([a], [b]) => a.localeCompare(b));
  return hash.update(JSON.stringify(builtIn)).digest("hex");
}

function stampFile(values: EnvValues): string {
  return path.join(ROOT, buildPaths(values).distDir, "build-stamp");
}

/** Empty when there is no finished build. */
export async function readStamp(values: EnvValues): Promise<string> {
  return readFile(stampFile(values), "utf8").catch(() => "");
}

export async function writeStamp(values: EnvValues, stamp: string): Promise<void> {
  await writeFile(stampFile(values), stamp);
}

export async function removeStamp(values: EnvValues): Promise<void> {
  await rm(stampFile(values), { force: true });
}
