import { Mail, Phone } from "lucide";
import { Button } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Business } from "#content/schema/business";
import { emailHref, phoneHref } from "#lib/contact-links";

type QuotePanelProps = {
  business: Business;
  title: string;
  intro: string;
  id?: string;
  headingLevel?: "h2" | "h3";
};

/** The quote form's place: until a form platform is configured, the ways to ask at once. */
export function QuotePanel({
  business,
  headingLevel: Heading = "h2",
  id,
  intro,
  title,
}: QuotePanelProps) {
  return (
    <section
      id={id}
      className="rounded-panel border-2 border-ink bg-raised p-6 sm:p-8"
      aria-labelledby={id && `${id}-titre`}
    >
      <Heading id={id && `${id}-titre`} className="text-heading">
        {title}
      </Heading>
      <p className="mt-3 text-ink-soft">{intro}</p>
      <div className="mt-6 grid gap-3">
        <Button asChild size="large">
          <a href={phoneHref(business.phone)}>
            <Icon node={Phone} size={20} />
            {business.phone}
          </a>
        </Button>
        <Button asChild variant="outline" size="large">
          <a href={emailHref(business.email, "Demande de devis")}>
            <Icon node={Mail} size={20} />
            Demander par e-mail
          </a>
        </Button>
      </div>
    </section>
  );
}
