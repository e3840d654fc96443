import type { DpeScale } from "#content/schema/dpe-scale";
import { formatDate } from "#lib/dates";

type Bound = "energyBelow" | "climateBelow";

/** « moins de 70 », « 70 à 109 », « 420 et plus »: classes are whole numbers, upper bound excluded. */
function formatRange(classes: DpeScale["classes"], index: number, bound: Bound): string {
  const from = index === 0 ? null : (classes[index - 1]?.[bound] ?? null);
  const below = classes[index]?.[bound] ?? null;
  if (from === null) return `moins de ${below}`;
  if (below === null) return `${from} et plus`;
  return `${from} à ${below - 1}`;
}

/** The A to G scale, as a table that looks like the label on the report. */
export function DpeLadder({ scale }: { scale: DpeScale }) {
  return (
    <section id="echelle" className="dpe-ladder">
      <h2 className="text-heading">{scale.title}</h2>
      <p className="mt-3 max-w-text">{scale.intro}</p>
      <table className="mt-5 w-full">
        <caption className="sr-only">{scale.title}</caption>
        <thead>
          <tr>
            <th scope="col">Classe</th>
            <th scope="col">Énergie (kWh/m²/an)</th>
            <th scope="col">Climat (kg CO₂/m²/an)</th>
            <th scope="col">Conséquence</th>
          </tr>
        </thead>
        <tbody>
          {scale.classes.map(({ consequence, name }, index) => (
            <tr key={name} data-class={name}>
              <th scope="row">{name}</th>
              <td>
                <span>{formatRange(scale.classes, index, "energyBelow")}</span>
              </td>
              <td>
                <span>{formatRange(scale.classes, index, "climateBelow")}</span>
              </td>
              <td>{consequence}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-text text-sm text-ink-soft">
        {scale.note} {scale.reference}. Vérifié le{" "}
        <time dateTime={scale.verifiedOn}>{formatDate(scale.verifiedOn)}</time>.
      </p>
    </section>
  );
}
