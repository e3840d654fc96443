import {
  DIAGNOSTIC_IDS,
  type DiagnosticId,
  type Facts,
  LAW,
  RENTAL_BAN_REFERENCE,
  RENTAL_BANS,
} from "#lib/diagnostics/law";

export type DutyStatus = "due" | "maybe" | "not-due";

/** What the law asks of a property, for one diagnostic, in words. */
export type Finding = {
  id: DiagnosticId;
  status: DutyStatus;
  reason: string;
  /** For « maybe »: one way to know for each thing that is not known. */
  findOut: readonly string[];
};

function assess(id: DiagnosticId, facts: Facts): Finding {
  const duty = LAW[id].duties[facts.transaction];
  if (typeof duty === "string") return { id, status: "not-due", reason: duty, findOut: [] };
  const checks = duty.conditions.map((condition) => ({ condition, holds: condition.holds(facts) }));
  const failed = checks.find(({ holds }) => holds === "no");
  if (failed !== undefined) {
    return { id, status: "not-due", reason: failed.condition.otherwise, findOut: [] };
  }
  const unknown = checks.filter(({ holds }) => holds === "unknown");
  return {
    id,
    status: unknown.length > 0 ? "maybe" : "due",
    reason: duty.because,
    findOut: unknown.map(({ condition }) => condition.findOut),
  };
}

/** Every diagnostic, in the order of the law's table. */
export function listFindings(facts: Facts): Finding[] {
  return DIAGNOSTIC_IDS.map((id) => assess(id, facts));
}

/**
 * Why a home of this class may not be let, or from when; null when it may.
 * @param today ISO date
 */
export function getRentalBan({ dpeClass, transaction }: Facts, today: string): string | null {
  const ban = RENTAL_BANS.find((entry) => entry.dpeClass === dpeClass);
  if (transaction !== "location" || ban === undefined) return null;
  const year = ban.since.slice(0, 4);
  return today >= ban.since
    ? `Un logement classé ${ban.dpeClass} ne peut plus être mis en location depuis ${year} (${RENTAL_BAN_REFERENCE}).`
    : `Un logement classé ${ban.dpeClass} ne pourra plus être mis en location à partir de ${year} (${RENTAL_BAN_REFERENCE}).`;
}
