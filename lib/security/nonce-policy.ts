import { type NextRequest, NextResponse } from "next/server";

const POLICY_HEADER = "Content-Security-Policy";

/** React's development build evaluates code to rebuild server errors. */
const DEVELOPMENT_SOURCE = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

/** Only scripts that carry this answer's nonce run, and what they load themselves. */
function buildNoncePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${DEVELOPMENT_SOURCE}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A fresh policy on the request, where Next.js reads the nonce, and on the answer. */
export function withNoncePolicy(request: NextRequest): NextResponse {
  const policy = buildNoncePolicy(btoa(crypto.randomUUID()));
  const headers = new Headers(request.headers);
  headers.set(POLICY_HEADER, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY_HEADER, policy);
  return response;
}
