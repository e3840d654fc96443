import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { routes } from "#lib/routes";
import { listAddresses } from "#scripts/fuzz/addresses";
import { EXPECTED_ANSWERS, EXPECTED_LINES } from "#scripts/fuzz/exceptions";
import { type Answer, exchange, type Sent } from "#scripts/fuzz/exchange";
import { listFaults } from "#scripts/fuzz/faults";
import { listForms } from "#scripts/fuzz/forms";
import { buildRequests, type World } from "#scripts/fuzz/requests";
import type { FuzzedSite } from "#scripts/fuzz/site";

export type Outcome = { number: number; sent: Sent; answer: Answer; faults: readonly string[] };

export type FuzzRun = {
  outcomes: ReadonlyArray<{ kind: string; status: string; ms: number; line: string }>;
  faulty: readonly Outcome[];
  /** Lines of the server that nobody expects, with how often and the request after which. */
  lines: ReadonlyMap<string, { count: number; number: number }>;
};

const ask = async ({ port }: FuzzedSite, path: string, cookie = "") => {
  const lines = [`GET ${path} HTTP/1.1`, `Host: localhost:${port}`, "Connection: close"];
  if (cookie !== "") lines.push(`Cookie: ${cookie}`);
  return exchange(port, { head: `${lines.join("\r\n")}\r\n\r\n`, body: Buffer.alloc(0) });
};

/** The article that administrators' pages and forms are about, written again when a form deleted it. */
async function ensureArticle({ backend }: FuzzedSite): Promise<{ id: string; slug: string }> {
  const [article] = await backend.sql<{ id: string; slug: string }>(
    `insert into public.blog_articles (slug, title, excerpt, category, content, read_time, published_at)
     values ('article-de-la-campagne', 'Article', 'Extrait', 'actualites', '<p>Texte</p>', 1, now())
     on conflict (slug) do update set excerpt = 'Extrait' returning id, slug`,
  );
  if (article === undefined) throw new Error("no article");
  return article;
}

/** The site as it stands: its addresses, and the forms of its pages for each who may see them. */
async function readWorld(site: FuzzedSite): Promise<World> {
  const addresses = listAddresses({ article: await ensureArticle(site) });
  const cookies = { visitor: "", ...site.cookies };
  const forms: World["forms"][number][] = [];
  for (const as of ["visitor", "member", "admin"] as const) {
    for (const path of addresses) {
      const isPersonal = /^\/(admin|auth|compte)/.test(path);
      if (path.startsWith("/_next") || (as !== "visitor" && !isPersonal)) continue;
      const { body, headers } = await ask(site, path, cookies[as]);
      if (!headers.some(([name, value]) => name === "content-type" && value.includes("html")))
        continue;
      const found = listForms(path, body).filter(
        ({ action }) => as === "visitor" || action !== routes.signOut(),
      );
      forms.push(...found.map((form) => ({ ...form, as })));
    }
  }
  return { host: `localhost:${site.port}`, addresses, cookies, forms };
}

/** What a line says: a fault's name and message, when it is one of logError(). */
const readMessage = (line: string) =>
  line.replace(/^\{.*?"name":"([^"]*)","message":"((?:[^"\\]|\\.)*)".*/, "$1: $2");

const isExpected = (message: string) => EXPECTED_LINES.some(([expected]) => expected.test(message));

/**
 * Sends a request again, alone: a slow answer of a busy machine is faster then, and the log says
 * which error is this request's own.
 * @returns the faults that stand
 */
async function confirmFaults(
  site: FuzzedSite,
  { answer, faults, sent }: Outcome,
): Promise<readonly string[]> {
  if (EXPECTED_ANSWERS.some(({ matches }) => matches(sent, answer))) return [];
  site.takeLog();
  const again = await exchange(site.port, sent);
  // The log comes by another way than the answer.
  await setTimeout(50);
  const log = site.takeLog();
  const now = listFaults(sent, again);
  const lasting = faults.filter((fault) => !/^(\d+ ms|réponse 5\d\d|aucune réponse)$/.test(fault));
  const cause = log[0]?.slice(0, 300) ?? "rien au journal";
  return [...new Set([...now, ...lasting])].map((fault) =>
    fault.startsWith("réponse 5") ? `${fault} (${cause})` : fault,
  );
}

const BATCH = 500;

export type FuzzPlan = {
  seed: number;
  count: number;
  /** The one request to repeat; undefined: all of them. */
  only?: number;
  /** When to stop, done or not. */
  minutes: number;
  /** How many are under way at once. */
  parallel: number;
  onProgress?: (done: number) => void;
};

/** Sends `count` requests, the same for the same seed, and judges each answer. */
export async function runFuzz(site: FuzzedSite, plan: FuzzPlan): Promise<FuzzRun> {
  const { count, minutes, only, parallel, seed } = plan;
  const end = performance.now() + minutes * 60_000;
  const outcomes: Array<FuzzRun["outcomes"][number]> = [];
  const faulty: Outcome[] = [];
  const lines = new Map<string, { count: number; number: number }>();
  site.takeLog();
  for (
    let start = 0;
    start < count && site.isRunning() && performance.now() < end;
    start += BATCH
  ) {
    if (only !== undefined && (only < start || only >= start + BATCH)) continue;
    const world = await readWorld(site);
    const batch = fc
      .sample(buildRequests(world), { seed: seed + start, numRuns: Math.min(BATCH, count - start) })
      .map((sent, index) => ({ sent, number: start + index }))
      .filter(({ number }) => only === undefined || number === only);
    const queue = batch.values();
    const doubtful: Outcome[] = [];
    const work = async () => {
      for (const { number, sent } of queue) {
        const answer = await exchange(site.port, sent);
        const faults = listFaults(sent, answer);
        outcomes.push({
          kind: sent.kind,
          status: String(answer.status ?? "aucune"),
          ms: answer.ms,
          line: `${number} ${sent.head.split("\r\n")[0]?.slice(0, 140)}`,
        });
        if (faults.length > 0) doubtful.push({ number, sent, answer, faults });
        for (const line of site.takeLog()) {
          if (isExpected(readMessage(line))) continue;
          // A reference and a time make each line its own.
          const same = line.replace(/"(time|reference)":"[^"]*",/g, "").slice(0, 600);
          const known = lines.get(same);
          lines.set(same, { count: (known?.count ?? 0) + 1, number: known?.number ?? number });
        }
      }
    };
    await Promise.all(Array.from({ length: parallel }, work));
    for (const outcome of doubtful) {
      const standing = await confirmFaults(site, outcome);
      if (standing.length > 0) faulty.push({ ...outcome, faults: standing });
    }
    plan.onProgress?.(start + batch.length);
  }
  return { outcomes, faulty, lines };
}
