import { EstimateTable } from "#components/simulator/estimate-table";
import type { SimulatorContent } from "#content/schema/pages";
import type { Contact } from "#lib/contact-links";
import { formatDate } from "#lib/dates";
import type { Answers } from "#lib/diagnostics/answers";
import type { Report, ReportItem } from "#lib/diagnostics/report";
import { describeHeld, describeProperty, splitItems } from "#lib/diagnostics/summary";

type PrintedDossierProps = {
  answers: Answers;
  report: Report;
  page: SimulatorContent;
  contact: Contact;
};

/** The dossier on paper, for a notary: one page for a usual case. */
export function PrintedDossier({ answers, contact, page, report }: PrintedDossierProps) {
  const { covered, due, maybe, notDue } = splitItems(report);
  const rows: [string, readonly ReportItem[]][] = [
    ["À faire", due],
    ["À vérifier", maybe],
    ["Valable", covered],
  ];
  return (
    <section className="printed-dossier">
      <p>
        Établi le {formatDate(report.today)}. {contact.name}, {contact.phone}, {contact.email}
      </p>
      <dl>
        {describeProperty(answers, report).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th>Diagnostic</th>
            <th>État</th>
            <th>Pourquoi</th>
            <th>Texte</th>
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(([state, items]) =>
            items.map((item) => (
              <tr key={item.id}>
                <td>{item.law.name}</td>
                <td>{state}</td>
                <td>
                  {describeHeld(item) ?? (item.status === "maybe" ? item.findOut[0] : item.reason)}
                </td>
                <td>{item.law.reference}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      <p>Non dus&#8239;: {notDue.map(({ law }) => law.name).join(", ")}.</p>
      <EstimateTable report={report} limits={page.estimateLimits} />
      {report.items[0] && <p>Règles vérifiées le {formatDate(report.items[0].law.verifiedOn)}.</p>}
    </section>
  );
}
