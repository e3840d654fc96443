import { sayTooOften } from "#lib/security/rate-limit";

/** 429 with the sentence that a page may show. */
export function answerTooOften(seconds: number): Response {
  return Response.json(
    { error: sayTooOften(seconds) },
    { status: 429, headers: { "Retry-After": String(seconds), "Cache-Control": "no-store" } },
  );
}
