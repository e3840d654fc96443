import { type NextRequest, NextResponse } from "next/server";
import { googleTagId } from "#lib/env";
import { ADMIN_PICTURE_PATH } from "#lib/routes";

const POLICY_HEADER = "Content-Security-Policy";

/** React's development build evaluates code to rebuild server errors. */
const DEVELOPMENT_SOURCE = process.env.NODE_ENV === "development" ? " 'unsafe-eval'" : "";

/** The style sheet that sonner 2.0.8 writes into the page, empty when it is made. */
const TOAST_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** Where Google's tag sends what it measures, after consent. */
const GOOGLE_SOURCES =
  " https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";

/** Only scripts that carry this answer's nonce run, and what they load themselves. */
function buildNoncePolicy(nonce: string): string {
  const tagSources = googleTagId() === undefined ? "" : GOOGLE_SOURCES;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${DEVELOPMENT_SOURCE}`,
    `style-src 'self' ${TOAST_STYLES}`,
    `img-src 'self' data:${tagSources}`,
    "font-src 'self'",
    `connect-src 'self'${tagSources}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** A fresh policy on the request, where Next.js reads the nonce, and on the answer. */
export function withNoncePolicy(request: NextRequest): NextResponse {
  // Set here, it would win over the one of the route handler.
  if (request.nextUrl.pathname === ADMIN_PICTURE_PATH) return NextResponse.next({ request });
  const policy = buildNoncePolicy(btoa(crypto.randomUUID()));
  const headers = new Headers(request.headers);
  headers.set(POLICY_HEADER, policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set(POLICY_HEADER, policy);
  return response;
}
