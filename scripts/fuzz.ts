import { parseArgs } from "node:util";
import { type OnEnd, runCommand } from "#scripts/command";
import { Fault } from "#scripts/fault";
import { formatReport } from "#scripts/fuzz/report";
import { runFuzz } from "#scripts/fuzz/run";
import { serveFuzzedSite } from "#scripts/fuzz/site";
import { ensureBuild } from "#scripts/production-build";
import { childEnv, loadProjectEnv } from "#scripts/project";

/** A whole number of a command-line option. */
function readNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new Fault(`--${name} vaut « ${text} » : attendu un nombre entier.`);
  return Number(text);
}

async function run(onEnd: OnEnd): Promise<number> {
  const { values: options } = parseArgs({
    options: {
      seed: { type: "string", default: String(Math.floor(Math.random() * 1e9)) },
      count: { type: "string", default: "25000" },
      only: { type: "string" },
      minutes: { type: "string", default: "15" },
    },
  });
  const seed = readNumber("seed", options.seed);
  const count = readNumber("count", options.count);
  const only = options.only === undefined ? undefined : readNumber("only", options.only);
  const values = loadProjectEnv("production");
  const lock = await ensureBuild({ values, log: console.log });
  if (lock !== null) onEnd(lock.release);
  const site = await serveFuzzedSite(childEnv(values));
  onEnd(site.stop);
  console.log(
    `${count} requêtes, graine ${seed} : node scripts/fuzz.ts --seed ${seed} --count ${count}`,
  );
  const started = performance.now();
  const result = await runFuzz(site, {
    seed,
    count,
    only,
    minutes: readNumber("minutes", options.minutes),
    parallel: only === undefined ? 4 : 1,
    onProgress: (done) => console.log(`${done} requêtes…`),
  });
  const seconds = (performance.now() - started) / 1_000;
  const { isWell, text } = formatReport(result, { seed, seconds, isRunning: site.isRunning() });
  console.log(text);
  return isWell ? 0 : 1;
}

await runCommand(run);
