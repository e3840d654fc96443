import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { type Server, serveApp } from "#scripts/bench/serve";
import { ROOT } from "#scripts/project";

/** Pages as the build rendered them, and those that Next.js rendered since. */
const PRERENDERED = /^server\/(route-cache|app\/.*\.(html|rsc|segments))$/;

/**
 * The production build under another environment: a copy in `distDir` (a name that Git ignores)
 * without its prerendered pages, which the server then renders again.
 */
export async function serveBuildCopy(
  distDir: string,
  env: Readonly<Record<string, string>>,
): Promise<Server> {
  const build = path.join(ROOT, process.env.NEXT_DIST_DIR ?? ".next");
  const copy = path.join(ROOT, distDir);
  await rm(copy, { recursive: true, force: true });
  await cp(build, copy, {
    recursive: true,
    filter: (source) => {
      const file = path.relative(build, source).split(path.sep).join("/");
      return file !== "cache" && !PRERENDERED.test(file);
    },
  });
  const server = await serveApp(".", { ...process.env, ...env, NEXT_DIST_DIR: distDir });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(copy, { recursive: true, force: true });
    },
  };
}
