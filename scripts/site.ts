import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import type { EnvValues } from "#lib/env";
import {
  commandFile,
  exitCodeOf,
  isRunning,
  SERVER_HEAP,
  spawnNode,
  stopChild,
} from "#scripts/child";
import { Fault } from "#scripts/fault";
import { childEnv, type Mode } from "#scripts/project";

const POLL_MS = 50;

export type Site = {
  /** Ends with the server: its exit code, `null` for a signal. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
};

/** Next.js announces an address before it answers there: its first lines wait, then are dropped. */
function holdOutput(child: ChildProcess): { release: () => void; print: () => void } {
  let held: Buffer[] | undefined = [];
  child.stdout?.on("data", (chunk: Buffer) => {
    if (held === undefined) process.stdout.write(chunk);
    else held.push(chunk);
  });
  return {
    release: () => {
      held = undefined;
    },
    print: () => {
      for (const chunk of held ?? []) process.stdout.write(chunk);
      held = undefined;
    },
  };
}

/** On a connection of its own: one kept alive would delay the server's end. */
async function isAnswering(address: string): Promise<boolean> {
  try {
    const request = get(address, { agent: false });
    const [response] = await once(request, "response");
    response.resume();
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves the site and resolves once it answers.
 * @throws Fault when the server ends before.
 */
export async function startSite({
  mode,
  values,
  backendEnv,
  signal,
}: {
  mode: Mode;
  values: EnvValues;
  backendEnv: Readonly<Record<string, string>>;
  signal: AbortSignal;
}): Promise<Site> {
  const command = mode === "production" ? "start" : "dev";
  const limits = mode === "production" ? [SERVER_HEAP] : [];
  const args = [...limits, commandFile("next"), command, "--port", String(values.PORT)];
  const child = spawnNode(args, {
    env: { ...childEnv(values), ...backendEnv },
    stdout: "pipe",
  });
  const output = holdOutput(child);
  const ended = exitCodeOf(child);
  const stop = () => stopChild(child);
  while (isRunning(child)) {
    if (signal.aborted) {
      await stop();
      throw signal.reason;
    }
    if (await isAnswering(`http://127.0.0.1:${values.PORT}/api/health`)) {
      output.release();
      return { ended, stop };
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  output.print();
  throw new Fault(
    `Site : next ${command} s’est arrêté avant de répondre, voyez son message ci-dessus.`,
  );
}
