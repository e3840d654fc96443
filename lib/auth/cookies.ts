import type { CookieOptions } from "@supabase/ssr";
import { HINT_COOKIE } from "#lib/auth/cookie-names";
import { siteUrl } from "#lib/env";

/** 390 days: within the 13 months that the privacy policy states. */
const LIFE_SECONDS = 390 * 24 * 3_600;

type Cookie = { name: string; value: string; options: CookieOptions };

/** What every cookie of the site shares; scripts cannot read those that hold a token. */
export function buildCookieOptions(maxAge = LIFE_SECONDS): CookieOptions {
  return {
    httpOnly: true,
    secure: siteUrl().startsWith("https:"),
    sameSite: "lax",
    path: "/",
    maxAge,
  };
}

/** « sb-{project}-auth-token » or its chunks « .0 », « .1 »…; not the code verifier beside it. */
const SESSION_COOKIE = /^sb-.+-auth-token(\.\d+)?$/;

export const isSessionCookie = (name: string) => SESSION_COOKIE.test(name);

export const hasSession = (cookies: readonly { name: string }[]) =>
  cookies.some(({ name }) => isSessionCookie(name));

/**
 * The cookies of a session that starts, goes on or ends, with the hint that follows them.
 * @param cookies as @supabase/ssr sets them: an ended session has empty values
 */
export function withHint(cookies: readonly Cookie[]): readonly Cookie[] {
  const session = cookies.filter(({ name }) => isSessionCookie(name));
  if (session.length === 0) return cookies;
  const isOpen = session.some(({ value }) => value !== "");
  return [
    // The library writes its own 400 days, whatever it is told.
    ...cookies.map((cookie) =>
      cookie.value === ""
        ? cookie
        : { ...cookie, options: { ...cookie.options, maxAge: LIFE_SECONDS } },
    ),
    {
      name: HINT_COOKIE,
      value: isOpen ? "1" : "",
      options: { ...buildCookieOptions(isOpen ? LIFE_SECONDS : 0), httpOnly: false },
    },
  ];
}
