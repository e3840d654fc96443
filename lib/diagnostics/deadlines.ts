import type { Report, ReportItem } from "#lib/diagnostics/report";

/** A day of one property's report that is worth a reminder; `day` is an ISO date, after today. */
export type Deadline =
  /** The last day on which the report made on `madeOn` is valid. */
  | { kind: "last-day"; day: string; item: ReportItem; madeOn: string }
  /** The first day on which to make a report that holds until the signing. */
  | { kind: "first-day"; day: string; item: ReportItem };

function listItemDeadlines(item: ReportItem): Deadline[] {
  const { held, isToDo, notBefore } = item;
  const deadlines: Deadline[] = [];
  if (held?.validity.kind === "until") {
    deadlines.push({ kind: "last-day", day: held.validity.lastDay, item, madeOn: held.date });
  }
  if (isToDo && notBefore !== null) deadlines.push({ kind: "first-day", day: notBefore, item });
  return deadlines;
}

/**
 * The days to come of a report, the soonest first.
 * @param today ISO date
 */
export function listDeadlines(report: Report, today: string): Deadline[] {
  return report.items
    .flatMap(listItemDeadlines)
    .filter(({ day }) => day > today)
    .toSorted((a, b) => a.day.localeCompare(b.day));
}
