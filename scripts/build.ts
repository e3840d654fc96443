import { Fault } from "#scripts/fault";
import { ensureBuild } from "#scripts/production-build";
import { loadProjectEnv } from "#scripts/project";

const stopping = new AbortController();
process.once("SIGINT", () => stopping.abort(130));
process.once("SIGTERM", () => stopping.abort(143));

try {
  const force = !process.argv.includes("--if-needed");
  const values = loadProjectEnv("production");
  await ensureBuild({ values, log: console.log, signal: stopping.signal, force });
} catch (error) {
  if (stopping.signal.aborted) process.exitCode = stopping.signal.reason;
  else if (error instanceof Fault) {
    console.error(error.message);
    process.exitCode = 1;
  } else throw error;
}
