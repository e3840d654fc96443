import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { ROOT } from "#scripts/project";

const PRELOAD = pathToFileURL(path.join(ROOT, "scripts/exit-with-parent.ts")).href;
const STOP_TIMEOUT_MS = 5_000;

/**
 * Node.js lets garbage grow with the memory of its machine, by gigabytes on a large one. The site
 * itself needs about a hundred megabytes.
 */
export const SERVER_HEAP = "--max-old-space-size=512";

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** The file behind a package's command, to run it without a shell between. */
export function commandFile(packageName: string, command = packageName): string {
  const dir = path.join(ROOT, "node_modules", packageName);
  const { bin } = manifest.parse(JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8")));
  const file = typeof bin === "string" ? bin : bin[command];
  if (file === undefined) throw new Error(`${packageName} has no command ${command}`);
  return path.join(dir, file);
}

export const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** Runs a script on the project's own Node.js; it ends when this process ends, however it ends. */
export function spawnNode(
  args: readonly string[],
  {
    env,
    stderr = "inherit",
    stdout = "inherit",
  }: {
    env: NodeJS.ProcessEnv;
    stderr?: "inherit" | "pipe";
    stdout?: "inherit" | "pipe";
  },
): ChildProcess {
  return spawn(process.execPath, ["--import", PRELOAD, ...args], {
    cwd: ROOT,
    env: { ...env, EXIT_WITH_PARENT: String(process.pid) },
    stdio: ["ignore", stdout, stderr, "ipc"],
  });
}

/** `null`: the child died from a signal. */
export async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (isRunning(child)) await once(child, "exit");
  return child.exitCode;
}

export async function stopChild(
  child: ChildProcess,
  signal: NodeJS.Signals = "SIGTERM",
): Promise<void> {
  if (!isRunning(child)) return;
  const exited = exitCodeOf(child);
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
  child.kill(signal);
  await exited;
  clearTimeout(timer);
}
