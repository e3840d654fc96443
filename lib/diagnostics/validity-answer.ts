import { addDays, formatDate, parseDate } from "#lib/dates";
import {
  OLDEST_REPORT_DAY,
  RESULTS,
  type Result,
  TRANSACTIONS,
  type Transaction,
} from "#lib/diagnostics/dossier";
import { DIAGNOSTIC_IDS, type DiagnosticId, LAW } from "#lib/diagnostics/law";
import { type DatedReport, findTerm, getValidity } from "#lib/diagnostics/validity";
import { VALIDITY_FIELDS, type ValidityQuestions } from "#lib/diagnostics/validity-fields";
import { typeset, typesetAll } from "#lib/typography";

const MAX_TYPED = 100;
const LOOKS_LIKE_DATE = /^[\d/.-]{6,10}$/;

export type ValidityQuery = {
  /** As typed, at most 100 characters. */
  diagnostic: string;
  /** ISO date; empty when nothing or no date was typed. */
  date: string;
  /** What is wrong with the date, in French. */
  dateFault: string | null;
  use: Transaction | null;
  result: Result | null;
};

type ValidityVerdict = {
  /** « pour une vente »; absent when the same holds in every case. */
  condition?: string;
  isValid: boolean;
  /** « Valable jusqu’au 14 novembre 2031 » */
  text: string;
  /** Why; absent where `text` says it. */
  rule?: string;
};

export type ValidityAnswer = {
  /** « DPE : rapport du 15 novembre 2021 » */
  title: string;
  verdicts: readonly ValidityVerdict[];
  reference: string;
  /** ISO date. */
  verifiedOn: string;
  /** What to do now. */
  advice: string;
  /** Whether a new report may be needed, and is one of ours. */
  leadsToQuote: boolean;
};

/** The diagnostic of that name, when the date of its report says how long it holds. */
export function findDatedDiagnostic(name: string): DiagnosticId | null {
  return DIAGNOSTIC_IDS.find((id) => id === name && LAW[id].terms !== undefined) ?? null;
}

export function getValidityQuestions(diagnostic: DiagnosticId): ValidityQuestions {
  const { dependsOnResult = false, terms = [] } = LAW[diagnostic];
  return { use: terms.some(({ use }) => use !== undefined), result: dependsOnResult };
}

function findDateFault(text: string, today: string): string | null {
  if (text === "") return "Écrivez la date qui figure sur le rapport.";
  const date = parseDate(text);
  if (date === null) {
    return LOOKS_LIKE_DATE.test(text)
      ? `Le calendrier n’a pas de « ${text} » : écrivez la date du rapport, par exemple 03/05/2023.`
      : "Écrivez la date du rapport en chiffres, par exemple 03/05/2023.";
  }
  if (date > today) return "Cette date est à venir : écrivez celle qui figure sur le rapport.";
  if (date < OLDEST_REPORT_DAY) {
    return `Cette date est trop ancienne : vérifiez l’année, ${OLDEST_REPORT_DAY.slice(0, 4)} au plus tôt.`;
  }
  return null;
}

/**
 * Reads the form, from its fields or from its address. Unknown words count as no answer; of a
 * doubled field the first value counts.
 * @param today ISO date
 */
export function readValidityQuery(
  fields: { get: (name: string) => unknown },
  today: string,
): ValidityQuery {
  const read = (name: string) => {
    const value = fields.get(name);
    return typeof value === "string" ? value.trim().slice(0, MAX_TYPED) : "";
  };
  const date = read(VALIDITY_FIELDS.date);
  const use = read(VALIDITY_FIELDS.use);
  const result = read(VALIDITY_FIELDS.result);
  const fault = findDateFault(date, today);
  return {
    diagnostic: read(VALIDITY_FIELDS.diagnostic),
    date: parseDate(date) ?? "",
    dateFault: fault === null ? null : typeset(fault),
    use: TRANSACTIONS.find((value) => value === use) ?? null,
    result: RESULTS.find((value) => value === result) ?? null,
  };
}

export const USE_CONDITIONS = { vente: "pour une vente", location: "pour une location" } as const;
const RESULT_CONDITIONS = {
  negatif: "si le rapport est négatif",
  positif: "si le rapport est positif",
} as const;

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function formatDuration(months: number): string {
  if (months % 12 !== 0) return `de ${months} mois`;
  return months === 12 ? "d’un an" : `de ${months / 12} ans`;
}

/** @returns null when no date ends that diagnostic. */
function assess(report: DatedReport, today: string): ValidityVerdict | null {
  const validity = getValidity(report);
  const term = findTerm(report);
  if (validity === null || term === null) return null;
  if (validity.kind === "void") {
    return { isValid: false, text: "N’est plus valable", rule: validity.note };
  }
  if (validity.kind === "unlimited") return { isValid: true, text: capitalize(validity.note) };
  const { lastDay } = validity;
  const isValid = lastDay >= today;
  return {
    isValid,
    text: isValid
      ? `Valable jusqu’au ${formatDate(lastDay)}`
      : `Expiré depuis le ${formatDate(addDays(lastDay, 1))}`,
    ...(term.kind === "months" && {
      rule: term.note ?? `Le rapport doit avoir moins ${formatDuration(term.months)}.`,
    }),
  };
}

/** One verdict without condition when several say the same. */
function mergeSame(verdicts: readonly ValidityVerdict[]): readonly ValidityVerdict[] {
  const [first, ...others] = verdicts;
  if (first === undefined || others.length === 0) return verdicts;
  if (others.some(({ text }) => text !== first.text)) return verdicts;
  const { condition: _, ...shared } = first;
  return [shared];
}

const joinConditions = (...conditions: readonly (string | undefined)[]) => {
  const joined = conditions.filter((condition) => condition !== undefined).join(", ");
  return joined === "" ? {} : { condition: joined };
};

type AnswerRequest = Omit<DatedReport, "use"> & { use: Transaction | null };

/** A verdict for every use and result that the visitor left open, where it makes a difference. */
function listVerdicts(request: AnswerRequest, today: string): readonly ValidityVerdict[] {
  const questions = getValidityQuestions(request.diagnostic);
  const results = questions.result && request.result === null ? RESULTS : [request.result];
  const uses =
    questions.use && request.use === null ? TRANSACTIONS : [request.use ?? TRANSACTIONS[0]];
  const byResult = results.map((result) => {
    const byUse = uses.flatMap((use) => {
      const verdict = assess({ ...request, use, result }, today);
      return verdict === null
        ? []
        : { ...verdict, ...joinConditions(questions.use ? USE_CONDITIONS[use] : undefined) };
    });
    const condition = questions.result && result !== null ? RESULT_CONDITIONS[result] : undefined;
    return mergeSame(byUse).map((verdict) => ({
      ...verdict,
      ...joinConditions(condition, verdict.condition),
    }));
  });
  return mergeSame(byResult.flat());
}

function advise(verdicts: readonly ValidityVerdict[], madeBy: string | undefined): string {
  const by = madeBy === undefined ? "" : ` par ${madeBy}`;
  const [ended, ...othersEnded] = verdicts.filter(({ isValid }) => !isValid);
  if (ended === undefined) {
    return verdicts.some(({ rule }) => rule !== undefined)
      ? "Rien à refaire, s’il est encore valable le jour de la signature."
      : "Rien à refaire : gardez ce rapport.";
  }
  if (othersEnded.length + 1 === verdicts.length) return `Il est à refaire${by}.`;
  return othersEnded.length === 0 && ended.condition !== undefined
    ? `Il est à refaire${by} ${ended.condition}.`
    : `Il est à refaire${by} dans les cas où il n’est plus valable.`;
}

/**
 * Until when a report holds, by which rule, and what to do.
 * @param today ISO date
 */
export function answerValidity(request: AnswerRequest, today: string): ValidityAnswer {
  const { madeBy, name, reference, verifiedOn } = LAW[request.diagnostic];
  const verdicts = listVerdicts(request, today);
  return typesetAll({
    title: `${name} : rapport du ${formatDate(request.date)}`,
    verdicts,
    reference,
    verifiedOn,
    advice: advise(verdicts, madeBy),
    leadsToQuote: madeBy === undefined && verdicts.some(({ isValid }) => !isValid),
  });
}

/** The answer in one breath, for a screen reader. */
export const sayAnswer = ({ title, verdicts }: ValidityAnswer): string =>
  [title, ...verdicts.map(({ condition, text }) => [text, condition].filter(Boolean).join(" "))]
    .map((sentence) => `${sentence}.`)
    .join(" ");
