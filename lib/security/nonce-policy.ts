import { type NextRequest, NextResponse } from "next/server";
import { adminRoutes } from "#lib/admin-routes";

import { buildPolicy, POLICY_HEADER } from "#lib/security/content-security-policy";

/** React's development build evaluates code to rebuild server errors. */
const DEVELOPMENT_SOURCES = process.env.NODE_ENV === "development" ? ["'unsafe-eval'"] : [];

/**
 * A fresh policy on the request, where Next.js reads the nonce, and on the answer: only scripts
 * that carry this answer's nonce run, and what they load themselves.
 */
export function withNoncePolicy(request: NextRequest): NextResponse {
  // Set here, it would win over the one of the route handler.
  if (request.nextUrl.pathname === adminRoutes.pictures()) return NextResponse.next({ request });
  const nonce = `'nonce-${btoa(crypto.randomUUID())}'`;
  const policy = buildPolicy({ scripts: [nonce, "'strict-dynamic'", ...DEVELOPMENT_SOURCES] });
  const headers = new Headers(request.headers);
  headers.set(POLICY_HEADER, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY_HEADER, policy);
  return response;
}
