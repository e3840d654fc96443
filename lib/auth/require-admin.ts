import "server-only";
import { notFound } from "next/navigation";
import { cache } from "react";
import { createRequestClient, hasSessionCookie, readIsAdmin } from "#lib/auth/session";
import { askAuth, hasValidToken, type SessionClient } from "#lib/supabase/session-client";

/**
 * The administrator's client, null for anyone else; asked once for a page, its title and its layout.
 * @throws DataUnavailableError when the backend is down.
 */
export const getAdminClient = cache(async (): Promise<SessionClient | null> => {
  if (!(await hasSessionCookie())) return null;
  const client = await createRequestClient();
  return (await hasValidToken(client)) && (await readIsAdmin(client)) ? client : null;
});

/**
 * First line of every page of /admin: for anyone but an administrator the page does not exist.
 * @returns the administrator's client.
 * @throws the not-found answer of Next.js; DataUnavailableError when the backend is down.
 */
export async function requireAdmin(): Promise<SessionClient> {
  return (await getAdminClient()) ?? notFound();
}

/**
 * First line of every action that writes: asks the backend whether the session still holds, which
 * the token alone does not say.
 * @returns the administrator's client; null for anyone else, so that an action can answer without
 * losing what was typed.
 * @throws DataUnavailableError when the backend is down.
 */
export async function requireAdminToWrite(): Promise<SessionClient | null> {
  if (!(await hasSessionCookie())) return null;
  const client = await createRequestClient();
  const { user } = (await askAuth(client.auth.getUser())).data;
  return user !== null && (await readIsAdmin(client)) ? client : null;
}
