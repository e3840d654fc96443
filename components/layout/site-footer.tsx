import { EmailAddress } from "#components/contact/email-address";
import { CurrentYear } from "#components/layout/current-year";
import { Logo } from "#components/layout/logo";
import type { Business, LegalPage } from "#content/schema/business";
import { emailHref, phoneHref } from "#lib/contact-links";
import { formatWeek } from "#lib/hours";
import { routes } from "#lib/routes";

type SiteFooterProps = { business: Business; legalPages: readonly LegalPage[] };

/** Its links are plain: each loads its page in full, as the specification asks. */
export function SiteFooter({ business, legalPages }: SiteFooterProps) {
  return (
    <footer className="no-print bg-slate text-on-slate">
      <div className="footer-columns page-width py-14">
        <div>
          <Logo name={business.name} />
          <p className="mt-5 max-w-sm text-on-slate-soft">{business.zone}.</p>
          <ul className="mt-5 grid gap-1.5">
            <li>Diagnostiqueurs certifiés</li>
            <li>Assurance professionnelle</li>
          </ul>
        </div>
        <div>
          <h2 className="text-heading">Nous joindre</h2>
          <ul className="mt-4 grid gap-1">
            <li>
              <a href={phoneHref(business.phone)} className="phone-link text-ochre hover:underline">
                {business.phone}
              </a>
            </li>
            {formatWeek(business.hours.phoneLine).map(({ days, hours }) => (
              <li key={days} className="text-on-slate-soft">
                {hours}, {days}
              </li>
            ))}
            <li>
              <a
                href={emailHref(business.email)}
                className="line-link wrap-anywhere underline hover:decoration-2"
              >
                <EmailAddress email={business.email} />
              </a>
            </li>
          </ul>
        </div>
        <nav aria-label="Pied de page">
          <h2 className="text-heading">Informations</h2>
          <ul className="link-list mt-4">
            <li>
              <a href={routes.services()}>Diagnostics et tarifs</a>
            </li>
            {legalPages.map(({ slug, label }) => (
              <li key={slug}>
                <a href={routes.legal(slug)}>{label}</a>
              </li>
            ))}
            <li>
              <a href={routes.manageCookies()}>Gérer mes cookies</a>
            </li>
            <li>
              <a href={routes.account()}>Mon compte</a>
            </li>
            <li>
              <a href={routes.shortcuts()}>Raccourcis clavier</a>
            </li>
          </ul>
        </nav>
      </div>
      <p className="ruled page-width pb-6 text-sm text-on-slate-soft [--rule:1.5rem]">
        © <CurrentYear atBuild={new Date().getFullYear()} /> {business.name}. Tous droits réservés.
      </p>
    </footer>
  );
}
