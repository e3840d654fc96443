import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
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

/** Of a page that says nothing. */
const EMPTY_PAGE_LENGTH = 4_400;

/** A page of the site, and the page of the empty application that weighs as much. */
export type HeavyPage = { path: string; heavyPath: string };

/**
 * A prerendered page's words and marks, half of them: flight data writes each text twice. French
 * quotes and apostrophes stay: one of them doubles what a whole text takes in memory.
 */
async function readText(distDir: string, sitePath: string): Promise<string> {
  const file = `${sitePath === "/" ? "index" : sitePath.slice(1)}.html`;
  const html = await readFile(path.join(ROOT, distDir, "server/app", file), "utf8");
  return html
    .replaceAll(/[^\p{L}\d ,.;:/=’«»–…€\u202F-]/gu, " ")
    .slice(0, (html.length - EMPTY_PAGE_LENGTH) / 2);
}

/**
 * Builds an application of the installed Next.js version that does nothing, from scratch; it has a
 * page of plain text as heavy as each of `sitePaths` in the build `distDir`.
 * @returns its folder.
 */
export async function buildEmptyApp(
  env: NodeJS.ProcessEnv,
  { distDir, sitePaths }: { distDir: string; sitePaths: readonly string[] },
): Promise<{ dir: string; heavyPages: HeavyPage[] }> {
  await rm(DIR, { recursive: true, force: true });
  const heavyPages = sitePaths.map((sitePath, index) => ({
    path: sitePath,
    heavyPath: `/texte-${index}`,
  }));
  const files: Record<string, string> = { ...FILES };
  for (const { heavyPath, path: sitePath } of heavyPages) {
    files[`app${heavyPath}/page.js`] = `export default function Page() {
  return <p>{${JSON.stringify(await readText(distDir, sitePath))}}</p>;
}`;
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(DIR, file)), { recursive: true });
    await writeFile(path.join(DIR, file), text);
  }
  await buildApp(DIR, env);
  return { dir: DIR, heavyPages };
}
