import { Mail, Phone } from "lucide";
import type { ReactNode } from "react";
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
  /** Before the buttons. */
  children?: ReactNode;
};

/** The ways to ask at once: call, or write. */
export function QuotePanel({
  business,
  children,
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
      {children}
      <div className="mt-6 grid grid-cols-1 gap-3 [&>*]:min-w-0">
        <Button asChild size="large" variant={children ? "outline" : "primary"}>
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
