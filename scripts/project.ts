import { existsSync } from "node:fs";
import path from "node:path";
import { type EnvValues, parseEnv } from "#lib/env";
import { Fault } from "#scripts/fault";

export const ROOT = path.resolve(import.meta.dirname, "..");

export type Mode = "production" | "development";

/**
 * Sets NODE_ENV, then reads the .env files as Next.js does (the first to name a value wins, the
 * system wins over all), so that what is read next is what the site will see.
 */
export function loadEnvFiles(mode: Mode): void {
  Object.assign(process.env, {
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: "1",
    LITE_TELEMETRY: "0",
    DO_NOT_TRACK: "1",
  });
  for (const name of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    const file = path.join(ROOT, name);
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

/** @throws Fault naming every wrong value. */
export function loadProjectEnv(mode: Mode): EnvValues {
  loadEnvFiles(mode);
  const result = parseEnv(process.env);
  if ("faults" in result) throw new Fault(result.faults.map((fault) => `${fault}.`).join("\n"));
  return result.values;
}

/**
 * Where a build goes. Its pages carry the site's address, which depends on PORT unless
 * NEXT_PUBLIC_SITE_URL is set: a copy on another port has its own build and its own sitemap.
 */
export function buildPaths({ NEXT_PUBLIC_SITE_URL, PORT }: EnvValues): {
  distDir: string;
  sitemapDir: string;
} {
  return NEXT_PUBLIC_SITE_URL !== undefined || PORT === 3000
    ? { distDir: ".next", sitemapDir: "public" }
    : { distDir: `.next-${PORT}`, sitemapDir: `public/port-${PORT}` };
}

/** Environment of every child that builds or serves the site. */
export function childEnv(values: EnvValues): NodeJS.ProcessEnv {
  const { distDir, sitemapDir } = buildPaths(values);
  return {
    ...process.env,
    PORT: String(values.PORT),
    NEXT_DIST_DIR: distDir,
    SITEMAP_DIR: sitemapDir,
  };
}
