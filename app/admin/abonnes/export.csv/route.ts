import { requireAdmin } from "#lib/auth/require-admin";
import { listSubscribers } from "#lib/blog/subscribers";
import { buildSubscribersCsv } from "#lib/blog/subscribers-csv";
import { getToday } from "#lib/dates";
import { siteUrl } from "#lib/env";
import { answerOrOutage } from "#lib/supabase/outage-response";

/** Everyone still subscribed to the newsletter, for a spreadsheet. */
export function GET() {
  return answerOrOutage(async () => {
    const subscribers = await listSubscribers(await requireAdmin());
    return new Response(buildSubscribersCsv(subscribers, siteUrl()), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="abonnes-${getToday()}.csv"`,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  }, "Les abonnés sont momentanément indisponibles : réessayez dans une minute.");
}
