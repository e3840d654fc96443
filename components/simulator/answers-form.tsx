import type { ReactNode } from "react";
import { Choice, UNKNOWN, YES_NO } from "#components/simulator/choice";
import { Field } from "#components/ui/field";
import {
  type Answers,
  CONSTRUCTION_BANDS,
  FIELDS,
  HOLDABLE_IDS,
  heldDateField,
  heldResultField,
} from "#lib/diagnostics/answers";
import { DPE_CLASSES } from "#lib/diagnostics/dossier";
import { LAW } from "#lib/diagnostics/law";
import { KIND_LABELS } from "#lib/diagnostics/summary";

type AnswersFormProps = {
  answers: Answers;
  /** ISO date */
  today: string;
  /** The field of the commune, and the communes to choose from. */
  communeField: ReactNode;
};

const toOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const TRANSACTION_OPTIONS = toOptions({ vente: "Je vends", location: "Je loue" });
const KIND_OPTIONS = toOptions(KIND_LABELS);
const AGE_OPTIONS = [...toOptions({ plus: "Plus de 15 ans", moins: "15 ans ou moins" }), UNKNOWN];
const CONSTRUCTION_OPTIONS = [
  ...Object.entries(CONSTRUCTION_BANDS).map(([value, { label }]) => ({ value, label })),
  UNKNOWN,
];

/** Questions that count as progress, in the order of the form. */
export const MAIN_QUESTIONS = [
  FIELDS.transaction,
  FIELDS.kind,
  FIELDS.surface,
  FIELDS.constructionBand,
  FIELDS.hasGas,
  FIELDS.electricAge,
  FIELDS.commune,
  FIELDS.signingDate,
] as const;

/** How many of the main questions have an answer, « je ne sais pas » included. */
export function countAnswered({ typed }: Answers): number {
  return MAIN_QUESTIONS.filter(
    (field) =>
      field in typed || (field === FIELDS.constructionBand && FIELDS.constructionDate in typed),
  ).length;
}

/** The questions. Uncontrolled fields: what is typed before the script runs is kept. */
export function AnswersForm({ answers, communeField, today }: AnswersFormProps) {
  const { faults, typed } = answers;
  return (
    <div className="questions">
      <Step number={1} title="Votre projet">
        <Choice
          legend={"Vous vendez ou vous louez\u202F?"}
          name={FIELDS.transaction}
          options={TRANSACTION_OPTIONS}
          chosen={typed[FIELDS.transaction]}
        />
        <Choice
          legend={"Quel bien\u202F?"}
          name={FIELDS.kind}
          options={KIND_OPTIONS}
          chosen={typed[FIELDS.kind]}
        />
        <Choice
          className="when-lot"
          legend={"Est-il en copropriété\u202F?"}
          name={FIELDS.isCoOwned}
          options={[...YES_NO, UNKNOWN]}
          chosen={typed[FIELDS.isCoOwned]}
        />
      </Step>
      <Step number={2} title="Le bâtiment">
        <Field
          label="Surface habitable, en m²"
          name={FIELDS.surface}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed[FIELDS.surface]}
          error={faults[FIELDS.surface]}
        />
        <Choice
          legend="Permis de construire délivré…"
          hint="À défaut, l’année des travaux moins un à deux ans."
          name={FIELDS.constructionBand}
          options={CONSTRUCTION_OPTIONS}
          chosen={typed[FIELDS.constructionBand]}
        />
        <Field
          label="L’année exacte, si vous la connaissez"
          hint={"Pour 1997, la date du permis fait la différence\u202F: 12/05/1997."}
          name={FIELDS.constructionDate}
          autoComplete="off"
          defaultValue={typed[FIELDS.constructionDate]}
          error={faults[FIELDS.constructionDate]}
        />
        <Choice
          legend={"Cave, garage ou dépendances\u202F?"}
          name={FIELDS.hasAnnexes}
          options={YES_NO}
          chosen={typed[FIELDS.hasAnnexes]}
        />
      </Step>
      <Step number={3} title="Les installations">
        <Choice
          legend={"Y a-t-il du gaz\u202F?"}
          name={FIELDS.hasGas}
          options={[...YES_NO, UNKNOWN]}
          chosen={typed[FIELDS.hasGas]}
        />
        <Choice
          className="when-gas"
          legend="À la signature, l’installation de gaz aura…"
          name={FIELDS.gasAge}
          options={AGE_OPTIONS}
          chosen={typed[FIELDS.gasAge]}
        />
        <Choice
          legend="À la signature, l’installation électrique aura…"
          name={FIELDS.electricAge}
          options={AGE_OPTIONS}
          chosen={typed[FIELDS.electricAge]}
        />
        <Choice
          className="when-sale"
          legend={"Le logement est-il relié au tout-à-l’égout\u202F?"}
          name={FIELDS.hasSewer}
          options={[...YES_NO, UNKNOWN]}
          chosen={typed[FIELDS.hasSewer]}
        />
      </Step>
      <Step number={4} title="Le lieu et la date">
        {communeField}
        <Field
          type="date"
          label="Signature prévue (bail, compromis)"
          name={FIELDS.signingDate}
          min={today}
          defaultValue={answers.signingDate ?? undefined}
          error={faults[FIELDS.signingDate]}
        />
        <Choice
          legend="Classe énergie du DPE, si vous la connaissez"
          name={FIELDS.dpeClass}
          options={[...DPE_CLASSES.map((value) => ({ value, label: value })), UNKNOWN]}
          chosen={typed[FIELDS.dpeClass]}
        />
      </Step>
      <HeldReports answers={answers} today={today} />
    </div>
  );
}

function Step({ children, number, title }: { children: ReactNode; number: number; title: string }) {
  return (
    <section>
      <h2 className="text-heading">
        <span className="text-action-ink">{number}.</span> {title}
      </h2>
      {children}
    </section>
  );
}

function HeldReports({ answers, today }: { answers: Answers; today: string }) {
  const { faults, held, typed } = answers;
  const hasFault = HOLDABLE_IDS.some((id) => heldDateField(id) in faults);
  return (
    <details open={held.size > 0 || hasFault || undefined}>
      <summary>
        <h2 className="text-heading">
          <span className="text-action-ink">5.</span> Les diagnostics déjà faits
        </h2>
      </summary>
      <p className="text-ink-soft">
        La date de chaque rapport que vous avez&#8239;; laissez vides les autres.
      </p>
      <div className="held-reports">
        {HOLDABLE_IDS.map((id) => (
          <div key={id}>
            <Field
              type="date"
              label={LAW[id].name}
              name={heldDateField(id)}
              max={today}
              defaultValue={held.get(id)?.date}
              error={faults[heldDateField(id)]}
            />
            {LAW[id].dependsOnResult && (
              <Choice
                legend={`${LAW[id].name}\u202F: le rapport en a trouvé\u202F?`}
                name={heldResultField(id)}
                options={toOptions({ negatif: "Non", positif: "Oui" })}
                chosen={typed[heldResultField(id)]}
              />
            )}
          </div>
        ))}
      </div>
    </details>
  );
}
