import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { type Server, serveApp } from "#scripts/bench/serve";
import { ROOT } from "#scripts/project";

/** What the pages name; the browser's resolver leads these hosts to the servers of the tests. */
export const formUrls = {
  /** A platform that answers. */
  site: "http://localhost:8801/devis",
  gaillon: "http://localhost:8801/gaillon",
  /** Another platform, whose server is down. */
  vexin: "http://[::1]:8802/vexin",
};

/** Pages as the build rendered them, and those that Next.js rendered since. */
const PRERENDERED = /^server\/(route-cache|app\/.*\.(html|rsc|segments))$/;

/**
 * The production build with every form configured: a copy in `distDir` (a name that Git ignores)
 * without its prerendered pages, which the server then renders again with its own environment.
 */
export async function serveFormSite(distDir: string, isTrackerFree: boolean): Promise<Server> {
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
  const server = await serveApp(".", {
    ...process.env,
    NEXT_DIST_DIR: distDir,
    QUOTE_FORM_URL: formUrls.site,
    QUOTE_FORM_URL_GAILLON: formUrls.gaillon,
    QUOTE_FORM_URL_VEXIN: formUrls.vexin,
    QUOTE_FORM_TRACKER_FREE: isTrackerFree ? "1" : "0",
  });
  return {
    // Apart from the forms, which are on « localhost ».
    origin: server.origin.replace("localhost", "127.0.0.1"),
    stop: async () => {
      await server.stop();
      await rm(copy, { recursive: true, force: true });
    },
  };
}
