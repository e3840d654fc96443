import { SiteLink } from "#components/layout/site-link";
import { PartnerCard } from "#components/network/partner-card";
import { Figures } from "#components/sections/figures";
import { PageHeader } from "#components/sections/page-header";
import { SectionHeading } from "#components/sections/section-heading";
import { TitledTexts } from "#components/sections/titled-texts";
import { Button } from "#components/ui/button";
import type { NetworkContent } from "#content/schema/pages";
import type { Partner } from "#content/schema/territory";
import { formatEuros } from "#lib/price";
import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";

type NetworkPageProps = {
  page: NetworkContent;
  partners: readonly Partner[];
  crumbs: readonly Crumb[];
};

export function NetworkPage({ crumbs, page, partners }: NetworkPageProps) {
  return (
    <>
      <PageHeader crumbs={crumbs} title={page.title} lead={page.lead} />
      <section aria-label="Le réseau en chiffres" className="bg-slate py-12 text-on-slate">
        <div className="page-width">
          <Figures figures={page.counters} />
        </div>
      </section>
      <section id="avantages" className="page-width py-16 lg:py-24">
        <SectionHeading title={page.benefitsTitle} />
        <TitledTexts texts={page.benefits} />
      </section>
      <section id="partenaires" className="bg-ground-deep py-16 lg:py-24">
        <div className="page-width">
          <SectionHeading title={page.partners.title} intro={page.partners.intro} />
          <div className="grid gap-x-14 gap-y-14 lg:grid-cols-2">
            {partners.map((partner) => (
              <PartnerCard key={partner.slug} partner={partner} />
            ))}
          </div>
        </div>
      </section>
      <section id="performance" className="bg-slate py-16 text-on-slate">
        <div className="page-width">
          <SectionHeading title={page.performance.title} intro={page.performance.intro} onSlate />
          <Figures figures={page.performance.figures} />
        </div>
      </section>
      <section id="services" className="page-width py-16 lg:py-24">
        <SectionHeading title={page.services.title} intro={page.services.intro} />
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {page.offers.map(({ description, price, service, title }) => (
            <li key={service} className="border-t border-line py-5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                <h3 className="text-xl">
                  <SiteLink href={routes.service(service)} className="hover:text-action-ink">
                    {title}
                  </SiteLink>
                </h3>
                <p className="font-semibold">
                  {price === undefined ? "Inclus" : formatEuros(price)}
                </p>
              </div>
              <p className="mt-1 text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      </section>
      <section id="rejoindre" className="bg-clay py-16">
        <div className="page-width grid items-center justify-items-start gap-x-16 gap-y-8 lg:grid-cols-text-buttons">
          <div>
            <h2 className="text-title">{page.join.title}</h2>
            <p className="mt-4 max-w-text text-lead text-ink-soft">{page.join.intro}</p>
          </div>
          <Button asChild size="large" className="max-sm:w-full">
            <SiteLink href={routes.contact()}>Nous contacter</SiteLink>
          </Button>
        </div>
      </section>
    </>
  );
}
