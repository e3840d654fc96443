import { Phone } from "lucide";
import { QuoteButton } from "#components/layout/quote-button";
import { Button } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Business } from "#content/schema/business";
import { phoneHref } from "#lib/contact-links";

type CallToActionProps = { business: Business; title: string; text: string };

/** The closing band of a page: a quote or a call. */
export function CallToAction({ business, text, title }: CallToActionProps) {
  return (
    <section className="no-print bg-slate py-14 text-on-slate lg:py-20">
      <div className="page-width grid items-center gap-x-16 gap-y-8 lg:grid-cols-text-buttons">
        <div>
          <h2 className="text-title">{title}</h2>
          <p className="mt-4 max-w-text text-lead text-on-slate-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <QuoteButton size="large" className="max-sm:w-full">
            Obtenir mon devis gratuit
          </QuoteButton>
          <Button asChild variant="onSlate" size="large" className="max-sm:w-full">
            <a href={phoneHref(business.phone)}>
              <Icon node={Phone} size={20} />
              {business.phone}
            </a>
          </Button>
        </div>
      </div>
    </section>
  );
}
