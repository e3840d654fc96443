import { endSession, setArrivalMessage } from "#lib/auth/session";
import { routes } from "#lib/routes";

/** Signs out, for a plain form as for the page's scripts. */
export async function POST(): Promise<Response> {
  await endSession();
  await setArrivalMessage("deconnexion");
  return new Response(null, {
    status: 303,
    headers: { Location: routes.home(), "Cache-Control": "private, no-store" },
  });
}
