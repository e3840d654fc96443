import { type Ref, useId } from "react";
import { VALIDITY_FIELDS, type ValidityQuestions } from "#lib/diagnostics/validity-fields";

type ValidityFieldsProps = {
  questions: ValidityQuestions;
  /** What was answered before. */
  date?: string;
  use?: string | null;
  result?: string | null;
  /** What is wrong with the date. */
  fault?: string | null;
  dateField?: Ref<HTMLInputElement>;
};

type Option = readonly [value: string, label: string];

/** Left open, the answer says both. */
const USES: readonly Option[] = [
  ["", "Vente ou location"],
  ["vente", "Vente"],
  ["location", "Location"],
];
const RESULTS: readonly Option[] = [
  ["", "Je ne sais pas"],
  ["negatif", "Négatif"],
  ["positif", "Positif"],
];

/** The questions of « Mon diagnostic est-il encore valable ? », as few as the law needs. */
export function ValidityFields({
  date,
  dateField,
  fault,
  questions,
  result,
  use,
}: ValidityFieldsProps) {
  const id = useId();
  return (
    <>
      <div>
        <label htmlFor={id}>Date du rapport</label>
        <input
          ref={dateField}
          id={id}
          name={VALIDITY_FIELDS.date}
          type="date"
          defaultValue={date}
          aria-invalid={fault ? true : undefined}
          aria-describedby={`${id}-fault`}
        />
      </div>
      <p id={`${id}-fault`} className="field-fault">
        {fault}
      </p>
      {questions.use && (
        <Choice label="Votre projet" name={VALIDITY_FIELDS.use} options={USES} chosen={use} />
      )}
      {questions.result && (
        <Choice label="Résultat" name={VALIDITY_FIELDS.result} options={RESULTS} chosen={result} />
      )}
      <button type="submit" className="button button-primary">
        Vérifier
      </button>
    </>
  );
}

type ChoiceProps = {
  label: string;
  name: string;
  options: readonly Option[];
  chosen?: string | null;
};

function Choice({ chosen, label, name, options }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen ?? ""}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
