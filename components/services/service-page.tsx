import { ValidityChecker } from "#components/diagnostics/validity-checker";
import { Breadcrumbs } from "#components/layout/breadcrumbs";
import { SiteLink } from "#components/layout/site-link";
import { QuotePanel } from "#components/quote/quote-panel";
import { Faq } from "#components/sections/faq";
import { Prose } from "#components/sections/prose";
import { CategoryBadge } from "#components/services/category-badge";
import { DpeLadder } from "#components/services/dpe-ladder";
import { SimulatorLink } from "#components/simulator/simulator-link";
import { Button } from "#components/ui/button";
import { Drawing } from "#components/ui/drawing";
import type { Business } from "#content/schema/business";
import type { DpeScale } from "#content/schema/dpe-scale";
import type { Category, Service } from "#content/schema/service";
import type { City } from "#content/schema/territory";
import { getBlogCategoryLabel, isBlogCategory } from "#lib/blog/categories";
import type { RelatedService } from "#lib/catalogue";
import { formatDate } from "#lib/dates";
import { findDatedDiagnostic, getValidityQuestions } from "#lib/diagnostics/validity-answer";
import { formatPrice, formatShortPrice } from "#lib/price";
import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";
import type { CityFacts } from "#lib/territory/cities";

type ServicePageProps = {
  service: Service;
  category: Category;
  related: readonly RelatedService[];
  /** Where it matters most, and why. */
  cities: readonly { city: City & CityFacts; relevance: string }[];
  business: Business;
  /** Present on the services that show it. */
  dpeScale: DpeScale | null;
  crumbs: readonly Crumb[];
};

export function ServicePage({
  business,
  category,
  cities,
  crumbs,
  dpeScale,
  related,
  service,
}: ServicePageProps) {
  const dated = findDatedDiagnostic(service.slug);
  return (
    <article data-service-type={category.id}>
      <header className="page-width pt-6">
        <Breadcrumbs crumbs={crumbs} />
        <div className="mt-8 grid items-end gap-x-12 gap-y-8 lg:grid-cols-[1.7fr_1fr] print:mt-4">
          <div>
            <CategoryBadge category={category} />
            <h1 className="mt-4 text-title font-extrabold">{service.heading}</h1>
            <p className="mt-5 max-w-text text-lead text-ink-soft">{service.description}</p>
          </div>
          <Drawing
            name={`services/${service.slug}.svg`}
            width={240}
            height={180}
            className="max-w-80 max-lg:hidden lg:justify-self-end"
          />
        </div>
      </header>
      <div className="page-width">
        <ServiceFacts service={service} />
      </div>
      <div className="page-width mt-12 grid grid-cols-1 gap-x-16 gap-y-12 pb-20 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] print:mt-5">
        <div className="grid gap-12">
          {dated !== null && (
            <section className="no-print rounded-panel bg-ground-deep p-5 sm:p-7">
              <h2 className="text-heading">
                Mon diagnostic <span className="whitespace-nowrap">est-il</span> encore
                valable&#8239;?
              </h2>
              <ValidityChecker diagnostic={dated} questions={getValidityQuestions(dated)} />
            </section>
          )}
          {dpeScale && <DpeLadder scale={dpeScale} />}
          {listSections(service).map(({ id, title, body }) => (
            <section key={id} id={id}>
              <h2 className="text-heading">{title}</h2>
              <Prose markdown={body} className="mt-3" />
            </section>
          ))}
          {cities.length > 0 && (
            <section id="villes">
              <h2 className="text-heading">Là où la question se pose le plus</h2>
              <dl className="city-districts reasons mt-4">
                {cities.map(({ city, relevance }) => (
                  <div key={city.slug}>
                    <dt>
                      <SiteLink href={routes.city(city.slug)}>
                        {service.shortTitle} {city.in}
                      </SiteLink>
                    </dt>
                    <dd>{relevance}</dd>
                  </div>
                ))}
              </dl>
              <SiteLink href={routes.zones()} className="text-link line-link">
                Toute la zone d’intervention
              </SiteLink>
            </section>
          )}
          <section id="questions">
            <h2 className="mb-5 text-heading">Questions fréquentes</h2>
            <Faq questions={service.faq} />
          </section>
          <section id="references">
            <h2 className="text-heading">Ce que dit la loi</h2>
            <ul className="mt-3 grid gap-1 text-ink-soft">
              {service.legalReferences.map(({ label, url }) => (
                <li key={label}>
                  {url === undefined ? (
                    label
                  ) : (
                    <a href={url} className="text-link" rel="noopener">
                      {label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
            <p className="mt-3 text-sm text-ink-soft">
              Règles vérifiées le{" "}
              <time dateTime={service.verifiedOn}>{formatDate(service.verifiedOn)}</time>.
            </p>
          </section>
        </div>
        <div className="no-print grid grid-cols-1 gap-10 lg:sticky lg:top-24 lg:self-start">
          <QuotePanel
            business={business}
            title="Un prix ferme avant la visite"
            intro={`Réponse sous ${business.delays.quoteReply}, visite sous ${business.delays.standard}, rapport ${business.delays.report} après. Le devis est gratuit.`}
          />
          <SimulatorLink>Simuler tout mon dossier de diagnostics</SimulatorLink>
          <nav aria-labelledby="lies">
            <h2 id="lies" className="text-heading">
              Ce qui va avec
            </h2>
            <ul className="mt-3 divide-y divide-line border-y border-line">
              {related.map(({ reason, service: { price, shortTitle, slug } }) => (
                <li key={slug}>
                  <SiteLink
                    href={routes.service(slug)}
                    className="flex flex-wrap justify-between gap-x-4 py-3 hover:text-action-ink"
                  >
                    <strong>{shortTitle}</strong>
                    <span className="text-ink-soft">{formatShortPrice(price)}</span>
                    <small className="basis-full text-base text-ink-soft">{reason}</small>
                  </SiteLink>
                </li>
              ))}
            </ul>
            <SiteLink href={routes.services()} className="text-link line-link mt-3">
              Tous les services
            </SiteLink>
            {isBlogCategory(service.slug) && (
              <>
                <br />
                <SiteLink
                  href={routes.blog({ category: service.slug })}
                  className="text-link line-link"
                >
                  Nos articles «&#8239;{getBlogCategoryLabel(service.slug)}&#8239;»
                </SiteLink>
              </>
            )}
          </nav>
        </div>
      </div>
    </article>
  );
}

function ServiceFacts({ service }: { service: Service }) {
  const { duration, mandatory, price, validity } = service;
  const facts = [
    {
      term: "Tarif",
      fact: formatPrice(price),
      detail: price.kind === "from" ? ["TTC", price.condition].filter(Boolean).join(", ") : null,
    },
    { term: "Durée", fact: duration, detail: "sur place" },
    { term: "Validité", fact: validity, detail: null },
    { term: "Obligatoire", fact: mandatory ?? "Non, ce diagnostic est volontaire.", detail: null },
  ];
  return (
    <div className="mt-10 border-y-2 border-ink py-6 print:mt-5 print:py-3">
      <dl className="grid gap-x-10 gap-y-5 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4">
        {facts.map(({ term, fact, detail }, index) => (
          <div key={term}>
            <dt className="text-sm font-semibold text-ink-soft">{term}</dt>
            <dd
              className={
                index === 0
                  ? "font-display text-2xl leading-tight font-bold tracking-tight"
                  : "font-semibold leading-snug"
              }
            >
              {fact}
              {detail && (
                <span className="block font-sans text-sm font-normal tracking-normal text-ink-soft">
                  {detail}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Button asChild className="no-print mt-6 lg:hidden">
        <a href={routes.quote()}>Demander un devis</a>
      </Button>
    </div>
  );
}

function listSections(service: Service) {
  return [
    { id: "ce-que-c-est", ...service.what },
    { id: "qui", ...service.who },
    { id: "quand", ...service.when },
    { id: "visite", ...service.visit },
    { id: "rapport", ...service.report },
    { id: "prix", ...service.priceDetails },
    { id: "nouveautes", ...service.news },
  ];
}
