import { Agent, get } from "node:http";
import { percentile } from "#scripts/bench/timing";

/** What the visitors saw; times in milliseconds, from the request to the last byte. */
export type LoadResult = {
  perSecond: number;
  p99: number;
  bytesPerAnswer: number;
  /** « GET /blog : 500 », with how often. */
  failures: ReadonlyMap<string, number>;
};

type Encoding = "gzip" | "identity";

/** Bytes of the body as sent; any answer other than 200 or an unfinished one throws. */
function request(agent: Agent, address: URL, encoding: Encoding): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { "Accept-Encoding": encoding };
    get(address, { agent, headers }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("error", reject);
      response.on("end", () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${response.statusCode}`));
      });
    }).on("error", reject);
  });
}

/**
 * So many visitors on kept connections, each asking the next path as soon as it has its answer,
 * or after `pauseMs`, until `signal` aborts.
 */
export async function runLoad({
  connections,
  encoding,
  origin,
  paths,
  pauseMs = 0,
  signal,
}: {
  origin: string;
  paths: readonly string[];
  connections: number;
  encoding: Encoding;
  signal: AbortSignal;
  pauseMs?: number;
}): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const addresses = paths.map((path) => new URL(path, origin));
  const times: number[] = [];
  const failures = new Map<string, number>();
  let bytes = 0;
  let asked = 0;
  const visit = async () => {
    while (!signal.aborted) {
      const address = addresses[asked++ % addresses.length];
      if (address === undefined) return;
      const start = performance.now();
      try {
        const received = await request(agent, address, encoding);
        bytes += received;
      } catch (error) {
        const failure = `${address.pathname} : ${error instanceof Error ? error.message : error}`;
        failures.set(failure, (failures.get(failure) ?? 0) + 1);
      }
      times.push(performance.now() - start);
      if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, visit));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / seconds,
    p99: percentile(times, 0.99),
    bytesPerAnswer: bytes / times.length,
    failures,
  };
}
