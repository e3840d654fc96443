import { Clock, Mail, MapPin, Phone } from "lucide";
import { EmailAddress } from "#components/contact/email-address";
import { Hours } from "#components/contact/hours";
import { InfoTile } from "#components/contact/info-tile";
import { SiteLink } from "#components/layout/site-link";
import { QuoteForm } from "#components/quote/quote-form";
import { SimulatorLink } from "#components/simulator/simulator-link";
import type { Business } from "#content/schema/business";
import type { HomeContent } from "#content/schema/pages";
import type { Service } from "#content/schema/service";
import { emailHref, phoneHref } from "#lib/contact-links";
import { formatWeek } from "#lib/hours";
import type { QuoteFormConfig } from "#lib/quote";
import { routes } from "#lib/routes";

type ContactProps = {
  home: HomeContent;
  business: Business;
  services: readonly Service[];
  quoteForm: QuoteFormConfig | null;
};

export function Contact({ business, home, quoteForm, services }: ContactProps) {
  return (
    <div className="grid gap-12 lg:grid-cols-[1.2fr_1fr]">
      <div>
        <h2 className="text-title">{home.contact.title}</h2>
        <p className="mt-4 max-w-text text-lead text-ink-soft">{home.contact.intro}</p>
        <div className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2">
          <InfoTile icon={Phone} title="Téléphone">
            <a href={phoneHref(business.phone)} className="phone-link hover:text-action-ink">
              {business.phone}
            </a>
            {formatWeek(business.hours.phoneLine).map(({ days, hours }) => (
              <p key={days}>
                {days}, {hours}
              </p>
            ))}
          </InfoTile>
          <InfoTile icon={Mail} title="E-mail">
            <a href={emailHref(business.email)} className="text-link line-link wrap-anywhere">
              <EmailAddress email={business.email} />
            </a>
            <p>Réponse sous {business.delays.homeEmailReply}.</p>
          </InfoTile>
          <InfoTile icon={MapPin} title="Zone d’intervention">
            <p>{business.zone}.</p>
          </InfoTile>
          <InfoTile icon={Clock} title="Délais et horaires">
            <p>Intervention sous {business.delays.standard}.</p>
            <Hours week={business.hours.office} />
          </InfoTile>
        </div>
        <h3 className="mt-12 text-heading">Nos diagnostics</h3>
        <ul className="mt-4 flex flex-wrap gap-x-5">
          {services.map(({ slug, shortTitle }) => (
            <li key={slug}>
              <SiteLink
                href={routes.service(slug)}
                className="inline-flex min-h-9 items-center underline decoration-line-strong underline-offset-4 hover:text-action-ink hover:decoration-current"
              >
                {shortTitle}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:sticky lg:top-24 lg:self-start">
        <QuoteForm
          config={quoteForm}
          height={600}
          business={business}
          title="Parlez-nous de votre bien"
          intro={`Un appel suffit pour un prix ferme ; par e-mail, la réponse vient sous ${business.delays.quoteReply}.`}
          headingLevel="h3"
        />
        <SimulatorLink>Simulateur de devis&#8239;: ce qui est dû, et à quel prix</SimulatorLink>
      </div>
    </div>
  );
}
