import { stripVTControlCharacters } from "node:util";
import { commandFile, spawnNode, stopChild } from "#scripts/child";
import { type EmbeddedSupabase, startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
import { Fault } from "#scripts/fault";
import { ROOT } from "#scripts/project";
import {
  type Client,
  createAdmin,
  createMember,
  toSessionCookies,
} from "../../supabase/tests/accounts.ts";

export type FuzzedSite = {
  port: number;
  backend: EmbeddedSupabase;
  /** « Cookie » headers of an administrator and of an ordinary account. */
  cookies: { admin: string; member: string };
  /** What the server has written since the last call, line by line. */
  takeLog: () => string[];
  isRunning: () => boolean;
  stop: () => Promise<void>;
};

async function toCookie(client: Client, backend: EmbeddedSupabase): Promise<string> {
  const cookies = await toSessionCookies(client, backend);
  return cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

/** The production build over a fresh backend in memory, with an account of each kind. */
export async function serveFuzzedSite(env: NodeJS.ProcessEnv): Promise<FuzzedSite> {
  const backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => undefined });
  const child = spawnNode([commandFile("next"), "start", ROOT, "--port", "0", "-H", "127.0.0.1"], {
    env: {
      ...env,
      NEXT_PUBLIC_SUPABASE_URL: backend.url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    },
    stdout: "pipe",
    stderr: "pipe",
  });
  const stop = async () => {
    await stopChild(child);
    await backend.stop();
  };
  try {
    let log = "";
    const port = await new Promise<number>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        log += chunk;
        const known = log.match(/http:\/\/127\.0\.0\.1:(\d+)/)?.[1];
        if (known !== undefined) resolve(Number(known));
      };
      child.stdout?.on("data", read);
      child.stderr?.on("data", read);
      child.once("exit", () => reject(new Fault(`Le site s’est arrêté.\n${log}`)));
    });
    const cookies = {
      admin: await toCookie(await createAdmin(backend, "admin@exemple.fr"), backend),
      member: await toCookie(await createMember(backend, "membre@exemple.fr"), backend),
    };
    log = "";
    return {
      port,
      backend,
      cookies,
      takeLog: () => {
        const lines = stripVTControlCharacters(log).split("\n");
        // The last line may be half written.
        log = lines.pop() ?? "";
        return lines.filter((line) => line.trim() !== "");
      },
      isRunning: () => child.exitCode === null && child.signalCode === null,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
