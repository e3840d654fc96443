import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { type CitySource, citySchema } from "#content/schema/territory";
import type { Measure } from "#scripts/bench/row";
import { formatMs } from "#scripts/bench/timing";
import { exitCodeOf, spawnNode } from "#scripts/child";
import { Fault } from "#scripts/fault";
import { loadContentFiles } from "#scripts/load-content";
import { ROOT } from "#scripts/project";

const CITIES = 1_000;
const BAR_MS = 30;

/** Inside the project, whose packages it borrows, and ignored like the empty application. */
const DIR = path.join(ROOT, ".next-bench/cities");

/** What a build reads; without the lock file, the project stays the root that Next.js looks for. */
const SOURCES = [
  "app",
  "components",
  "content",
  "lib",
  "public",
  "scripts",
  "supabase/migrations",
  "supabase/tests",
  "tests",
  "instrumentation.ts",
  "middleware.ts",
  "next-sitemap.config.ts",
  "next.config.ts",
  "package.json",
  "postcss.config.mjs",
  "tsconfig.build.json",
  "tsconfig.json",
];

async function copyProject(): Promise<void> {
  await rm(DIR, { recursive: true, force: true });
  await mkdir(DIR, { recursive: true });
  for (const name of SOURCES) {
    await cp(path.join(ROOT, name), path.join(DIR, name), { recursive: true });
  }
  await symlink(path.join(ROOT, "node_modules"), path.join(DIR, "node_modules"), "dir");
}

/** The city of a file under another address and in another place; the content check agrees. */
function buildCity(city: CitySource, position: number): CitySource {
  return {
    ...city,
    slug: `ville-${position}`,
    position,
    isMainCity: false,
    coordinates: {
      latitude: 48.5 + (position % 40) / 40,
      longitude: -1 + Math.floor(position / 40) / 10,
    },
    seo: {
      title: `Diagnostic immobilier, ville ${position}`,
      description: `Ville ${position}. ${city.seo.description}`.slice(0, 160),
    },
  };
}

/** Milliseconds that `npm run build` takes in the copy, from scratch. */
async function timeBuild(): Promise<number> {
  await rm(path.join(DIR, ".next"), { recursive: true, force: true });
  const start = performance.now();
  const child = spawnNode([path.join(DIR, "scripts/build.ts")], {
    env: { ...process.env, NEXT_DIST_DIR: undefined, SITEMAP_DIR: undefined },
    stdout: "pipe",
  });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  if ((await exitCodeOf(child)) !== 0)
    throw new Fault(`Mesures : la construction de ${DIR} a échoué.\n${Buffer.concat(output)}`);
  return performance.now() - start;
}

/** What each page more costs the whole build: content check, pages, policies, sitemap. */
export const measureCityBuild: Measure = async () => {
  await copyProject();
  const cities = Object.entries(await loadContentFiles())
    .filter(([file]) => file.startsWith("content/cities/"))
    .map(([, city]) => citySchema.parse(city));
  const few = await timeBuild();
  for (let position = cities.length + 1; position <= CITIES; position++) {
    const model = cities[position % cities.length];
    if (model === undefined) throw new Error("content/cities is empty");
    const city = buildCity(model, position);
    await writeFile(
      path.join(DIR, `content/cities/${city.slug}.ts`),
      `export default ${JSON.stringify(city)};\n`,
    );
  }
  const many = await timeBuild();
  await rm(DIR, { recursive: true, force: true });
  const each = (many - few) / (CITIES - cities.length);
  const seconds = (milliseconds: number) =>
    `${(milliseconds / 1000).toFixed(1).replace(".", ",")} s`;
  return [
    {
      what: "Construction, par page de plus",
      where: `${CITIES} villes contre ${cities.length}`,
      value: `${formatMs(each)} (${seconds(many)} contre ${seconds(few)})`,
      bar: `≤ ${BAR_MS} ms`,
      isMet: each <= BAR_MS,
    },
  ];
};
