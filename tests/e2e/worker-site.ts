import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { routes } from "#lib/routes";

/** The site seen through a relay that can stop, or hand out another service worker. */
export type WorkerSite = {
  origin: string;
  /** The text of /sw.js from now on. */
  deploy: (worker: string) => void;
  stop: () => Promise<void>;
};

export async function serveWorkerSite(origin: string, firstWorker: string): Promise<WorkerSite> {
  let worker = firstWorker;
  const server = createServer((asked, answer) => {
    if (asked.url === routes.worker()) {
      answer.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" });
      answer.end(worker);
      return;
    }
    const relayed = request(
      new URL(asked.url ?? "/", origin),
      { method: asked.method, headers: asked.headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
      },
    );
    relayed.on("error", () => answer.destroy());
    asked.pipe(relayed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (text) => {
      worker = text;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
