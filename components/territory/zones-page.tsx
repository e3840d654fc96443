import { SiteLink } from "#components/layout/site-link";
import { PageHeader } from "#components/sections/page-header";
import { SectionHeading } from "#components/sections/section-heading";
import { CityList } from "#components/territory/city-list";
import { CommuneSearch } from "#components/territory/commune-search";
import { CoverageMap } from "#components/territory/coverage-map";
import { DepartmentList } from "#components/territory/department-list";
import { Button } from "#components/ui/button";
import type { ZonesContent } from "#content/schema/pages";
import type { Department } from "#content/schema/territory";
import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";
import type { CityWithFacts } from "#lib/territory/cities";

type ZonesPageProps = {
  page: ZonesContent;
  cities: readonly CityWithFacts[];
  departments: readonly Department[];
  crumbs: readonly Crumb[];
};

export function ZonesPage({ cities, crumbs, departments, page }: ZonesPageProps) {
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        picture={<CoverageMap departments={departments} cities={cities} />}
      />
      <section id="communes" className="no-print bg-ground-deep py-14">
        <div className="page-width grid gap-x-16 lg:grid-cols-[1fr_1.2fr]">
          <SectionHeading title={page.communes.title} intro={page.communes.intro} />
          <CommuneSearch />
        </div>
      </section>
      <section id="villes" className="page-width py-16 lg:py-24">
        <SectionHeading title={page.cities.title} intro={page.cities.intro} />
        <CityList cities={cities.filter(({ isMainCity }) => isMainCity)} />
        <p className="mt-10">
          Et aussi :{" "}
          {cities
            .filter(({ isMainCity }) => !isMainCity)
            .map(({ name, slug }) => (
              <SiteLink key={slug} href={routes.city(slug)} className="text-link">
                {name}
              </SiteLink>
            ))}
        </p>
      </section>
      <section id="departements" className="page-width pb-16 lg:pb-24">
        <SectionHeading title={page.departments.title} intro={page.departments.intro} />
        <DepartmentList departments={departments} />
      </section>
      <section className="no-print bg-slate py-16 text-on-slate">
        <div className="page-width grid items-center gap-x-16 gap-y-8 lg:grid-cols-text-buttons">
          <div>
            <h2 className="text-title">{page.callToAction.title}</h2>
            <p className="mt-4 max-w-text text-lead text-on-slate-soft">
              {page.callToAction.intro}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="large" className="max-sm:w-full">
              <SiteLink href={routes.quote()}>Devis en ligne</SiteLink>
            </Button>
            <Button asChild variant="onSlate" size="large" className="max-sm:w-full">
              <SiteLink href={routes.contact()}>Nous contacter</SiteLink>
            </Button>
            <Button asChild variant="onSlate" size="large" className="max-sm:w-full">
              <SiteLink href={routes.network()}>Rejoindre le réseau</SiteLink>
            </Button>
          </div>
        </div>
      </section>
    </>
  );
}
