import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildApp } from "#scripts/bench/serve";
import { ROOT } from "#scripts/project";

/** Ignored by Git, linters and TypeScript; inside the project, so that it has its packages. */
const DIR = path.join(ROOT, ".next-bench/empty-app");

const FILES = {
  "package.json": `{ "private": true, "type": "module" }`,
  "next.config.js": `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`,
  "app/layout.js": `export default function Layout({ children }) {
  return <html lang="fr"><body>{children}</body></html>;
}`,
  "app/page.js": `export const metadata = { title: "Vide" };
export default function Page() {
  return <h1>Vide</h1>;
}`,
};

/**
 * Builds an application of the installed Next.js version that does nothing, from scratch.
 * @returns its folder.
 */
export async function buildEmptyApp(env: NodeJS.ProcessEnv): Promise<string> {
  await rm(DIR, { recursive: true, force: true });
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(DIR, file)), { recursive: true });
    await writeFile(path.join(DIR, file), text);
  }
  await buildApp(DIR, env);
  return DIR;
}
