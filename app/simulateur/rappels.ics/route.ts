import { estimator } from "#lib/content";
import { getToday } from "#lib/dates";
import { FIELDS, readAnswers } from "#lib/diagnostics/answers";
import { buildReminders } from "#lib/diagnostics/reminders";
import { buildReport } from "#lib/diagnostics/report";
import { siteUrl } from "#lib/env";
import { getCommuneResult } from "#lib/territory/answers";
import { toDossierCommune } from "#lib/territory/dossier-commune";

const HEADERS = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** The calendar of the answers in the address, or 404 when they hold no day to come. */
export function GET(request: Request): Response {
  const today = getToday();
  const answers = readAnswers(new URL(request.url).searchParams, today);
  const commune = getCommuneResult(answers.typed[FIELDS.commune]).answer;
  const report = buildReport({
    answers,
    commune: commune && toDossierCommune(commune),
    tariff: estimator,
    today,
  });
  const calendar = report && buildReminders(report, { today, siteUrl: siteUrl() });
  if (calendar === null) {
    return new Response("Aucune date à rappeler pour ces réponses.", {
      status: 404,
      headers: { ...HEADERS, "Content-Type": "text/plain; charset=utf-8" },
    });
  }
  return new Response(calendar, {
    headers: {
      ...HEADERS,
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="rappels-diagnostics.ics"',
    },
  });
}
