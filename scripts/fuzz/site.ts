import { stripVTControlCharacters } from "node:util";
import { serveApp } from "#scripts/bench/serve";
import { type EmbeddedSupabase, startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
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
  let log = "";
  const site = await serveApp(
    ROOT,
    {
      ...env,
      NEXT_PUBLIC_SUPABASE_URL: backend.url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    },
    (text) => {
      log += text;
    },
  ).catch(async (error: unknown) => {
    await backend.stop();
    throw error;
  });
  const stop = async () => {
    await site.stop();
    await backend.stop();
  };
  try {
    const cookies = {
      admin: await toCookie(await createAdmin(backend, "admin@exemple.fr"), backend),
      member: await toCookie(await createMember(backend, "membre@exemple.fr"), backend),
    };
    log = "";
    return {
      port: Number(new URL(site.origin).port),
      backend,
      cookies,
      takeLog: () => {
        const lines = stripVTControlCharacters(log).split("\n");
        // The last line may be half written.
        log = lines.pop() ?? "";
        return lines.filter((line) => line.trim() !== "");
      },
      isRunning: site.isRunning,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
