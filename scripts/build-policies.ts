import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { POLICY_HEADER } from "#lib/security/content-security-policy";
import { buildHashedPolicy } from "#lib/security/hashed-policy";
import { ROOT } from "#scripts/project";

const headersSchema = z.record(z.string(), z.unknown()).default({});
const metaSchema = z.looseObject({ headers: headersSchema });
const manifestSchema = z.looseObject({
  routes: z.record(z.string(), z.looseObject({ initialHeaders: headersSchema })),
});

const readJson = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  schema.parse(JSON.parse(readFileSync(file, "utf8")));

const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, JSON.stringify(value, null, 2));

/**
 * Gives each page of the build the policy that lets exactly its own scripts run: in the file of
 * headers beside its HTML, which `next start` reads, and in the manifest, which hosts like Vercel
 * read. The environment of the build counts: the hosts of forms are in it.
 */
function writePolicies(buildDir: string): void {
  const manifestFile = path.join(buildDir, "prerender-manifest.json");
  const manifest = readJson(manifestFile, manifestSchema);
  const pagesDir = path.join(buildDir, "server/app");
  for (const file of globSync("**/*.html", { cwd: pagesDir })) {
    const page = file.slice(0, -".html".length);
    const policy = buildHashedPolicy(readFileSync(path.join(pagesDir, file), "utf8"));
    const metaFile = path.join(pagesDir, `${page}.meta`);
    const meta = readJson(metaFile, metaSchema);
    meta.headers[POLICY_HEADER] = policy;
    writeJson(metaFile, meta);
    const route = manifest.routes[page === "index" ? "/" : `/${page}`];
    if (route !== undefined) route.initialHeaders[POLICY_HEADER] = policy;
  }
  writeJson(manifestFile, manifest);
}

const distDir = process.env.NEXT_DIST_DIR ?? ".next";
const buildDir = path.join(ROOT, distDir);
/** A standalone build holds a second copy of its pages. */
for (const dir of [buildDir, path.join(buildDir, "standalone", distDir)])
  if (existsSync(dir)) writePolicies(dir);
