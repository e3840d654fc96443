import { type NextRequest, NextResponse } from "next/server";
import { isAccountPath, refreshSession } from "#lib/auth/refresh-session";
import { limitPage } from "#lib/security/limited-page";
import { withNoncePolicy } from "#lib/security/nonce-policy";
import { refuseChange, refusePost } from "#lib/security/refuse-post";

/**
 * Pages rendered at each request. The others cost most of their speed here: they come only with
 * headers that no browser sends to read them, at which Next.js would answer 500.
 */
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
    { source: "/((?!api/).*)", has: [{ type: "header", key: "content-type" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "next-action" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "if-match" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "if-unmodified-since" }] },
    { source: "/((?!api/).*)", has: [{ type: "header", key: "range" }] },
    {
      source: "/(_next/static/.*|icons/.*|illustrations/.*|robots\\.txt|sitemap.*\\.xml|sw\\.js)",
      missing: [{ type: "header", key: "sec-fetch-dest" }],
    },
  ],
};

/** Conditions that Next.js throws at when a file does not meet them. */
const CONDITIONS = ["if-match", "if-unmodified-since", "range"];

const isRendered = (pathname: string) =>
  config.matcher.some((page) => {
    if (typeof page !== "string") return false;
    const [folder] = page.split("/:path*");
    return pathname === folder || (folder !== page && pathname.startsWith(`${folder}/`));
  });

function readUnconditionally(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  for (const name of CONDITIONS) headers.delete(name);
  return NextResponse.next({ request: { headers } });
}

export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (!isRendered(pathname)) return refuseChange(request) ?? readUnconditionally(request);
  const refusal = await refusePost(request);
  if (refusal !== null) return refusal;
  return isAccountPath(pathname)
    ? refreshSession(request)
    : withNoncePolicy(request, limitPage(request));
}
