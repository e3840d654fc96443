import type { RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { startHttpServer } from "#scripts/http-server";

/** A server on a free port of 127.0.0.1 until the end of the test; gives its origin. */
export async function serve(listener: RequestListener): Promise<string> {
  const { origin, stop } = await startHttpServer(listener);
  onTestFinished(stop);
  return origin;
}
