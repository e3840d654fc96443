import { Mail, Phone } from "lucide";
import { Hours } from "#components/contact/hours";
import { Breadcrumbs } from "#components/layout/breadcrumbs";
import { SiteLink } from "#components/layout/site-link";
import { Monogram } from "#components/network/monogram";
import { formatRating } from "#components/network/partner-card";
import { QuoteForm } from "#components/quote/quote-form";
import { Faq } from "#components/sections/faq";
import { Figures } from "#components/sections/figures";
import { Prose } from "#components/sections/prose";
import { SectionHeading } from "#components/sections/section-heading";
import { Testimonials } from "#components/sections/testimonials";
import { Button } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Business, ReviewRules } from "#content/schema/business";
import type { Service } from "#content/schema/service";
import type { Partner } from "#content/schema/territory";
import { emailHref, phoneHref } from "#lib/contact-links";
import { formatEuros, formatPrice } from "#lib/price";
import type { QuoteFormConfig } from "#lib/quote";
import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";

export type PartnerPageProps = {
  partner: Partner;
  /** The catalogue's entries of the partner's services, in the same order. */
  services: readonly Service[];
  business: Business;
  quoteForm: QuoteFormConfig | null;
  reviewRules: ReviewRules;
  crumbs: readonly Crumb[];
};

export function PartnerPage({
  business,
  crumbs,
  partner,
  quoteForm,
  reviewRules,
  services,
}: PartnerPageProps) {
  const { page } = partner;
  return (
    <>
      <TopBar partner={partner} />
      <header className="page-width grid gap-x-14 gap-y-10 pt-6 pb-14 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <Breadcrumbs crumbs={crumbs} />
          <div className="mt-8 flex items-center gap-5">
            <Monogram name={partner.name} className="size-20 shrink-0" />
            <p className="text-ink-soft">
              <span className="block font-semibold text-ink">{partner.name}</span>
              {partner.location}
              <span className="block">
                {partner.experience} · {formatRating(partner.rating)}
              </span>
            </p>
          </div>
          <h1 className="mt-6 text-title font-extrabold">{page.heroTitle}</h1>
          <p className="mt-5 max-w-text text-lead text-ink-soft">{page.heroSubtitle}</p>
          <Prose markdown={page.presentation} className="mt-6" />
        </div>
        <div className="lg:pt-14">
          <QuoteBlock business={business} partner={partner} quoteForm={quoteForm} />
        </div>
      </header>
      <section aria-label="Chiffres" className="bg-slate py-12 text-on-slate">
        <div className="page-width">
          <Figures figures={page.stats} />
        </div>
      </section>
      {page.certifications && (
        <section id="certifications" className="page-width pt-14">
          <h2 className="text-heading">Certifications</h2>
          <ul className="mt-4 flex flex-wrap gap-3">
            {page.certifications.map((certification) => (
              <li
                key={certification}
                className="rounded-control border border-line-strong px-4 py-2 font-semibold"
              >
                {certification}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section id="services" className="page-width py-14">
        <SectionHeading title={`Les diagnostics, secteur ${partner.sector}`} />
        <ul className="grid gap-x-12 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]">
          {page.services.map(({ description, price, service }) => {
            const entry = services.find(({ slug }) => slug === service);
            return (
              entry && (
                <li key={service} className="border-t border-line py-5">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <h3 className="text-xl">
                      <SiteLink href={routes.service(service)} className="hover:text-action-ink">
                        {entry.shortTitle}
                      </SiteLink>
                    </h3>
                    <p className="font-semibold whitespace-nowrap">
                      {price === undefined ? formatPrice(entry.price) : formatEuros(price)}
                    </p>
                  </div>
                  <p className="mt-1 text-ink-soft">{description}</p>
                </li>
              )
            );
          })}
        </ul>
      </section>
      {page.marketFacts && (
        <section id="marche" className="bg-clay py-14">
          <div className="page-width">
            <SectionHeading title="Le marché local" />
            <dl className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
              {page.marketFacts.map(({ text, title }) => (
                <div key={title}>
                  <dt className="font-display text-lg font-bold">{title}</dt>
                  <dd className="mt-1">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      )}
      <section id="communes" className="page-width py-14">
        <SectionHeading
          title="Où j’interviens"
          {...(page.radiusKm !== undefined && {
            intro: `Dans un rayon de ${page.radiusKm} km autour de ${partner.sector}.`,
          })}
        />
        {page.communeGroups ? (
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-12 gap-y-8">
            {page.communeGroups.map(({ communes, title }) => (
              <div key={title} className="border-t-2 border-oak pt-4">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-2">{communes.join(", ")}</p>
              </div>
            ))}
          </div>
        ) : (
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {partner.zones.map((zone) => (
              <li key={zone} className="border-l-2 border-oak pl-3">
                {zone}
              </li>
            ))}
          </ul>
        )}
      </section>
      {page.faq && (
        <section
          id="questions"
          className="page-width grid gap-x-16 pt-6 pb-14 lg:grid-cols-[1fr_1.6fr]"
        >
          <SectionHeading title="Questions fréquentes" />
          <Faq questions={page.faq} />
        </section>
      )}
      <section id="temoignages" className="ruled page-width pb-14">
        <SectionHeading title="Témoignages" />
        <Testimonials rules={reviewRules} testimonials={page.testimonials} />
      </section>
      <section className="no-print bg-slate py-14 text-on-slate">
        <div className="page-width grid gap-x-16 gap-y-8 lg:grid-cols-text-buttons lg:items-center">
          <div>
            <h2 className="text-title">Parlons de votre bien</h2>
            <p className="mt-3 text-lead text-on-slate-soft">
              {partner.name}, {partner.location}
            </p>
            {page.hours && (
              <div className="mt-4 max-w-xs text-on-slate-soft">
                <Hours week={page.hours} />
              </div>
            )}
          </div>
          <ContactButtons partner={partner} onSlate />
        </div>
      </section>
    </>
  );
}

/** Stays under the site's header while the page scrolls. */
function TopBar({ partner }: { partner: Partner }) {
  return (
    <div className="no-print sticky top-header z-30 border-b border-line bg-clay">
      <div className="page-width flex min-h-12 items-center justify-between gap-4 py-1">
        <p className="font-semibold">{partner.name}</p>
        <a
          href={phoneHref(partner.phone)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap hover:text-action-ink"
        >
          <Icon node={Phone} size={18} />
          {partner.phone}
        </a>
      </div>
    </div>
  );
}

function QuoteBlock({
  business,
  partner,
  quoteForm,
}: Pick<PartnerPageProps, "business" | "partner" | "quoteForm">) {
  if (partner.quoteForm === "none") {
    return (
      <section className="rounded-panel border-2 border-ink bg-raised p-6 sm:p-8">
        <h2 className="text-heading">Demande de devis</h2>
        <p className="mt-3 text-ink-soft">Formulaire de devis en cours de configuration</p>
        <div className="mt-6">
          <ContactButtons partner={partner} />
        </div>
      </section>
    );
  }
  return (
    <QuoteForm
      config={quoteForm}
      business={{ ...business, name: partner.name, phone: partner.phone, email: partner.email }}
      title="Demande de devis"
      intro={`Adressée directement à ${partner.name}, qui vous répond sous ${business.delays.quoteReply}.`}
      height={800}
    />
  );
}

function ContactButtons({ onSlate, partner }: { onSlate?: boolean; partner: Partner }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild size="large" className="max-sm:w-full">
        <a href={phoneHref(partner.phone)}>
          <Icon node={Phone} size={20} />
          {partner.phone}
        </a>
      </Button>
      <Button
        asChild
        size="large"
        variant={onSlate ? "onSlate" : "outline"}
        className="max-sm:w-full"
      >
        <a href={emailHref(partner.email, "Demande de devis")}>
          <Icon node={Mail} size={20} />
          Envoyer un e-mail
        </a>
      </Button>
    </div>
  );
}
