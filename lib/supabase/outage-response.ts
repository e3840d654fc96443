import "server-only";
import { logOutage } from "#lib/supabase/log-outage";

/** The answer of a route handler, or 503 with this French sentence while the backend is down. */
export async function answerOrOutage(
  answer: () => Promise<Response>,
  sentence: string,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    logOutage(error);
    return new Response(sentence, {
      status: 503,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Retry-After": "60",
        "Cache-Control": "no-store",
      },
    });
  }
}
