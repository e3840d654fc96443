import "server-only";
import {
  createClient,
  type PostgrestSingleResponse,
  type SupabaseClient,
} from "@supabase/supabase-js";
import { backendAccess } from "#lib/env";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";
import type { Database } from "#lib/supabase/database.types";

/** A page answers within two seconds, and Next.js renders one that fails a second time. */
const PAGE_PATIENCE_MS = 900;

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
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patienceMs) }),
    },
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
