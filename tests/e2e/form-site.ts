import type { Server } from "#scripts/bench/serve";
import { serveBuildCopy } from "#tests/e2e/build-copy";

/** What the pages name; the browser's resolver leads these hosts to the servers of the tests. */
export const formUrls = {
  /** A platform that answers. */
  site: "http://localhost:8801/devis",
  gaillon: "http://localhost:8801/gaillon",
  /** Another platform, whose server is down. */
  vexin: "http://127.0.0.1:8802/vexin",
};

/** The production build with every form configured. */
export async function serveFormSite(distDir: string, isTrackerFree: boolean): Promise<Server> {
  const server = await serveBuildCopy(distDir, {
    QUOTE_FORM_URL: formUrls.site,
    QUOTE_FORM_URL_GAILLON: formUrls.gaillon,
    QUOTE_FORM_URL_VEXIN: formUrls.vexin,
    QUOTE_FORM_TRACKER_FREE: isTrackerFree ? "1" : "0",
  });
  // Apart from the forms, which are on « localhost ».
  return { ...server, origin: server.origin.replace("localhost", "127.0.0.1") };
}
