import { JsonLd } from "#components/json-ld";
import { CityPage } from "#components/territory/city-page";
import { pickServices } from "#lib/catalogue";
import { business, cityDiagnostics, reviewRules, services } from "#lib/content";
import { siteUrl } from "#lib/env";
import { getQuoteForm } from "#lib/quote";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildBreadcrumbs, buildCityBusiness, buildGraph } from "#lib/seo/json-ld";
import { type CityWithFacts, citiesWithFacts } from "#lib/territory/cities";
import { listNearest } from "#lib/territory/nearest";

const NEIGHBOURS = 2;

export function CityView({ city }: { city: CityWithFacts }) {
  const origin = siteUrl();
  const crumbs = buildCrumbs(
    { label: "Zone d’intervention", path: routes.zones() },
    { label: city.name, path: routes.city(city.slug) },
  );
  const graph = buildGraph(
    buildCityBusiness(business, city, city.hours ?? null, origin),
    buildBreadcrumbs(crumbs, origin),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <CityPage
        city={city}
        diagnostics={pickServices(services, cityDiagnostics)}
        others={city.otherServices.flatMap(({ relevance, service }) =>
          pickServices(services, [service]).map((entry) => ({ service: entry, relevance })),
        )}
        neighbours={listNearest(city, citiesWithFacts, NEIGHBOURS)}
        business={business}
        reviewRules={reviewRules}
        quoteForm={getQuoteForm()}
        crumbs={crumbs}
      />
    </>
  );
}
