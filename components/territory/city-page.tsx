import { Clock, Euro, FileText, House, MapPinned, Phone, ShieldCheck } from "lucide";
import { QuoteButton } from "#components/layout/quote-button";
import { SiteLink } from "#components/layout/site-link";
import { QuoteForm } from "#components/quote/quote-form";
import { CallToAction } from "#components/sections/call-to-action";
import { Faq } from "#components/sections/faq";
import { PageHeader } from "#components/sections/page-header";
import { Prose } from "#components/sections/prose";
import { SectionHeading } from "#components/sections/section-heading";
import { Testimonials } from "#components/sections/testimonials";
import { SimulatorLink } from "#components/simulator/simulator-link";
import { CityPicture, formatDelay, formatPopulation } from "#components/territory/city-list";
import { Button } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Business, ReviewRules } from "#content/schema/business";
import type { Service } from "#content/schema/service";
import type { City } from "#content/schema/territory";
import { phoneHref } from "#lib/contact-links";
import { formatDate } from "#lib/dates";
import { formatOpenHours } from "#lib/hours";
import { formatEuros, formatPrice } from "#lib/price";
import type { QuoteFormConfig } from "#lib/quote";
import { homeSections, routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";
import type { CityFacts } from "#lib/territory/cities";

const ICONS = {
  clock: Clock,
  map: MapPinned,
  home: House,
  shield: ShieldCheck,
  file: FileText,
  euro: Euro,
};

export type CityPageProps = {
  city: City & CityFacts;
  /** The diagnostics that every city page lists. */
  diagnostics: readonly Service[];
  /** Services beyond the most asked for that this city has a reason for. */
  others: readonly { service: Service; relevance: string }[];
  neighbours: readonly (City & CityFacts)[];
  business: Business;
  quoteForm: QuoteFormConfig | null;
  reviewRules: ReviewRules;
  crumbs: readonly Crumb[];
};

export function CityPage({
  business,
  city,
  crumbs,
  diagnostics,
  neighbours,
  others,
  quoteForm,
  reviewRules,
}: CityPageProps) {
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={city.heroTitle}
        lead={city.heroSubtitle}
        picture={<CityPicture slug={city.slug} isEager />}
      >
        <HeroButtons city={city} business={business} />
      </PageHeader>
      <CityFactsBand city={city} />
      <div className="city-story page-width">
        <div>
          <section id="histoire">
            <h2 className="text-title">Ce que disent les murs {city.of}</h2>
            <Prose markdown={city.history} className="mt-5" />
          </section>
          <section id="quartiers">
            <h2 className="text-title">D’un quartier à l’autre</h2>
            <dl className="city-districts mt-5">
              {city.districts.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <div>
          <section>
            <h2 className="text-heading">Repères</h2>
            <ul className="oak-list mt-4">
              {city.keyFacts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          </section>
          <section>
            <h2 className="text-heading">Patrimoine</h2>
            <ul className="oak-list mt-4">
              {city.heritage.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <section id="specialites" className="bg-ground-deep py-16">
        <div className="page-width">
          <SectionHeading title={`Ce que l’on nous demande surtout ${city.in}`} />
          <ul className="city-demands">
            {city.specificServices.map(({ description, relevance, service, title }) => (
              <li key={service}>
                <h3>
                  <SiteLink href={routes.service(service)}>{title}</SiteLink>
                </h3>
                <p>{description}</p>
                <p>{relevance}</p>
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <dl className="city-districts reasons mt-10">
              {others.map(({ relevance, service: { shortTitle, slug } }) => (
                <div key={slug}>
                  <dt>
                    <SiteLink href={routes.service(slug)}>{shortTitle}</SiteLink>
                  </dt>
                  <dd>{relevance}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </section>
      <section id="diagnostics" className="page-width py-16">
        <SectionHeading title={`Les huit diagnostics, ${city.in}`} />
        <ul className="city-diagnostics grid gap-x-12 sm:grid-cols-2">
          {diagnostics.map(({ price, shortTitle, slug }) => (
            <li key={slug}>
              <SiteLink href={routes.service(slug)}>
                <strong>{shortTitle}</strong>
                <span>{formatPrice(price)}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <SimulatorLink query={`commune=${encodeURIComponent(city.name)}`}>
          Lesquels pour votre bien, à quel prix&#8239;?
        </SimulatorLink>
      </section>
      <Market city={city} />
      <section id="local" className="page-width grid gap-x-16 gap-y-10 py-16 lg:grid-cols-2">
        <div>
          <h2 className="text-heading">Les règles qui valent ici</h2>
          <Prose markdown={city.localInfo.regulatoryInfo} className="mt-4" />
          <p className="mt-4 text-sm text-ink-soft">
            Règles vérifiées le{" "}
            <time dateTime={city.verifiedOn}>{formatDate(city.verifiedOn)}</time>.
          </p>
        </div>
        <div>
          <h2 className="text-heading">À qui s’adresser</h2>
          <Prose markdown={city.localInfo.localPartnerships} className="mt-4" />
          <h2 className="mt-10 text-heading">Ce qui change avec nous</h2>
          <ul className="mt-4 grid gap-5">
            {city.localAdvantages.map(({ description, icon, title }) => {
              return (
                <li key={title} className="grid grid-cols-[2.25rem_1fr]">
                  <Icon node={ICONS[icon]} size={22} className="mt-0.5 text-oak" />
                  <div>
                    <h3 className="text-lg leading-snug">{title}</h3>
                    <p className="mt-1 text-ink-soft">{description}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
      </section>
      <Proof city={city} reviewRules={reviewRules} />
      {city.layout.embedsQuoteForm && (
        <div className="page-width py-16">
          <QuoteForm
            config={quoteForm}
            business={business}
            title={`Votre devis ${city.in}`}
            intro={`Gratuit, en ${business.delays.quoteDuration} ; notre réponse vient sous ${business.delays.quoteReply}.`}
            height={800}
          />
        </div>
      )}
      <section id="questions" className="page-width grid gap-x-16 py-16 lg:grid-cols-[1fr_1.6fr]">
        <SectionHeading title={`Vos questions ${city.in}`} />
        <Faq questions={city.faq} />
      </section>
      <nav aria-label="Villes voisines" className="page-width flex flex-wrap gap-x-6 pb-14">
        <span className="inline-flex min-h-11 items-center font-semibold">
          Nos villes les plus proches&#8239;:
        </span>
        {neighbours.map(({ name, slug }) => (
          <SiteLink key={slug} href={routes.city(slug)} className="text-link line-link">
            {name}
          </SiteLink>
        ))}
        <SiteLink href={routes.zones()} className="text-link line-link">
          Toute la zone d’intervention
        </SiteLink>
      </nav>
      <CallToAction
        business={business}
        title={`Un devis gratuit ${city.in}`}
        text={`Intervention sous ${formatDelay(city.interventionTime)}, rapport remis ${business.delays.report} après la visite.`}
      />
    </>
  );
}

function HeroButtons({ business, city }: { business: Business; city: City }) {
  if (city.layout.heroButtons === "quote-and-contact") {
    return (
      <>
        <Button asChild size="large" className="max-sm:w-full">
          <SiteLink href={routes.quote()}>Devis gratuit en ligne</SiteLink>
        </Button>
        <Button asChild variant="outline" size="large" className="max-sm:w-full">
          <SiteLink href={routes.contact()}>Nous contacter</SiteLink>
        </Button>
      </>
    );
  }
  return (
    <>
      <QuoteButton size="large" className="max-sm:w-full">
        Obtenir mon devis gratuit
      </QuoteButton>
      <Button asChild variant="outline" size="large" className="max-sm:w-full">
        <a href={phoneHref(business.phone)}>
          <Icon node={Phone} size={20} />
          {business.phone}
        </a>
      </Button>
    </>
  );
}

function CityFactsBand({ city }: { city: City & CityFacts }) {
  const facts = [
    { term: "Intervention", fact: `sous ${formatDelay(city.interventionTime)}` },
    { term: "Devis", fact: "gratuit, réponse sous 2\u202Fh" },
    { term: "Code postal", fact: city.postcodes.join(", ") },
    {
      term: "Population",
      fact: `${formatPopulation(city.population)} habitants`,
    },
    ...(city.hours ? [{ term: "Horaires", fact: formatOpenHours(city.hours) }] : []),
  ];
  return (
    <dl className="city-facts page-width">
      {facts.map(({ fact, term }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

function Market({ city }: { city: City }) {
  const { averagePrice, demand, interventionTime, marketTrend } = city.realEstateMarket;
  return (
    <section id="marche" className="bg-slate py-16 text-on-slate">
      <div className="page-width grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 className="text-title">Le marché</h2>
          {averagePrice !== null && (
            <p className="mt-6">
              <span className="font-display text-5xl font-extrabold tracking-tight text-ochre">
                {formatEuros(averagePrice)}
              </span>
              <span className="block text-on-slate-soft">par m², prix moyen indicatif</span>
            </p>
          )}
          <p className="mt-6 text-on-slate-soft">
            Intervention sous {formatDelay(interventionTime)}
          </p>
        </div>
        <div className="grid gap-6">
          <div className="grid gap-6 sm:grid-cols-2">
            <div className="border-t border-on-slate/25 pt-4">
              <h3 className="text-lg">Tendance</h3>
              <p className="mt-2 text-on-slate-soft">{marketTrend}</p>
            </div>
            <div className="border-t border-on-slate/25 pt-4">
              <h3 className="text-lg">Demande</h3>
              <p className="mt-2 text-on-slate-soft">{demand}</p>
            </div>
          </div>
          <Prose markdown={city.localInfo.marketInsight} className="on-slate" />
          <Prose markdown={city.economy} className="on-slate" />
        </div>
      </div>
    </section>
  );
}

function Proof({ city, reviewRules }: Pick<CityPageProps, "city" | "reviewRules">) {
  const { proof } = city;
  if (proof.kind === "reviews") {
    return (
      <section className="ruled page-width pb-12">
        <h2 className="text-heading">Ce que disent nos clients</h2>
        <p className="mt-3">
          Leurs avis, avec leur date, sont réunis{" "}
          <a href={`/#${homeSections.reviews}`} className="text-link">
            sur la page d’accueil
          </a>
          .
        </p>
      </section>
    );
  }
  if (proof.kind === "testimonials") {
    return (
      <section id="temoignages" className="ruled page-width pb-16">
        <SectionHeading title={`Ils nous ont fait venir ${city.in}`} />
        <Testimonials rules={reviewRules} testimonials={proof.testimonials} />
      </section>
    );
  }
  return (
    <section id="raisons" className="ruled page-width pb-16">
      <SectionHeading title={`Quatre raisons de nous choisir ${city.in}`} />
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {proof.reasons.map(({ text, title }, index) => (
          <li key={title} className="grid grid-cols-[3.5rem_1fr]">
            <span
              aria-hidden="true"
              className="font-display text-4xl leading-none font-extrabold text-action-ink"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
