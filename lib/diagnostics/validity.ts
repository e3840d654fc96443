import { addDays, addMonths } from "#lib/dates";
import type { Result, Transaction } from "#lib/diagnostics/dossier";
import { type DiagnosticId, LAW, type Term } from "#lib/diagnostics/law";

export type DatedReport = {
  diagnostic: DiagnosticId;
  /** ISO date of the report. */
  date: string;
  /** null: not known; the shortest term then counts. */
  result: Result | null;
  use: Transaction;
};

export type Validity =
  | { kind: "until"; lastDay: string; note?: string }
  | { kind: "unlimited"; note: string }
  | { kind: "void"; note: string };

function matches(term: Term, { date, result, use }: DatedReport): boolean {
  return (
    (term.use === undefined || term.use === use) &&
    (term.result === undefined || term.result === result) &&
    (term.madeBefore === undefined || date < term.madeBefore)
  );
}

/** The rule that says how long a report holds; null when nothing of that diagnostic runs out. */
export function findTerm(report: DatedReport): Term | null {
  return LAW[report.diagnostic].terms?.find((term) => matches(term, report)) ?? null;
}

/**
 * How long a report holds. « Less than N months old » is counted in calendar months: the day of
 * the same number is no longer « less than », so the last valid day is the one before it.
 * @returns null when nothing of that diagnostic runs out.
 */
export function getValidity(report: DatedReport): Validity | null {
  const term = findTerm(report);
  if (term === null) return null;
  if (term.kind !== "months") return { kind: term.kind, note: term.note };
  const lastDay = addDays(addMonths(report.date, term.months), -1);
  return { kind: "until", lastDay, ...(term.note === undefined ? {} : { note: term.note }) };
}

/** First day on which a report under that term may be made and hold on `day`; null: any. */
function getFirstDay(term: Term, day: string): string | null {
  if (term.kind === "void") return term.madeBefore ?? null;
  if (term.kind === "unlimited") return null;
  const sameNumber = addMonths(day, -term.months);
  return addMonths(sameNumber, term.months) > day ? sameNumber : addDays(sameNumber, 1);
}

/**
 * The first day on which a report may be made and still hold on `day`, whatever it finds;
 * null when any day will do.
 */
export function getEarliestDay(
  diagnostic: DiagnosticId,
  use: Transaction,
  day: string,
): string | null {
  const firstDays = (LAW[diagnostic].terms ?? [])
    .filter((term) => (term.use ?? use) === use)
    .flatMap((term) => getFirstDay(term, day) ?? []);
  return firstDays.toSorted().at(-1) ?? null;
}
