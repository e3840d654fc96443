import { type NextRequest, NextResponse } from "next/server";
import { adminRoutes } from "#lib/admin-routes";

import { buildPolicy, POLICY_HEADER } from "#lib/security/content-security-policy";

/** React's development build evaluates code to rebuild server errors. */
const DEVELOPMENT_SOURCES = process.env.NODE_ENV === "development" ? ["'unsafe-eval'"] : [];

/** Seconds that the visitor must wait, for the page to say; a visitor's own header never gets here. */
export const WAIT_HEADER = "x-wait-seconds";

/**
 * A fresh policy on the request, where Next.js reads the nonce, and on the answer: only scripts
 * that carry this answer's nonce run, and what they load themselves.
 * @param wait seconds until the page may be asked again; 0: it may be now
 */
export function withNoncePolicy(request: NextRequest, wait = 0): NextResponse {
  // Set here, it would win over the one of the route handler.
  if (request.nextUrl.pathname === adminRoutes.pictures()) return NextResponse.next({ request });
  const nonce = `'nonce-${btoa(crypto.randomUUID())}'`;
  const policy = buildPolicy({ scripts: [nonce, "'strict-dynamic'", ...DEVELOPMENT_SOURCES] });
  const headers = new Headers(request.headers);
  headers.set(POLICY_HEADER, policy);
  headers.set(WAIT_HEADER, String(wait));
  const response = NextResponse.next({
    request: { headers },
    ...(wait > 0 && { status: 429, headers: { "Retry-After": String(wait) } }),
  });
  response.headers.set(POLICY_HEADER, policy);
  return response;
}
