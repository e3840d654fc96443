import { QuoteForm } from "#components/quote/quote-form";
import { NumberedTexts } from "#components/sections/numbered-texts";
import { PageHeader } from "#components/sections/page-header";
import { SectionHeading } from "#components/sections/section-heading";
import { SimulatorLink } from "#components/simulator/simulator-link";
import type { Business } from "#content/schema/business";
import type { QuoteContent } from "#content/schema/pages";
import type { QuoteFormConfig } from "#lib/quote";
import type { Crumb } from "#lib/seo/json-ld";

type QuotePageProps = {
  page: QuoteContent;
  business: Business;
  quoteForm: QuoteFormConfig | null;
  crumbs: readonly Crumb[];
};

export function QuotePage({ business, crumbs, page, quoteForm }: QuotePageProps) {
  return (
    <>
      <PageHeader crumbs={crumbs} title={page.title} lead={page.lead} />
      <div className="page-width grid gap-x-16 gap-y-12 pb-16 lg:grid-cols-[1.6fr_1fr]">
        <QuoteForm
          config={quoteForm}
          business={business}
          title={page.form.title}
          intro={page.form.intro}
          height={800}
        />
        <section>
          <SimulatorLink>Estimer d’abord avec le simulateur</SimulatorLink>
          <h2 className="mt-6 text-heading">{page.prepareTitle}</h2>
          <dl className="mt-4">
            {page.prepare.map(({ text, title }) => (
              <div key={title} className="border-t border-line py-4">
                <dt className="font-semibold">{title}</dt>
                <dd className="mt-1 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section className="bg-ground-deep py-16">
        <div className="page-width">
          <SectionHeading title={page.stepsTitle} />
          <NumberedTexts texts={page.steps} />
        </div>
      </section>
    </>
  );
}
