import { QuoteFrame } from "#components/quote/quote-frame";
import { QuotePanel } from "#components/quote/quote-panel";
import type { Business } from "#content/schema/business";
import { phoneHref } from "#lib/contact-links";
import type { QuoteFormConfig } from "#lib/quote";

type QuoteFormProps = {
  /** The platform's form; null while the owner has configured none. */
  config: QuoteFormConfig | null;
  business: Business;
  title: string;
  intro: string;
  height: 600 | 800;
  headingLevel?: "h2" | "h3";
};

/** The quote platform's form, or the ways to ask while none is configured. */
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
      <QuotePanel business={business} title={title} intro={intro} headingLevel={headingLevel} />
    );
  }
  const Heading = headingLevel ?? "h2";
  const recipient = new URL(config.url).hostname;
  return (
    <section>
      <Heading className="text-heading">{title}</Heading>
      <p className="mt-3 max-w-text text-ink-soft">{intro}</p>
      <div className="mt-5">
        <QuoteFrame
          src={config.url}
          title={`Formulaire : ${title}`}
          height={height}
          phone={business.phone}
          phoneHref={phoneHref(business.phone)}
          asksFirst={!config.isTrackerFree}
        />
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        Ce formulaire appartient à notre plateforme de devis, {recipient}, qui reçoit les données
        que vous y écrivez.{" "}
        <a href={config.url} target="_blank" rel="noopener" className="text-link">
          L’ouvrir dans sa propre page<span className="sr-only"> (nouvel onglet)</span>
        </a>
      </p>
    </section>
  );
}
