import { createClient } from "@supabase/supabase-js";
import type { BackendAccess } from "#lib/env";
import type { Database } from "#lib/supabase/database.types";

export type FirstAdmin =
  /** There is an administrator, or an address that alone can become the first. */
  | { state: "settled" }
  /** The first account to ask becomes it. */
  | { state: "open" }
  | { state: "unconfigured" }
  | { state: "unknown"; reason: string };

/**
 * Asks the backend whether a stranger could become the first administrator.
 * @returns within `timeoutMs`, whatever happens; never throws.
 */
export async function readFirstAdmin(
  access: BackendAccess | undefined,
  timeoutMs = 5_000,
): Promise<FirstAdmin> {
  if (access === undefined) return { state: "unconfigured" };
  const client = createClient<Database>(access.url, access.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
  });
  const { data, status } = await client
    .rpc("is_first_admin_settled")
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (data === true) return { state: "settled" };
  if (data === false) return { state: "open" };
  return { state: "unknown", reason: status === 0 ? "aucune réponse" : `réponse ${status}` };
}
