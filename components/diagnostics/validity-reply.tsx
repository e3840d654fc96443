import type { ReactNode } from "react";
import { ValidityAnswer } from "#components/diagnostics/validity-answer";
import { getToday } from "#lib/dates";
import {
  answerValidity,
  findDatedDiagnostic,
  readValidityQuery,
  sayAnswer,
} from "#lib/diagnostics/validity-answer";

type Reply =
  | { fault: string; answer: undefined }
  | { fault: null; answer: { view: ReactNode; spoken: string } };

/**
 * Answers the form in place.
 * @throws when the form asks for a diagnostic that no date ends, which the page never offers.
 */
export function buildReply(form: FormData): Reply {
  const today = getToday();
  const query = readValidityQuery(form, today);
  const diagnostic = findDatedDiagnostic(query.diagnostic);
  if (diagnostic === null) throw new Error(`No date ends « ${query.diagnostic} ».`);
  if (query.dateFault !== null) return { fault: query.dateFault, answer: undefined };
  const answer = answerValidity({ ...query, diagnostic }, today);
  return {
    fault: null,
    answer: {
      view: <ValidityAnswer answer={answer} headingLevel="h3" />,
      spoken: sayAnswer(answer),
    },
  };
}
