import { Mail, Phone } from "lucide";
import { Button } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Business } from "#content/schema/business";
import { emailHref, phoneHref } from "#lib/contact-links";
import { routes } from "#lib/routes";

type QuoteStripProps = { business: Business; title: string; intro: string };

/** The quote form's place under the hero: until a platform is configured, call or write. */
export function QuoteStrip({ business, intro, title }: QuoteStripProps) {
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-6 lg:grid-cols-text-buttons">
      <div>
        <h2 className="text-heading">{title}</h2>
        <p className="mt-2 max-w-text text-on-slate-soft">
          {intro}{" "}
          <a href={routes.simulator()} className="underline underline-offset-4">
            Ou simulez-le vous-même
          </a>
          .
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button asChild size="large" className="max-sm:w-full">
          <a href={phoneHref(business.phone)}>
            <Icon node={Phone} size={20} />
            {business.phone}
          </a>
        </Button>
        <Button asChild variant="onSlate" size="large" className="max-sm:w-full">
          <a href={emailHref(business.email, "Demande de devis")}>
            <Icon node={Mail} size={20} />
            Demander par e-mail
          </a>
        </Button>
      </div>
    </div>
  );
}
