import { Breadcrumbs } from "#components/layout/breadcrumbs";
import { Prose } from "#components/sections/prose";
import type { LegalPage as LegalPageContent } from "#content/schema/business";
import { formatDate } from "#lib/dates";
import type { Crumb } from "#lib/seo/json-ld";

type LegalPageProps = { page: LegalPageContent; crumbs: readonly Crumb[] };

export function LegalPage({ crumbs, page }: LegalPageProps) {
  return (
    <article className="page-width pt-6 pb-20">
      <Breadcrumbs crumbs={crumbs} />
      <header className="mt-8 max-w-text">
        <h1 className="text-title font-extrabold">{page.title}</h1>
        <p className="mt-5 text-lead text-ink-soft">{page.intro}</p>
        <p className="mt-3 text-sm text-ink-soft">
          Mise à jour le <time dateTime={page.updatedOn}>{formatDate(page.updatedOn)}</time>.
        </p>
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
        <nav
          aria-label="Sommaire"
          className="no-print lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
        >
          <ol className="grid border-t border-line">
            {page.sections.map(({ id, title }) => (
              <li key={id} className="border-b border-line">
                <a href={`#${id}`} className="block py-2.5 leading-snug hover:text-action-ink">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid gap-12">
          {page.sections.map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2 className="text-heading">{title}</h2>
              <Prose markdown={body} className="mt-3" />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
