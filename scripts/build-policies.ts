import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { POLICY_HEADER } from "#lib/security/content-security-policy";
import { buildHashedPolicy } from "#lib/security/hashed-policy";
import { ROOT } from "#scripts/project";

const metaSchema = z.looseObject({ headers: z.record(z.string(), z.unknown()).default({}) });

/**
 * Gives each page of the build, in the file of headers beside its HTML, the policy that lets
 * exactly its own scripts run. Reads the environment of the build: the hosts of forms are in it.
 */
const distDir = process.env.NEXT_DIST_DIR ?? ".next";
const buildDir = path.join(ROOT, distDir);
/** A standalone build holds a second copy of its pages. */
const pages = ["server/app/**/*.html", `standalone/${distDir}/server/app/**/*.html`];
for await (const file of glob(pages, { cwd: buildDir })) {
  const html = path.join(buildDir, file);
  const metaFile = html.replace(/\.html$/, ".meta");
  const meta = metaSchema.parse(JSON.parse(await readFile(metaFile, "utf8")));
  meta.headers[POLICY_HEADER] = buildHashedPolicy(await readFile(html, "utf8"));
  await writeFile(metaFile, JSON.stringify(meta, null, 2));
}
