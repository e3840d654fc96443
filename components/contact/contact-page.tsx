import { Clock, Mail, MapPin, Phone } from "lucide";
import { EmailAddress } from "#components/contact/email-address";
import { Hours } from "#components/contact/hours";
import { InfoTile } from "#components/contact/info-tile";
import { SiteLink } from "#components/layout/site-link";
import { QuoteForm } from "#components/quote/quote-form";
import { PageHeader } from "#components/sections/page-header";
import { SectionHeading } from "#components/sections/section-heading";
import { CommuneSearch } from "#components/territory/commune-search";
import { Button } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Business } from "#content/schema/business";
import type { ContactContent } from "#content/schema/pages";
import type { Department } from "#content/schema/territory";
import { emailHref, phoneHref } from "#lib/contact-links";
import type { QuoteFormConfig } from "#lib/quote";
import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";

type ContactPageProps = {
  page: ContactContent;
  business: Business;
  departments: readonly Department[];
  quoteForm: QuoteFormConfig | null;
  crumbs: readonly Crumb[];
};

export function ContactPage({ business, crumbs, departments, page, quoteForm }: ContactPageProps) {
  return (
    <>
      <PageHeader crumbs={crumbs} title={page.title} lead={page.lead} />
      <section aria-label="Coordonnées" className="page-width pb-16">
        <h2 className="sr-only">Coordonnées</h2>
        <div className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
          <InfoTile icon={Phone} title="Téléphone">
            <a
              href={phoneHref(business.phone)}
              className="phone-link text-ink hover:text-action-ink"
            >
              {business.phone}
            </a>
            <Hours week={business.hours.phoneLine} />
          </InfoTile>
          <InfoTile icon={Mail} title="E-mail">
            <a href={emailHref(business.email)} className="text-link line-link wrap-anywhere">
              <EmailAddress email={business.email} />
            </a>
            <p>Réponse sous {business.delays.contactEmailReply}.</p>
          </InfoTile>
          <InfoTile icon={MapPin} title="Zone">
            <p>{business.zone}.</p>
            <SiteLink href={routes.zones()} className="text-link line-link">
              Voir la zone d’intervention
            </SiteLink>
          </InfoTile>
          <InfoTile icon={Clock} title="Rendez-vous">
            <Hours week={business.hours.appointments} />
          </InfoTile>
        </div>
      </section>
      <section id="urgence" className="bg-slate py-12 text-on-slate">
        <div className="page-width grid items-center justify-items-start gap-x-16 gap-y-6 lg:grid-cols-text-buttons">
          <div>
            <h2 className="text-heading">{page.urgent.title}</h2>
            <p className="mt-2 max-w-text text-on-slate-soft">{page.urgent.text}</p>
          </div>
          <Button asChild size="large" className="max-sm:w-full lg:justify-self-end">
            <a href={phoneHref(business.phone)}>
              <Icon node={Phone} size={20} />
              Appel urgent : {business.phone}
            </a>
          </Button>
        </div>
      </section>
      <div className="page-width grid items-start gap-x-16 gap-y-14 py-16 lg:grid-cols-[1.6fr_1fr]">
        <QuoteForm
          config={quoteForm}
          business={business}
          title={page.form.title}
          intro={page.form.intro}
          height={600}
        />
        <div className="grid content-start gap-12">
          <section>
            <h2 className="text-heading">{page.appointments.title}</h2>
            <p className="mt-3 text-ink-soft">{page.appointments.intro}</p>
          </section>
          <section className="no-print">
            <h2 className="text-heading">Intervenez-vous chez moi ?</h2>
            <div className="mt-4">
              <CommuneSearch />
            </div>
          </section>
        </div>
      </div>
      <section id="departements" className="bg-ground-deep py-16">
        <div className="page-width">
          <SectionHeading title={page.departments.title} intro={page.departments.intro} />
          <ul className="grid gap-x-12 grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]">
            {departments.map(({ coverage, name, number, slug }) => (
              <li key={slug} className="border-t border-line-strong/40">
                <SiteLink
                  href={`${routes.zones()}#${slug}`}
                  className="flex min-h-13 items-center justify-between gap-4 hover:text-action-ink"
                >
                  <span className="font-semibold">
                    {name} ({number})
                  </span>
                  <span className="text-ink-soft">{coverage}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
