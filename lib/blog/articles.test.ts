import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { getArticle, listArticles, listPublishedSlugs } from "#lib/blog/articles";
import { subscribeToNewsletter } from "#lib/blog/newsletter";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";

vi.mock("server-only", () => ({}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function setBackend(url: string): void {
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", url);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_0123456789abcdef");
}

/** @returns how many requests came. */
async function serve(listener: RequestListener): Promise<() => number> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  setBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => count;
}

const answer =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };

const READS = [
  ["un article", () => getArticle("dpe")],
  ["la liste", () => listArticles({ query: "", category: null, page: 1, newsItems: [] })],
  ["les adresses", () => listPublishedSlugs()],
  ["une inscription", () => subscribeToNewsletter({ email: "a@exemple.fr", textVersion: "1" })],
] as const;

test.each(READS)("%s : aucun backend configuré est une panne", async (_, read) => {
  await expect(read()).rejects.toThrow(DataUnavailableError);
});

test.each(READS)("%s : un backend absent est une panne", async (_, read) => {
  setBackend("http://127.0.0.1:1");
  await expect(read()).rejects.toThrow(DataUnavailableError);
});

test.each(READS)("%s : une mauvaise clé est une panne", async (_, read) => {
  await serve(answer(401, { message: "Invalid API key" }));
  await expect(read()).rejects.toThrow(/401.*Invalid API key/);
  await expect(read()).rejects.toThrow(DataUnavailableError);
});

test.each(READS)("%s : une erreur du backend est une panne, sans second essai", async (_, read) => {
  const countRequests = await serve(answer(503, { message: "down" }));
  await expect(read()).rejects.toThrow(DataUnavailableError);
  expect(countRequests()).toBe(1);
});

test.each(READS)("%s : un backend muet est une panne une fois le délai passé", async (_, read) => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  const delays: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((delay) => {
    delays.push(delay);
    return timeout(20);
  });
  await serve(() => {});
  await expect(read()).rejects.toThrow(DataUnavailableError);
  expect(delays).toEqual([2_000]);
});

test("une ligne qui n’a pas la forme attendue n’est ni un article ni une absence", async () => {
  await serve(answer(200, [{ slug: "dpe", title: 5 }]));
  await expect(getArticle("dpe")).rejects.toThrow("title");
});
