import { logError } from "#lib/log";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";

/**
 * Writes an outage in the log, for an answer that says it.
 * @throws whatever else was thrown
 */
export function logOutage(error: unknown): void {
  if (!(error instanceof DataUnavailableError)) throw error;
  logError(error);
}
