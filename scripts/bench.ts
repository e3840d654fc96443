import { cpus, release, type as system, totalmem } from "node:os";
import { routes } from "#lib/routes";
import { listSitePages } from "#lib/seo/site-pages";
import { measureBlogList } from "#scripts/bench/blog";
import { measureCommuneSearch } from "#scripts/bench/communes";
import { buildEmptyApp } from "#scripts/bench/empty-app";
import { measureInteractions } from "#scripts/bench/interactions";
import { measureRequests } from "#scripts/bench/requests";
import { formatTable, type Measure } from "#scripts/bench/row";
import { serveApp } from "#scripts/bench/serve";
import { measureSimulator } from "#scripts/bench/simulator";
import { measureWeight } from "#scripts/bench/weight";
import { startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
import { Fault } from "#scripts/fault";
import { loadContent } from "#scripts/load-content";
import { ensureBuild } from "#scripts/production-build";
import { childEnv, loadProjectEnv, ROOT } from "#scripts/project";

/** In the order of the table. */
const MEASURES: readonly Measure[] = [
  measureWeight,
  measureRequests,
  measureInteractions,
  measureCommuneSearch,
  measureSimulator,
  measureBlogList,
];

const cleanups: Array<() => unknown> = [];

async function run(): Promise<number> {
  const values = loadProjectEnv("production");
  const env = childEnv(values);
  const lock = await ensureBuild({ values, log: console.log, force: true });
  if (lock !== null) cleanups.push(lock.release);
  const emptyAppDir = await buildEmptyApp({ ...env, NEXT_DIST_DIR: undefined });
  const backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => undefined });
  cleanups.push(backend.stop);
  const site = await serveApp(ROOT, {
    ...env,
    NEXT_PUBLIC_SUPABASE_URL: backend.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  });
  cleanups.push(site.stop);
  const emptyApp = await serveApp(emptyAppDir, { ...env, NEXT_DIST_DIR: undefined });
  cleanups.push(emptyApp.stop);

  const target = {
    siteOrigin: site.origin,
    emptyAppOrigin: emptyApp.origin,
    paths: [...listSitePages(await loadContent()).map(({ path }) => path), routes.auth()],
  };
  const rows = [];
  for (const measure of MEASURES) rows.push(...(await measure(target)));

  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`\n${cpu?.model}, ${cpus().length} cœurs, ${memory} Go, ${system()} ${release()}`);
  console.log(`Node.js ${process.version}\n\n${formatTable(rows)}`);
  const missed = rows.filter(({ isMet }) => !isMet).length;
  console.log(`\n${rows.length} mesures, ${missed} barre(s) manquée(s)`);
  return missed === 0 ? 0 : 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof Fault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const cleanup of cleanups.reverse()) await cleanup();
}
