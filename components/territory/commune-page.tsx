import { Breadcrumbs } from "#components/layout/breadcrumbs";
import { EmptyState } from "#components/sections/empty-state";
import { CommuneAnswer } from "#components/territory/commune-answer";
import { CommuneSearch } from "#components/territory/commune-search";
import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";
import type { CommuneAnswer as CommuneAnswerData, CommuneResult } from "#lib/territory/answers";

type CommunePageProps = { result: CommuneResult; crumbs: readonly Crumb[] };

/** The answer to the plain form of « Intervenez-vous chez moi ? ». */
export function CommunePage({ crumbs, result }: CommunePageProps) {
  const { answer, fault, notice, others, total, typed } = result;
  const isCut = total > others.length + (answer === null ? 0 : 1);
  return (
    <div className="page-width pt-6 pb-20">
      <Breadcrumbs crumbs={crumbs} />
      <div className="mt-8 max-w-3xl">
        <h1 className="text-title font-extrabold">
          <span className="whitespace-nowrap">Intervenez-vous</span> chez moi&#8239;?
        </h1>
        <p className="mt-4 mb-6 text-lead text-ink-soft">
          Le délai, la couverture et les zones connues de votre commune.
        </p>
        <CommuneSearch key={typed} typed={typed} fault={fault} headingLevel="h2">
          {notice && <EmptyState>{notice}</EmptyState>}
          {answer !== null && <CommuneAnswer answer={answer} headingLevel="h2" />}
          {others.length > 0 && (
            <section className="mt-8 first:mt-0">
              <h2 className="text-heading">
                {answer === null
                  ? "Choisissez votre commune"
                  : "Vous cherchiez une autre commune\u202F?"}
              </h2>
              {isCut && (
                <p className="mt-2 text-ink-soft">
                  Les {others.length} premières sur {total}&#8239;: écrivez un nom plus complet ou
                  un code postal pour trouver les autres.
                </p>
              )}
              <ul className="mt-3">
                {others.map((commune) => (
                  <ChoiceLink key={commune.code} commune={commune} />
                ))}
              </ul>
            </section>
          )}
        </CommuneSearch>
      </div>
    </div>
  );
}

/** A plain link: choosing loads the answer's own page, with the field filled in. */
function ChoiceLink({ commune }: { commune: CommuneAnswerData }) {
  const { departmentName, department, formerName, label, postcodes, query } = commune;
  return (
    <li className="border-b border-line">
      <a
        href={routes.commune(query)}
        className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5 hover:text-action-ink"
      >
        <span className="font-semibold underline underline-offset-4">{label}</span>
        <span className="text-ink-soft">
          {postcodes.join(", ")}, {departmentName} ({department})
          {formerName && `, réunit ${formerName}`}
        </span>
      </a>
    </li>
  );
}
