import { Phone } from "lucide";
import { QuoteButton } from "#components/layout/quote-button";
import { Button } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Business } from "#content/schema/business";
import type { HomeContent } from "#content/schema/pages";
import { phoneHref } from "#lib/contact-links";

type HeroProps = { home: HomeContent; business: Business };

export function Hero({ home, business }: HeroProps) {
  return (
    <div>
      <p className="flex gap-2 font-semibold text-apple">
        <Lozenge />
        {home.badge}
      </p>
      <h1 id="titre" className="mt-5 text-hero font-extrabold tracking-[-0.035em]">
        {home.title.start} <span className="text-action-ink">{home.title.emphasis}</span>{" "}
        {home.title.end}
      </h1>
      <p className="mt-6 max-w-xl text-lead text-ink-soft">{home.lead}</p>
      <div className="no-print mt-8 flex flex-wrap gap-3">
        <QuoteButton size="large" className="max-sm:w-full">
          Obtenir mon devis gratuit
        </QuoteButton>
        <Button asChild variant="outline" size="large" className="max-sm:w-full">
          <a href={phoneHref(business.phone)}>
            <Icon node={Phone} size={20} />
            Appeler, 8&#8239;h – 20&#8239;h
          </a>
        </Button>
      </div>
      <ul className="mt-9 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-6 leading-snug sm:gap-x-8">
        {home.sellingPoints.map((point) => (
          <li key={point} className="flex gap-2.5">
            <span className="text-apple">
              <Lozenge />
            </span>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lozenge() {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className="lozenge">
      <path d="M5 0 10 5 5 10 0 5z" fill="currentColor" />
    </svg>
  );
}
