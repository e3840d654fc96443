import { About } from "#components/home/about";
import { Contact } from "#components/home/contact";
import { Hero } from "#components/home/hero";
import { House } from "#components/home/house";
import { Reviews } from "#components/home/reviews";
import { ServiceCatalogue } from "#components/home/service-catalogue";
import { QuoteForm } from "#components/quote/quote-form";
import { QuoteStrip } from "#components/quote/quote-strip";
import { SectionHeading } from "#components/sections/section-heading";
import { CommuneSearch } from "#components/territory/commune-search";
import { CoverageMap } from "#components/territory/coverage-map";
import type {
  Business,
  Certification,
  Review,
  ReviewRules,
  Statistic,
  TeamMember,
} from "#content/schema/business";
import type { HomeContent } from "#content/schema/pages";
import type { Category, Service } from "#content/schema/service";
import type { Department } from "#content/schema/territory";
import { groupByCategory } from "#lib/catalogue";
import type { QuoteFormConfig } from "#lib/quote";
import { homeSections } from "#lib/routes";
import type { CityWithFacts } from "#lib/territory/cities";

type HomePageProps = {
  home: HomeContent;
  business: Business;
  categories: readonly Category[];
  services: readonly Service[];
  statistics: readonly Statistic[];
  team: readonly TeamMember[];
  certifications: readonly Certification[];
  reviews: readonly Review[];
  reviewRules: ReviewRules;
  departments: readonly Department[];
  cities: readonly CityWithFacts[];
  quoteForm: QuoteFormConfig | null;
};

export function HomePage(props: HomePageProps) {
  const { business, categories, certifications, cities, departments, home, reviews, services } =
    props;
  const groups = groupByCategory(services, categories);
  const house = <House services={groups.flatMap((group) => group.services)} />;
  return (
    <>
      <section aria-labelledby="titre">
        {props.quoteForm === null ? (
          <>
            <div className="page-width grid items-center gap-x-12 gap-y-10 py-10 lg:grid-cols-[1fr_1.15fr] lg:py-12">
              <Hero home={home} business={business} />
              {house}
            </div>
            <div id={homeSections.quote} className="bg-slate py-10 text-on-slate lg:py-12">
              <QuoteStrip business={business} title={home.quote.title} intro={home.quote.intro} />
            </div>
          </>
        ) : (
          <div className="page-width grid gap-x-12 gap-y-10 py-10 lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr] lg:py-12">
            <Hero home={home} business={business} />
            <div id={homeSections.quote} className="lg:row-span-2">
              <QuoteForm
                config={props.quoteForm}
                business={business}
                title={home.quote.title}
                intro={home.quote.intro}
                height={800}
              />
            </div>
            {house}
          </div>
        )}
      </section>
      <section id={homeSections.services} className="page-width py-16 lg:py-24">
        <h2 className="max-w-3xl text-title">{home.services.title}</h2>
        <p className="mt-4 mb-12 max-w-text text-lead text-ink-soft">{home.services.intro}</p>
        <ServiceCatalogue groups={groups} />
      </section>
      <section id={homeSections.about} className="bg-slate py-16 text-on-slate lg:py-24">
        <div className="page-width">
          <About
            home={home}
            statistics={props.statistics}
            team={props.team}
            certifications={certifications}
          />
        </div>
      </section>
      <section id={homeSections.reviews} className="py-16 lg:py-24">
        <Reviews home={home} business={business} reviews={reviews} rules={props.reviewRules} />
      </section>
      <section
        id={homeSections.zone}
        className="no-print page-width grid items-center gap-x-16 gap-y-10 pb-16 lg:grid-cols-2 lg:pb-24"
      >
        <div>
          <SectionHeading title={home.zone.title} intro={home.zone.intro} />
          <CommuneSearch headingLevel="h3" />
        </div>
        <CoverageMap departments={departments} cities={cities} />
      </section>
      <section id={homeSections.contact} className="bg-ground-deep py-16 lg:py-24">
        <div className="page-width">
          <Contact
            home={home}
            business={business}
            services={services}
            quoteForm={props.quoteForm}
          />
        </div>
      </section>
    </>
  );
}
