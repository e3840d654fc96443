import type { Estimator } from "#content/schema/service";
import type { Answers, Selection } from "#lib/diagnostics/answers";
import {
  type DutyStatus,
  type Finding,
  getRentalBan,
  listFindings,
} from "#lib/diagnostics/applicability";
import type { DossierCommune, HeldReport, Transaction } from "#lib/diagnostics/dossier";
import { buildEstimate, type Estimate, getEstimatorPrice } from "#lib/diagnostics/estimate";
import { type DiagnosticId, type DiagnosticLaw, LAW } from "#lib/diagnostics/law";
import { getEarliestDay, getValidity, type Validity } from "#lib/diagnostics/validity";

type HeldState = "valid" | "ends-before-signing" | "ended" | "void";

type Held = HeldReport & { state: HeldState; validity: Validity };

export type ReportItem = Finding & {
  law: DiagnosticLaw;
  held: Held | null;
  /** Due or perhaps due, and no report held covers the day that counts. */
  isToDo: boolean;
  /** Estimator's price; null: « sur devis », or made by somebody else. */
  price: number | null;
  /** Counted in the estimate unless unchecked. */
  isDefault: boolean;
  isSelected: boolean;
  /** Not before that ISO date, or it runs out before the signing; null: any day. */
  notBefore: string | null;
};

export type Report = {
  transaction: Transaction;
  /** ISO date of the report. */
  today: string;
  /** ISO date that counts: the signing, else today. */
  day: string;
  signingDate: string | null;
  commune: DossierCommune | null;
  items: readonly ReportItem[];
  estimate: Estimate | null;
  rentalBan: string | null;
};

function assessHeld(
  held: HeldReport,
  {
    id,
    transaction,
    day,
    today,
  }: { id: DiagnosticId; transaction: Transaction; day: string; today: string },
): Held | null {
  const validity = getValidity({ diagnostic: id, use: transaction, ...held });
  if (validity === null) return null;
  const state = ((): HeldState => {
    if (validity.kind === "void") return "void";
    if (validity.kind === "unlimited" || validity.lastDay >= day) return "valid";
    return validity.lastDay < today ? "ended" : "ends-before-signing";
  })();
  return { ...held, state, validity };
}

const isApplicable = (status: DutyStatus) => status !== "not-due";

/** Of a first visit, the defaults; then what was checked, and what was not offered yet. */
function isSelected(id: DiagnosticId, isDefault: boolean, { chosen, offered }: Selection): boolean {
  if (chosen.size === 0) return isDefault;
  return chosen.has(id) || (isDefault && !offered.has(id));
}

/**
 * Joins duty, validity, price and calendar for one property; null while nobody said whether it
 * is sold or let.
 * @param today ISO date
 */
export function buildReport({
  answers,
  commune,
  tariff,
  today,
}: {
  answers: Answers;
  commune: DossierCommune | null;
  tariff: Estimator;
  today: string;
}): Report | null {
  const { held, selection, signingDate, transaction } = answers;
  if (transaction === null) return null;
  const day = signingDate ?? today;
  const dpe = held.get("dpe");
  const isDpeVoid =
    dpe && getValidity({ diagnostic: "dpe", use: transaction, ...dpe })?.kind === "void";
  // The class of a DPE that is void says nothing.
  const dpeClass = isDpeVoid ? null : answers.dpeClass;
  const facts = { ...answers, dpeClass, transaction, commune, day };
  const items = listFindings(facts).map((finding): ReportItem => {
    const { id, status } = finding;
    const report = held.get(id);
    const assessed = report ? assessHeld(report, { id, transaction, day, today }) : null;
    const isToDo = isApplicable(status) && assessed?.state !== "valid";
    const price = getEstimatorPrice(id, tariff);
    const isOptional = tariff.optional.includes(LAW[id].service ?? "");
    const isDefault = isToDo && price !== null && !(isOptional && status === "maybe");
    const earliest = isToDo && signingDate ? getEarliestDay(id, transaction, signingDate) : null;
    return {
      ...finding,
      law: LAW[id],
      held: assessed,
      isToDo,
      price,
      isDefault,
      isSelected: isToDo && price !== null && isSelected(id, isDefault, selection),
      notBefore: earliest !== null && earliest > today ? earliest : null,
    };
  });
  const { hasAnnexes, surface } = answers;
  const diagnostics = items.filter((item) => item.isSelected).map(({ id }) => id);
  return {
    transaction,
    today,
    day,
    signingDate,
    commune,
    items,
    estimate: buildEstimate({ diagnostics, surface, hasAnnexes }, tariff),
    rentalBan: getRentalBan(facts, today),
  };
}
