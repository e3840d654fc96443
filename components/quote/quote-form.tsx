import { QuoteFrame, type QuoteFrameProps } from "#components/quote/quote-frame";
import { QuotePanel } from "#components/quote/quote-panel";
import { SimulatorShortForm } from "#components/simulator/short-form";
import type { Business } from "#content/schema/business";
import { phoneHref } from "#lib/contact-links";
import type { QuoteFormConfig } from "#lib/quote";

type QuoteFormProps = {
  /** The platform's form; null while the owner has configured none. */
  config: QuoteFormConfig | null;
  business: Business;
  title: string;
  intro: string;
  headingLevel?: "h2" | "h3";
  height: QuoteFrameProps["height"];
};

/**
 * The quote platform's form; while none is configured, the site's own simulator and the ways to
 * ask. The form's own page and the phone stay beside its frame, for what no script can notice.
 */
export function QuoteForm({
  business,
  config,
  headingLevel,
  height,
  intro,
  title,
}: QuoteFormProps) {
  if (config === null) {
    return (
      <QuotePanel business={business} title={title} intro={intro} headingLevel={headingLevel}>
        <SimulatorShortForm />
      </QuotePanel>
    );
  }
  const Heading = headingLevel ?? "h2";
  const platform = new URL(config.url).hostname;
  return (
    <section>
      <Heading className="text-heading">{title}</Heading>
      <p className="mt-3 max-w-text text-ink-soft">{intro}</p>
      <p className="mt-3 max-w-text text-sm text-ink-soft">
        {`Ce formulaire est celui de la plateforme ${platform}, qui reçoit vos réponses et les transmet à ${business.name}.`}
      </p>
      <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-5">
        <span className="text-sm text-ink-soft">En cas de souci&#8239;:</span>
        <a href={config.url} target="_blank" rel="noopener" className="text-link line-link">
          L’ouvrir dans sa propre page<span className="sr-only"> (nouvel onglet)</span>
        </a>
        <a href={phoneHref(business.phone)} className="text-link line-link">
          {`Appeler le ${business.phone}`}
        </a>
      </p>
      <QuoteFrame
        src={config.url}
        title={`Formulaire\u202F: ${title}`}
        height={height}
        phone={business.phone}
        asksFirst={!config.isTrackerFree}
      />
    </section>
  );
}
