import { cpus, release, type as system, totalmem } from "node:os";
import { routes } from "#lib/routes";
import { listSitePages } from "#lib/seo/site-pages";
import { measureBlogList } from "#scripts/bench/blog";
import { measureCityBuild } from "#scripts/bench/city-build";
import { measureCommuneSearch } from "#scripts/bench/communes";
import { buildEmptyApp } from "#scripts/bench/empty-app";
import { measureInteractions } from "#scripts/bench/interactions";
import { measureLargestPaint } from "#scripts/bench/largest-paint";
import { measureMemory } from "#scripts/bench/memory";
import { measureRequests } from "#scripts/bench/requests";
import { formatTable, type Measure } from "#scripts/bench/row";
import { serveApp } from "#scripts/bench/serve";
import { measureSimulator } from "#scripts/bench/simulator";
import { measureStability } from "#scripts/bench/stability";
import { measureThroughput } from "#scripts/bench/throughput";
import { measureWeight } from "#scripts/bench/weight";
import { type OnEnd, runCommand } from "#scripts/command";
import { startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
import { Fault } from "#scripts/fault";
import { loadContent } from "#scripts/load-content";
import { ensureBuild, formatSeconds } from "#scripts/production-build";
import { buildPaths, childEnv, loadProjectEnv, ROOT } from "#scripts/project";

/** By the name that chooses each on the command line, in the order of the table. */
const MEASURES: Readonly<Record<string, Measure>> = {
  poids: measureWeight,
  requetes: measureRequests,
  affichage: measureLargestPaint,
  stabilite: measureStability,
  gestes: measureInteractions,
  communes: measureCommuneSearch,
  simulateur: measureSimulator,
  blog: measureBlogList,
  debit: measureThroughput,
  charge: measureMemory,
  construction: measureCityBuild,
};

/** @throws Fault when a name on the command line is none of a measure. */
function chooseMeasures(names: readonly string[]): [string, Measure][] {
  const unknown = names.filter((name) => !Object.hasOwn(MEASURES, name));
  if (unknown.length > 0)
    throw new Fault(
      `Mesures : « ${unknown.join(" », « ")} » est inconnu. Choisissez parmi : ${Object.keys(MEASURES).join(", ")}.`,
    );
  return Object.entries(MEASURES).filter(([name]) => names.length === 0 || names.includes(name));
}

async function run(onEnd: OnEnd): Promise<number> {
  const names = process.argv.slice(2);
  const measures = chooseMeasures(names);
  const values = loadProjectEnv("production");
  const env = childEnv(values);
  const lock = await ensureBuild({ values, log: console.log, force: names.length === 0 });
  if (lock !== null) onEnd(lock.release);
  const content = await loadContent();
  const { dir: emptyAppDir, heavyPages } = await buildEmptyApp(
    { ...env, NEXT_DIST_DIR: undefined },
    {
      distDir: buildPaths(values).distDir,
      sitePaths: [
        routes.home(),
        ...content.cities.slice(0, 1).map(({ slug }) => routes.city(slug)),
        routes.contact(),
      ],
    },
  );
  const backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => undefined });
  onEnd(backend.stop);
  const site = await serveApp(ROOT, {
    ...env,
    NEXT_PUBLIC_SUPABASE_URL: backend.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  });
  onEnd(site.stop);
  const emptyApp = await serveApp(emptyAppDir, { ...env, NEXT_DIST_DIR: undefined });
  onEnd(emptyApp.stop);

  const target = {
    siteOrigin: site.origin,
    emptyAppOrigin: emptyApp.origin,
    heavyPages,
    paths: [...listSitePages(content).map(({ path }) => path), routes.auth()],
    serveSite: (settings: Readonly<Record<string, string>>) =>
      serveApp(ROOT, { ...env, ...settings }),
  };
  const rows = [];
  for (const [name, measure] of measures) {
    const start = performance.now();
    rows.push(...(await measure(target)));
    console.log(`Mesures : ${name}, ${formatSeconds(start)}`);
  }

  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(`\n${cpu?.model}, ${cpus().length} cœurs, ${memory} Go, ${system()} ${release()}`);
  console.log(`Node.js ${process.version}\n\n${formatTable(rows)}`);
  const missed = rows.filter(({ isMet }) => !isMet).length;
  console.log(`\n${rows.length} mesures, ${missed} barre(s) manquée(s)`);
  return missed === 0 ? 0 : 1;
}

await runCommand(run);
