import ical, { ICalAlarmType, type ICalEventData, ICalEventTransparency } from "ical-generator";
import { formatDate } from "#lib/dates";
import { type Deadline, listDeadlines } from "#lib/diagnostics/deadlines";
import type { Report } from "#lib/diagnostics/report";
import { USE_CONDITIONS } from "#lib/diagnostics/validity-answer";
import { routes } from "#lib/routes";
import { typeset } from "#lib/typography";

type ReminderOptions = {
  /** ISO date. */
  today: string;
  /** Origin of the site. */
  siteUrl: string;
};

const CALENDAR_NAME = "Rappels de diagnostics";
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
/** Alarms of a whole day count from midnight: these ring at nine in the morning. */
const ALARM_HOUR_S = 9 * HOUR_S;
const NOTICE_S = { "last-day": 30 * DAY_S, "first-day": DAY_S } as const;
const DAY_WORDS = { "last-day": "dernier-jour", "first-day": "premier-jour" } as const;

function describe(deadline: Deadline, report: Report): { title: string; text: string } {
  const { name, reference, verifiedOn } = deadline.item.law;
  const source = `${reference}, vérifié le ${formatDate(verifiedOn)}.`;
  return deadline.kind === "last-day"
    ? {
        title: `${name} : dernier jour de validité`,
        text: `Le rapport du ${formatDate(deadline.madeOn)} est valable jusqu’au ${formatDate(deadline.day)} inclus, ${USE_CONDITIONS[report.transaction]}.\n${source}`,
      }
    : {
        title: `${name} : à faire à partir d’aujourd’hui`,
        text: `Fait plus tôt, il pourrait ne plus être valable à la signature, le ${formatDate(report.day)}.\n${source}`,
      };
}

/** The same day of the same property keeps its identifier: importing again doubles nothing. */
function buildUid({ day, item, kind }: Deadline, { commune, transaction }: Report, host: string) {
  const parts = [item.id, DAY_WORDS[kind], day, transaction, commune?.code ?? "sans-commune"];
  return `${parts.join("-")}@${host}`;
}

function toEvent(
  deadline: Deadline,
  report: Report,
  { siteUrl, today }: ReminderOptions,
): ICalEventData {
  const { title, text } = describe(deadline, report);
  const { service } = deadline.item.law;
  const summary = typeset(title);
  return {
    id: buildUid(deadline, report, new URL(siteUrl).hostname),
    start: deadline.day,
    allDay: true,
    stamp: `${today}T00:00:00Z`,
    summary,
    description: typeset(text),
    // The day stays free for other appointments.
    transparency: ICalEventTransparency.TRANSPARENT,
    ...(report.commune !== null && { location: report.commune.label }),
    ...(service !== undefined && { url: new URL(routes.service(service), siteUrl).href }),
    alarms: [
      {
        type: ICalAlarmType.display,
        description: summary,
        triggerBefore: NOTICE_S[deadline.kind] - ALARM_HOUR_S,
      },
    ],
  };
}

/**
 * The days to come of a report as a calendar to import (RFC 5545): whole days, with an
 * alarm thirty days before a report runs out, and the day before the first to make one.
 * @returns null when there is no such day: clients refuse an empty calendar.
 */
export function buildReminders(report: Report, options: ReminderOptions): string | null {
  const deadlines = listDeadlines(report, options.today);
  if (deadlines.length === 0) return null;
  const calendar = ical({
    name: CALENDAR_NAME,
    prodId: {
      company: new URL(options.siteUrl).hostname,
      product: CALENDAR_NAME,
      language: "FR",
    },
    events: deadlines.map((deadline) => toEvent(deadline, report, options)),
  });
  // The package leaves out the end of the last line.
  return `${calendar.toString()}\r\n`;
}
