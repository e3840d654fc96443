import { forgetSession, getSession } from "#lib/auth/session";
import { logOutage } from "#lib/supabase/log-outage";

const HEADERS = { "Cache-Control": "private, no-store" };

/** Who is signed in, for the page's scripts; 503 while nobody can tell. */
export async function GET(): Promise<Response> {
  try {
    const answer = await getSession();
    // The hint would make every page ask again.
    if (answer.user === null) await forgetSession();
    return Response.json(answer, { headers: HEADERS });
  } catch (error) {
    logOutage(error);
    return new Response(null, { status: 503, headers: HEADERS });
  }
}
