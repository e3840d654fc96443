import type { RefObject } from "react";
import { EstimateTable } from "#components/simulator/estimate-table";
import { PrintedDossier } from "#components/simulator/printed-dossier";
import type { SimulatorContent } from "#content/schema/pages";
import { type Contact, emailHref, phoneHref } from "#lib/contact-links";
import { formatDate } from "#lib/dates";
import { type Answers, FIELDS } from "#lib/diagnostics/answers";
import { listDeadlines } from "#lib/diagnostics/deadlines";
import type { Report, ReportItem } from "#lib/diagnostics/report";
import { buildEmailText, describeHeld, splitItems } from "#lib/diagnostics/summary";
import { formatEuros } from "#lib/price";
import { routes } from "#lib/routes";

type ReportViewProps = {
  id: string;
  /** Takes the focus when the visitor asks for the result. */
  heading: RefObject<HTMLHeadingElement | null>;
  report: Report | null;
  answers: Answers;
  page: SimulatorContent;
  contact: Contact;
  query: string;
  /** Absolute address of this very dossier. */
  address: string;
  hasScripts: boolean;
};

const plural = (count: number, one: string, many: string) => `${count} ${count > 1 ? many : one}`;

/** The dossier of one property: what is due, what holds, the price, the next step. */
export function ReportView(props: ReportViewProps) {
  const { heading, id, page, report } = props;
  if (report === null) {
    return (
      <section id={id} className="empty-dossier">
        <h2 ref={heading} tabIndex={-1} className="text-heading">
          {page.emptyResult.title}
        </h2>
        <p className="mt-2 text-ink-soft">{page.emptyResult.intro}</p>
      </section>
    );
  }
  return <FilledReport {...props} report={report} />;
}

function FilledReport({
  address,
  answers,
  contact,
  hasScripts,
  heading,
  id,
  page,
  query,
  report,
}: ReportViewProps & { report: Report }) {
  const { covered, due, maybe, notDue } = splitItems(report);
  const title = due.length === 0 ? "Rien à faire de certain" : `${due.length} à faire`;
  const offered = report.items.filter(({ isDefault }) => isDefault).map((item) => item.id);
  const deadlines = listDeadlines(report, report.today);
  return (
    <>
      <section id={id} className="dossier no-print" aria-labelledby={`${id}-titre`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id={`${id}-titre`} ref={heading} tabIndex={-1} className="text-title">
            {report.transaction === "vente" ? "Pour vendre" : "Pour louer"}&#8239;: {title}
          </h2>
          {report.estimate && (
            <p className="font-display text-heading font-bold text-action-ink">
              {formatEuros(report.estimate.total)} TTC
            </p>
          )}
        </div>
        <p className="mt-2 text-ink-soft">
          {[
            maybe.length > 0 && `${maybe.length} à vérifier`,
            covered.length > 0 && plural(covered.length, "encore valable", "encore valables"),
            report.signingDate
              ? `signature le ${formatDate(report.signingDate)}`
              : `situation au ${formatDate(report.day)}`,
          ]
            .filter(Boolean)
            .join(", ")}
          .
        </p>
        {report.rentalBan && <p className="alert">{report.rentalBan}</p>}
        <input type="hidden" name={FIELDS.offered} value={offered.join(".")} />
        <fieldset className="min-w-0">
          <legend className="pt-6 text-sm text-ink-soft">
            Décochez ce que le prix ne doit pas compter.
          </legend>
          <ItemList title="À faire" items={due} />
          <ItemList title="À vérifier" items={maybe} />
        </fieldset>
        <ItemList title="Encore valables" items={covered} />
        <EstimateTable report={report} limits={page.estimateLimits} />
        <details className="group border-b border-line py-3">
          <summary className="font-semibold underline-offset-4 hover:underline">
            {plural(notDue.length, "diagnostic non dû", "diagnostics non dus")}, et pourquoi
          </summary>
          <ul className="mt-3 grid gap-3">
            {notDue.map(({ id: key, law, reason }) => (
              <li key={key}>
                <strong>{law.name}</strong> {reason}{" "}
                <span className="text-sm text-ink-soft">({law.reference})</span>
              </li>
            ))}
          </ul>
        </details>
        <Preparation page={page} items={[...due, ...maybe]} />
        <div className="mt-8 grid gap-3 sm:grid-cols-2">
          <a href={routes.quote()} className="button button-primary button-large">
            Demander le devis gratuit
          </a>
          <a href={phoneHref(contact.phone)} className="button button-outline button-large">
            Appeler le {contact.phone}
          </a>
          <a
            href={emailHref(
              contact.email,
              "Devis pour mon dossier de diagnostics",
              buildEmailText(answers, report, address),
            )}
            className="button button-outline"
          >
            Envoyer ce dossier par e-mail
          </a>
          {deadlines.length > 0 && (
            <a href={routes.reminders(query)} className="button button-outline">
              Ajouter les dates à mon agenda
            </a>
          )}
          {hasScripts && (
            <button type="button" className="button button-outline" onClick={() => window.print()}>
              Imprimer pour le notaire
            </button>
          )}
        </div>
      </section>
      <PrintedDossier answers={answers} report={report} page={page} contact={contact} />
    </>
  );
}

function ItemList({ items, title }: { title: string; items: readonly ReportItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="text-heading">{title}</h3>
      <ul>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { item: ReportItem }) {
  const { findOut, isToDo, law, notBefore, reason, status } = item;
  const held = describeHeld(item);
  return (
    <li className="item">
      <ItemHead item={item} />
      <p>
        {status === "maybe"
          ? `Dû si\u202F: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`
          : reason}
        {law.reservation && status === "due" && ` Dû ${law.reservation}.`}
      </p>
      {findOut.map((way) => (
        <p key={way} className="way">
          {way}
        </p>
      ))}
      {held && <p className={isToDo ? "held-ended" : "held-valid"}>{held}</p>}
      {notBefore && (
        <p>À faire à partir du {formatDate(notBefore)} pour valoir encore à la signature.</p>
      )}
      <p className="source">
        {law.reference}, vérifié le {formatDate(law.verifiedOn)}
        {law.service && (
          <>
            {" · "}
            <a href={routes.service(law.service)}>
              En savoir plus<span className="sr-only">&#8239;: {law.name}</span>
            </a>
          </>
        )}
      </p>
    </li>
  );
}

/** Name and price; a checkbox when the visitor can take it out of the estimate. */
function ItemHead({ item }: { item: ReportItem }) {
  const { id, isSelected, isToDo, law, price } = item;
  if (!isToDo) return <p className="head font-semibold">{law.name}</p>;
  if (price === null) {
    return (
      <p className="head">
        <strong>{law.name}</strong>{" "}
        <span>{law.partOf ?? (law.madeBy ? `par ${law.madeBy}` : "sur devis")}</span>
      </p>
    );
  }
  return (
    <label className="head">
      {/* The form reads every change and computes the state anew. */}
      <input
        type="checkbox"
        name={FIELDS.chosen}
        value={id}
        checked={isSelected}
        onChange={() => undefined}
      />
      <strong>{law.name}</strong> <span>{formatEuros(price)}</span>
    </label>
  );
}

function Preparation({ items, page }: { page: SimulatorContent; items: readonly ReportItem[] }) {
  const ids = new Set<string>(items.map(({ id }) => id));
  const useful = page.prepare.filter((entry) => entry.for?.some((id) => ids.has(id)) ?? true);
  return (
    <section className="mt-8">
      <h3 className="text-heading">{page.prepareTitle}</h3>
      <ul className="oak-list mt-3">
        {useful.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
