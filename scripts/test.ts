import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { envNames } from "#lib/env";
import { commandFile, exitCodeOf, spawnNode, stopChild } from "#scripts/child";
import { requireChromium } from "#scripts/chromium";
import { Fault } from "#scripts/fault";
import { ROOT } from "#scripts/project";

type Count = { passed: number; failed: number };

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Settings of the person who runs the tests, in the system or in .env, must not change them. */
function testEnv(): NodeJS.ProcessEnv {
  const empty = Object.fromEntries(envNames.map((name) => [name, ""]));
  return { ...process.env, ...empty, NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
}

async function run(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const child = spawnNode(args, { env: { ...testEnv(), ...env } });
  // Playwright leaves its server behind on any other signal.
  const stop = () => void stopChild(child, "SIGINT");
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const code = await exitCodeOf(child);
  process.off("SIGINT", stop).off("SIGTERM", stop);
  if (isStopped) process.exit(130);
  return code === 0;
}

async function check(title: string, ...steps: readonly string[][]): Promise<Count> {
  console.log(`\n── ${title}`);
  for (const step of steps) {
    if (!(await run(step))) return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

/** Tests counted by their tool; a tool that ends badly without a failed test counts for one. */
function toCount(report: Count | undefined, ok: boolean): Count {
  if (report === undefined) return { passed: 0, failed: 1 };
  return ok || report.failed > 0 ? report : { ...report, failed: 1 };
}

async function readReport<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

async function runVitest(reports: string): Promise<Count> {
  console.log("\n── Tests unitaires et de la base");
  const file = path.join(reports, "vitest.json");
  const ok = await run([
    commandFile("vitest"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = await readReport(file, vitestReport);
  return toCount(report && { passed: report.numPassedTests, failed: report.numFailedTests }, ok);
}

async function runPlaywright(reports: string): Promise<Count> {
  console.log("\n── Tests dans un navigateur");
  const file = path.join(reports, "playwright.json");
  const ok = await run(
    [commandFile("@playwright/test", "playwright"), "test", "--reporter=list,json"],
    {
      CHROMIUM_PATH: requireChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  const stats = (await readReport(file, playwrightReport))?.stats;
  return toCount(stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected }, ok);
}

/** The build that `npm start` would serve with nothing configured, made again when needed. */
async function runBrowserTests(reports: string): Promise<Count[]> {
  if (!existsSync(path.join(ROOT, "playwright.config.ts"))) return [];
  console.log("\n── Construction de production");
  if (!(await run(["scripts/build.ts", "--if-needed"]))) return [{ passed: 0, failed: 1 }];
  try {
    return [{ passed: 1, failed: 0 }, await runPlaywright(reports)];
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    return [{ passed: 1, failed: 1 }];
  }
}

let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    isStopped = true;
  });
}

const reports = await mkdtemp(path.join(tmpdir(), "site-tests-"));
const counts = [
  await check("Contenu", ["scripts/check-content.ts"]),
  await check(
    "Types",
    [commandFile("next"), "typegen"],
    [commandFile("typescript", "tsc"), "--noEmit"],
  ),
  await check("Règles d’écriture", [commandFile("@biomejs/biome", "biome"), "check", "."]),
  await check("Code inutilisé", [commandFile("knip")]),
  await runVitest(reports),
  ...(await runBrowserTests(reports)),
];
await rm(reports, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
