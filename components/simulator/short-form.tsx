import { CONSTRUCTION_BANDS, FIELDS } from "#lib/diagnostics/answers";
import { KIND_LABELS } from "#lib/diagnostics/summary";
import { routes } from "#lib/routes";

/** The simulator's first questions, as a plain form that opens it with their answers. */
export function SimulatorShortForm() {
  const questions = [
    {
      name: FIELDS.transaction,
      label: "Votre projet",
      options: { vente: "Je vends", location: "Je loue" },
    },
    { name: FIELDS.kind, label: "Le bien", options: KIND_LABELS },
    {
      name: FIELDS.constructionBand,
      label: "Construit",
      options: Object.fromEntries(
        Object.entries(CONSTRUCTION_BANDS).map(([value, { label }]) => [value, label]),
      ),
    },
  ];
  return (
    <form method="get" action={routes.simulator()} aria-label="Mon dossier" className="short-form">
      {questions.map(({ label, name, options }) => (
        <label key={name}>
          {label}
          <select name={name} className="field">
            {Object.entries(options).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button button-primary button-large">
        Estimer le prix
      </button>
    </form>
  );
}
