import { Fault } from "#scripts/fault";

/** Calls back, last one first, when the command ends, however it ends. */
export type OnEnd = (cleanup: () => unknown) => void;

/** Runs a command of package.json: a fault is one sentence, and `run` gives its exit code. */
export async function runCommand(run: (onEnd: OnEnd) => Promise<number>): Promise<void> {
  const cleanups: Array<() => unknown> = [];
  try {
    process.exitCode = await run((cleanup) => cleanups.push(cleanup));
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    for (const cleanup of cleanups.reverse()) await cleanup();
  }
}
