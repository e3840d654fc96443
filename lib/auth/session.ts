import "server-only";
import { cookies } from "next/headers";
import type { ArrivalMessage } from "#lib/auth/arrival-message";
import { ARRIVAL_COOKIE, HINT_COOKIE } from "#lib/auth/cookie-names";
import { buildCookieOptions, hasSession, isSessionCookie, withHint } from "#lib/auth/cookies";
import { NOBODY, type SessionAnswer } from "#lib/auth/session-answer";
import { logError } from "#lib/log";
import { logOutage } from "#lib/supabase/log-outage";
import { readAnswer } from "#lib/supabase/public-client";
import { askAuth, createSessionClient, type SessionClient } from "#lib/supabase/session-client";

/**
 * Client of the person whose request runs: in pages, route handlers and server actions.
 * @throws DataUnavailableError when no backend is configured.
 */
export async function createRequestClient(): Promise<SessionClient> {
  const jar = await cookies();
  return createSessionClient({
    getAll: () => jar.getAll(),
    // The headers that come with the cookies forbid to keep the answer: those of actions and
    // route handlers of this site say so by themselves.
    setAll: (changes) => {
      try {
        for (const { name, options, value } of withHint(changes)) jar.set(name, value, options);
      } catch {
        // A page cannot set cookies; the middleware has refreshed the session before it.
      }
    },
  });
}

/** Whether the request carries a session at all: without one, nothing needs to be asked. */
export async function hasSessionCookie(): Promise<boolean> {
  return hasSession((await cookies()).getAll());
}

/**
 * Whether the person of this client is an administrator, or becomes the first one now.
 * @throws DataUnavailableError when the backend is down.
 */
export async function readIsAdmin(client: SessionClient): Promise<boolean> {
  return (
    (await readAnswer(client.rpc("is_user_admin"))) ||
    (await readAnswer(client.rpc("bootstrap_first_admin")))
  );
}

/** Says on the next page, whichever it is, what has just been done. In actions and handlers only. */
export async function setArrivalMessage(message: ArrivalMessage): Promise<void> {
  (await cookies()).set(ARRIVAL_COOKIE, message, { ...buildCookieOptions(60), httpOnly: false });
}

/** Ends the session here, even when the backend cannot be told. In actions and handlers only. */
export async function endSession(): Promise<void> {
  const client = await createRequestClient();
  await askAuth(client.auth.signOut({ scope: "local" })).catch((error: Error) => logError(error));
  await forgetSession();
}

/** Takes every cookie of a session away. In actions and handlers only. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const { name } of jar.getAll()) {
    if (isSessionCookie(name) || name === HINT_COOKIE) jar.delete(name);
  }
}

/**
 * Who is signed in, confirmed by the backend.
 * @throws DataUnavailableError when the backend is down.
 */
export async function getSession(): Promise<SessionAnswer> {
  if (!(await hasSessionCookie())) return NOBODY;
  const client = await createRequestClient();
  const { user } = (await askAuth(client.auth.getUser())).data;
  const { session } = (await askAuth(client.auth.getSession())).data;
  if (user === null || session === null) return NOBODY;
  const fullName: unknown = user.user_metadata.full_name;
  return {
    user: {
      id: user.id,
      email: user.email ?? "",
      fullName: typeof fullName === "string" ? fullName : "",
    },
    session: { expiresAt: session.expires_at ?? 0 },
    isAdmin: await readIsAdmin(client).catch(toFalse),
  };
}

/** Nobody is an administrator by an error. */
function toFalse(error: unknown): false {
  logOutage(error);
  return false;
}
