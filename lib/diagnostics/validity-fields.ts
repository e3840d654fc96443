/** The form « Mon diagnostic est-il encore valable ? », as its address writes it. */
export const VALIDITY_FIELDS = {
  diagnostic: "diagnostic",
  date: "date",
  use: "usage",
  result: "resultat",
} as const;

/** What an answer depends on beside the date of the report. */
export type ValidityQuestions = { use: boolean; result: boolean };
