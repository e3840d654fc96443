import "server-only";
import { type NextRequest, NextResponse } from "next/server";
import { hasSession, withHint } from "#lib/auth/cookies";
import { routes } from "#lib/routes";
import { withNoncePolicy } from "#lib/security/nonce-policy";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";
import { askAuth, createSessionClient, hasValidToken } from "#lib/supabase/session-client";

/** Addresses whose answers depend on who asks. */
export function isAccountPath(pathname: string): boolean {
  return [routes.auth(), routes.account(), routes.admin(), routes.session()].some(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
}

/**
 * Renews a session that has run out, for the page that follows and for the browser, and sends
 * whoever is signed in away from the sign-in page. Without a session cookie it asks nothing.
 */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  if (!hasSession(request.cookies.getAll())) return withNoncePolicy(request);

  const additions = new Headers();
  const cookies: Parameters<typeof withHint>[0][number][] = [];
  const isSignInPage = request.nextUrl.pathname === routes.auth() && request.method === "GET";
  let isSignedIn = false;
  try {
    const client = createSessionClient({
      getAll: () => request.cookies.getAll(),
      setAll: (changes, headers) => {
        for (const [name, value] of Object.entries(headers)) additions.set(name, value);
        for (const change of withHint(changes)) {
          if (change.value === "") request.cookies.delete(change.name);
          else request.cookies.set(change.name, change.value);
          cookies.push(change);
        }
      },
    });
    // The backend knows a session that was ended elsewhere; the token does not.
    if (isSignInPage) isSignedIn = (await askAuth(client.auth.getUser())).data.user !== null;
    else await hasValidToken(client);
  } catch (error) {
    // The page itself finds the backend down, and says so.
    if (!(error instanceof DataUnavailableError)) throw error;
  }

  const response =
    isSignInPage && isSignedIn
      ? NextResponse.redirect(new URL(routes.home(), request.url), 303)
      : withNoncePolicy(request);
  for (const { name, options, value } of cookies) response.cookies.set(name, value, options);
  additions.forEach((value, name) => {
    response.headers.set(name, value);
  });
  return response;
}
