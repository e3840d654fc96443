import type { NextRequest } from "next/server";
import { isAccountPath, refreshSession } from "#lib/auth/refresh-session";
import { limitPage } from "#lib/security/limited-page";
import { withNoncePolicy } from "#lib/security/nonce-policy";
import { refusePost } from "#lib/security/refuse-post";

/** Only pages rendered at each request: on static ones it would cost most of their speed. */
export const config = {
  // The edge runtime, an imitation on a Node.js server, adds 2 ms to each request.
  runtime: "nodejs",
  matcher: [
    "/admin/:path*",
    "/api/session",
    "/auth/:path*",
    "/blog",
    "/commune",
    "/compte",
    "/newsletter/desinscription",
    "/simulateur",
    "/validite",
  ],
};

export function middleware(request: NextRequest) {
  const refusal = refusePost(request);
  if (refusal !== null) return refusal;
  return isAccountPath(request.nextUrl.pathname)
    ? refreshSession(request)
    : withNoncePolicy(request, limitPage(request));
}
