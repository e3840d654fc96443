import path from "node:path";
import { type EnvValues, resolveSiteUrl } from "#lib/env";
import { checkBackend } from "#lib/supabase/health";
import { Fault } from "#scripts/fault";
import { reservePort } from "#scripts/ports";
import { ensureBuild, formatSeconds } from "#scripts/production-build";
import { loadProjectEnv, type Mode, ROOT } from "#scripts/project";
import { startSite } from "#scripts/site";

const BACKEND_TIMEOUT_MS = 5_000;
const PARENT_POLL_MS = 500;
const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

const log = (line: string) => console.log(line);
const stopping = new AbortController();
const cleanups: Array<() => unknown> = [];

/** Last started, first stopped. */
async function stopAll(): Promise<void> {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
}

function stopOnSignals(): void {
  for (const [signal, code] of Object.entries(SIGNAL_CODES)) {
    process.on(signal, () => stopping.abort(code));
  }
  if (process.env.npm_lifecycle_event === undefined) return;
  // npm killed without a chance to pass the signal on.
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) stopping.abort(SIGNAL_CODES.SIGHUP);
  }, PARENT_POLL_MS).unref();
}

/** What the site learns of its backend: an address, a key, and where the e-mails lie. */
async function startBackend(values: EnvValues): Promise<Record<string, string>> {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey } =
    values;
  if (url !== undefined && publishableKey !== undefined) {
    const health = await checkBackend({ url, publishableKey }, BACKEND_TIMEOUT_MS);
    if (health.state === "down")
      throw new Fault(
        `Backend : NEXT_PUBLIC_SUPABASE_URL vaut « ${url} », qui ne répond pas comme un projet Supabase (${health.reason}). Vérifiez l’adresse et NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY.`,
      );
    log(`Backend : ${url} répond`);
    return {};
  }
  const started = performance.now();
  // Loaded only when it serves: it is a development dependency.
  const { startEmbeddedSupabase } = await import("#scripts/embedded-supabase/server");
  const backend = await startEmbeddedSupabase({
    dir: path.resolve(ROOT, values.EMBEDDED_SUPABASE_DIR),
    port: values.EMBEDDED_SUPABASE_PORT,
    siteUrl: resolveSiteUrl(values),
    log,
  });
  cleanups.push(backend.stop);
  log(`Backend : embarqué sur ${backend.url}, prêt en ${formatSeconds(started)}`);
  log(`Backend : e-mails dans ${path.relative(ROOT, backend.emailsDir)}`);
  return {
    NEXT_PUBLIC_SUPABASE_URL: backend.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    EMBEDDED_SUPABASE_EMAILS_DIR: backend.emailsDir,
  };
}

/** @returns the code to exit with, once the site has ended by itself. */
async function run(mode: Mode): Promise<number> {
  const values = loadProjectEnv(mode);
  const port = await reservePort("PORT", values.PORT);
  cleanups.push(port.release);
  const backendEnv = await startBackend(values);
  stopping.signal.throwIfAborted();
  if (mode === "production") {
    const lock = await ensureBuild({ values, log, signal: stopping.signal });
    if (lock !== null) cleanups.push(lock.release);
  }
  await port.release();
  stopping.signal.throwIfAborted();
  const site = await startSite({ mode, values, backendEnv, signal: stopping.signal });
  cleanups.push(site.stop);
  log(`Site : ${resolveSiteUrl(values)}`);
  const code = await Promise.race([site.ended, aborted()]);
  stopping.signal.throwIfAborted();
  log("Site : le serveur s’est arrêté de lui-même.");
  return code === 0 || code === null ? 1 : code;
}

function aborted(): Promise<never> {
  return new Promise((_, reject) => {
    stopping.signal.addEventListener("abort", () => reject(stopping.signal.reason));
  });
}

async function main(): Promise<number> {
  try {
    return await run(process.argv.includes("--dev") ? "development" : "production");
  } catch (error) {
    if (stopping.signal.aborted) return stopping.signal.reason;
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    await stopAll();
  }
}

stopOnSignals();
process.exit(await main());
