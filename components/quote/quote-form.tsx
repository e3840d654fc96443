import { QuoteFrame, type QuoteFrameProps } from "#components/quote/quote-frame";
import { QuotePanel } from "#components/quote/quote-panel";
import { SimulatorShortForm } from "#components/simulator/short-form";
import type { Business } from "#content/schema/business";
import type { QuoteFormConfig } from "#lib/quote";

type QuoteFormProps = Pick<QuoteFrameProps, "title" | "intro" | "height" | "headingLevel"> & {
  /** The platform's form; null while the owner has configured none. */
  config: QuoteFormConfig | null;
  business: Business;
};

/** The quote platform's form; while none is configured, the site's own simulator and the ways to ask. */
export function QuoteForm({ business, config, height, ...texts }: QuoteFormProps) {
  if (config === null) {
    return (
      <QuotePanel business={business} {...texts}>
        <SimulatorShortForm />
      </QuotePanel>
    );
  }
  return (
    <QuoteFrame
      {...texts}
      src={config.url}
      height={height}
      recipient={business.name}
      phone={business.phone}
      asksFirst={!config.isTrackerFree}
    />
  );
}
