import { once } from "node:events";
import { commandFile, isRunning, SERVER_HEAP, spawnNode, stopChild } from "#scripts/child";
import { Fault } from "#scripts/fault";

/** Builds the Next.js application of `dir`. */
export async function buildApp(dir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawnNode([commandFile("next"), "build", dir], { env, stdout: "pipe" });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, "exit");
  if (code !== 0)
    throw new Fault(`Mesures : next build ${dir} a échoué.\n${Buffer.concat(output)}`);
}

export type Server = {
  origin: string;
  pid: number;
  isRunning: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Serves the production build of `dir` on a port that the system picks.
 * @param onOutput takes what the server writes from then on, faults too; without it, they show
 */
export async function serveApp(
  dir: string,
  env: NodeJS.ProcessEnv,
  onOutput?: (text: string) => void,
): Promise<Server> {
  const child = spawnNode([SERVER_HEAP, commandFile("next"), "start", dir, "--port", "0"], {
    env,
    stdout: "pipe",
    stderr: onOutput === undefined ? "inherit" : "pipe",
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk;
      const address = output.match(/http:\/\/localhost:\d+/)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.once("exit", () =>
      reject(new Fault(`Mesures : next start ${dir} s’est arrêté.\n${output}`)),
    );
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => onOutput?.(String(chunk)));
  return {
    origin,
    // Zero before a process starts, which this one has.
    pid: child.pid ?? 0,
    isRunning: () => isRunning(child),
    stop: () => stopChild(child),
  };
}
