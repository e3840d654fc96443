import "server-only";
import { type CookieMethodsServer, createServerClient } from "@supabase/ssr";
import { isAuthRetryableFetchError, type SupabaseClient } from "@supabase/supabase-js";
import { buildCookieOptions } from "#lib/auth/cookies";
import { backendAccess } from "#lib/env";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";
import type { Database } from "#lib/supabase/database.types";

export type SessionClient = SupabaseClient<Database>;

/** All that a request asks of the sign-in service, so that a person reads an answer within ten seconds. */
export const SERVICE_PATIENCE_MS = 8_000;

/**
 * Client that acts for whoever sent the request, by the session in its cookies. Make one for each
 * request.
 * @throws DataUnavailableError when no backend is configured.
 */
export function createSessionClient(cookies: CookieMethodsServer): SessionClient {
  const access = backendAccess();
  if (access === undefined) throw new DataUnavailableError("No backend is configured.");
  const signal = AbortSignal.timeout(SERVICE_PATIENCE_MS);
  return createServerClient<Database>(access.url, access.publishableKey, {
    cookies,
    cookieOptions: buildCookieOptions(),
    db: { retry: false },
    global: { fetch: (input, init) => fetch(input, { ...init, signal }) },
  });
}

/**
 * The answer of the sign-in service. Refreshing a session, the library tries again for thirty
 * seconds when the service is down: this gives up before.
 * @throws DataUnavailableError when the service is down or answers what it should not; its other
 * refusals are returned.
 */
export async function askAuth<Answer extends { error: unknown }>(
  question: Promise<Answer>,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DataUnavailableError("The sign-in service does not answer.")),
      SERVICE_PATIENCE_MS,
    );
  });
  try {
    const answer = await Promise.race([question, patience]);
    if (isOutage(answer.error))
      throw new DataUnavailableError("The sign-in service is down.", { cause: answer.error });
    return answer;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether the session's token is a valid one. A cookie may hold anything in its place, even what is
 * no text, at which the library throws.
 * @throws DataUnavailableError like askAuth().
 */
export async function hasValidToken({ auth }: SessionClient): Promise<boolean> {
  try {
    return (await askAuth(auth.getClaims())).data !== null;
  } catch (error) {
    if (error instanceof DataUnavailableError) throw error;
    return false;
  }
}

/** A refusal has a status below 500; all else says nothing about the person who asks. */
function isOutage(error: unknown): boolean {
  if (error === null || error === undefined) return false;
  if (isAuthRetryableFetchError(error)) return true;
  const { name, status } = error as { name?: string; status?: number };
  return name === "AuthUnknownError" || (status !== undefined && status >= 500);
}
