import { takeTurn } from "#lib/security/limits";
import { answerTooOften } from "#lib/security/too-often-response";
import { listCommuneAnswers } from "#lib/territory/answers";
import { parseCommuneQuery } from "#lib/territory/query";

const MAX_COMMUNES = 8;
/** The list changes with a new release only: a day in shared caches, a week while it is renewed. */
const CACHE_CONTROL = "public, max-age=300, s-maxage=86400, stale-while-revalidate=604800";

/** `{ communes, total, notice? }`; 400 or 429 `{ error }` with what to do instead. */
export function GET(request: Request): Response {
  const wait = takeTurn("communes", request.headers);
  if (wait > 0) return answerTooOften(wait);
  const parsed = parseCommuneQuery(new URL(request.url).searchParams.get("q"));
  if ("fault" in parsed) {
    return Response.json(
      { error: parsed.fault },
      { status: 400, headers: { "Cache-Control": "no-store" } },
    );
  }
  return Response.json(listCommuneAnswers(parsed.query, MAX_COMMUNES), {
    headers: { "Cache-Control": CACHE_CONTROL },
  });
}
