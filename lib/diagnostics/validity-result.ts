import type { Service } from "#content/schema/service";
import { HOLDABLE_IDS } from "#lib/diagnostics/answers";
import { LAW } from "#lib/diagnostics/law";
import {
  answerValidity,
  findDatedDiagnostic,
  getValidityQuestions,
  readValidityQuery,
  type ValidityAnswer,
  type ValidityQuery,
} from "#lib/diagnostics/validity-answer";
import { VALIDITY_FIELDS, type ValidityQuestions } from "#lib/diagnostics/validity-fields";
import { typeset } from "#lib/typography";

/** What the page /validite shows for what was asked. */
export type ValidityResult = {
  query: ValidityQuery;
  choices: readonly { value: string; label: string }[];
  questions: ValidityQuestions;
  faults: { diagnostic: string | null; date: string | null };
  answer: ValidityAnswer | null;
  /** The chosen service, when no date ends its report. */
  undated: Service | null;
};

const NO_QUESTIONS: ValidityQuestions = { use: false, result: false };
const UNKNOWN_DIAGNOSTIC = typeset("Choisissez un diagnostic dans la liste.");

/** The catalogue, then what the law dates and others make. */
function listChoices(services: readonly Service[]): ValidityResult["choices"] {
  return [
    ...services.map(({ shortTitle, slug }) => ({ value: slug, label: shortTitle })),
    ...HOLDABLE_IDS.filter((id) => LAW[id].service === undefined).map((id) => ({
      value: id,
      label: LAW[id].name,
    })),
  ];
}

/**
 * Answers the address of the page; a visit without any field finds no fault.
 * @param today ISO date
 */
export function getValidityResult(
  params: URLSearchParams,
  { services, today }: { services: readonly Service[]; today: string },
): ValidityResult {
  const query = readValidityQuery(params, today);
  const diagnostic = findDatedDiagnostic(query.diagnostic);
  const isAsked = Object.values(VALIDITY_FIELDS).some((field) => params.has(field));
  const service = services.find(({ slug }) => slug === query.diagnostic) ?? null;
  const undated = diagnostic === null ? service : null;
  return {
    query,
    choices: listChoices(services),
    questions: diagnostic === null ? NO_QUESTIONS : getValidityQuestions(diagnostic),
    faults: {
      diagnostic: isAsked && diagnostic === null && undated === null ? UNKNOWN_DIAGNOSTIC : null,
      date: isAsked && undated === null ? query.dateFault : null,
    },
    answer:
      diagnostic === null || query.dateFault !== null
        ? null
        : answerValidity({ ...query, diagnostic }, today),
    undated,
  };
}
