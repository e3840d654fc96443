import { useId } from "react";
import { ValidityAnswer } from "#components/diagnostics/validity-answer";
import { ValidityFields } from "#components/diagnostics/validity-fields";
import { Breadcrumbs } from "#components/layout/breadcrumbs";
import { SiteLink } from "#components/layout/site-link";
import type { Service } from "#content/schema/service";
import { formatDate } from "#lib/dates";
import { VALIDITY_FIELDS } from "#lib/diagnostics/validity-fields";
import type { ValidityResult } from "#lib/diagnostics/validity-result";
import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";

type ValidityPageProps = { result: ValidityResult; crumbs: readonly Crumb[] };

/** The answer to the plain form of « Mon diagnostic est-il encore valable ? ». */
export function ValidityPage({ crumbs, result }: ValidityPageProps) {
  const { answer, faults, query, questions, undated } = result;
  return (
    <div className="page-width pt-6 pb-20">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-8 max-w-3xl">
        <h1 className="text-title font-extrabold">
          Mon diagnostic <span className="whitespace-nowrap">est-il</span> encore valable&#8239;?
        </h1>
        <p className="mt-4 text-lead text-ink-soft">
          La date du rapport suffit&#8239;: jusqu’à quand il vaut, par quelle règle, et que faire.
        </p>
        <form action={routes.validity()} noValidate className="validity-form mt-6">
          <DiagnosticField result={result} />
          <ValidityFields
            questions={questions}
            date={query.date}
            use={query.use}
            result={query.result}
            fault={faults.date}
          />
        </form>
        {answer !== null && <ValidityAnswer answer={answer} headingLevel="h2" />}
        {undated !== null && <UndatedAnswer service={undated} />}
      </div>
    </div>
  );
}

function DiagnosticField({ result: { choices, faults, query } }: { result: ValidityResult }) {
  const id = useId();
  const isKnown = choices.some(({ value }) => value === query.diagnostic);
  return (
    <div className="basis-full">
      <label htmlFor={id}>Diagnostic</label>
      <select
        id={id}
        name={VALIDITY_FIELDS.diagnostic}
        defaultValue={isKnown ? query.diagnostic : ""}
        aria-invalid={faults.diagnostic ? true : undefined}
        aria-describedby={`${id}-fault`}
      >
        <option value="">Choisissez</option>
        {choices.map(({ label, value }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <p id={`${id}-fault`} className="field-fault mt-1.5">
        {faults.diagnostic}
      </p>
    </div>
  );
}

type UndatedAnswerProps = { service: Service };

/** For a service whose report no text dates: the words of its page. */
function UndatedAnswer({
  service: { shortTitle, slug, validity, verifiedOn },
}: UndatedAnswerProps) {
  return (
    <div className="mt-5 rounded-panel border-2 border-ink bg-raised p-5 sm:p-7">
      <h2 className="text-heading">{shortTitle}&#8239;: aucune date limite</h2>
      <p className="mt-3">{validity}.</p>
      <p className="mt-3 text-sm text-ink-soft">Règles vérifiées le {formatDate(verifiedOn)}.</p>
      <SiteLink href={routes.service(slug)} className="text-link mt-3 inline-block">
        {shortTitle}&#8239;: la page complète
      </SiteLink>
    </div>
  );
}
