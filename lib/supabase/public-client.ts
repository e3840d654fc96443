import "server-only";
import {
  createClient,
  type PostgrestSingleResponse,
  type SupabaseClient,
} from "@supabase/supabase-js";
import { backendAccess } from "#lib/env";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";
import type { Database } from "#lib/supabase/database.types";

/** A page answers within two seconds, whatever the backend does. */
const PAGE_PATIENCE_MS = 1_500;
/** Nobody waits again for a backend that was just silent: Next.js renders a failed page twice. */
const SILENCE_MS = 1_000;

/** `until` as performance.now() counts. */
let silent = { url: "", until: 0 };

/** fetch() from the backend at `url`, that gives up after `patienceMs`. */
function createFetch(url: string, patienceMs: number): typeof fetch {
  return async (input, init) => {
    if (silent.url === url && performance.now() < silent.until)
      throw new Error("The backend was silent a moment ago.");
    const signal = AbortSignal.timeout(patienceMs);
    try {
      return await fetch(input, { ...init, signal });
    } catch (error) {
      if (signal.aborted) silent = { url, until: performance.now() + SILENCE_MS };
      throw error;
    }
  };
}

/**
 * Client of an anonymous visitor: what it reads is public, whoever asks. It gives up after
 * `patienceMs` and never asks twice: a page that waits for a broken backend is worse than its error.
 * @throws DataUnavailableError when no backend is configured.
 */
export function createPublicClient(patienceMs = PAGE_PATIENCE_MS): SupabaseClient<Database> {
  const access = backendAccess();
  if (access === undefined) throw new DataUnavailableError("No backend is configured.");
  return createClient<Database>(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: createFetch(access.url, patienceMs) },
  });
}

/**
 * What the backend answered.
 * @throws DataUnavailableError with the backend's reason when it refused or did not answer.
 */
export async function readAnswer<Data>(
  answer: PromiseLike<PostgrestSingleResponse<Data>>,
): Promise<Data> {
  const { data, error, status } = await answer;
  if (error !== null)
    throw new DataUnavailableError(`${status} ${error.code} ${error.message}`, { cause: error });
  return data;
}
