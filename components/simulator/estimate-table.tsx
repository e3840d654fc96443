import type { Report } from "#lib/diagnostics/report";
import { formatEuros } from "#lib/price";

/** The itemised price; nothing when nothing is to be done at a stated price. */
export function EstimateTable({ limits, report }: { report: Report; limits: string }) {
  if (report.estimate === null) return null;
  const { lines, total } = report.estimate;
  const onQuote = report.items.filter(
    ({ isToDo, law, price }) => isToDo && price === null && law.service !== undefined,
  );
  return (
    <section className="mt-8">
      <h3 className="text-heading">L’estimation</h3>
      <table className="estimate">
        <tbody>
          {lines.map(({ amount, label }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatEuros(amount)}</td>
            </tr>
          ))}
          {onQuote.map(({ id, law }) => (
            <tr key={id}>
              <th scope="row">{law.name}</th>
              <td>sur devis</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total TTC estimé</th>
            <td>{formatEuros(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-sm text-ink-soft">{limits}</p>
    </section>
  );
}
