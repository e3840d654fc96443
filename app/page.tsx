import type { Metadata } from "next";
import { HomePage } from "#components/home/home-page";
import { JsonLd } from "#components/json-ld";
import {
  business,
  categories,
  certifications,
  departments,
  home,
  reviewRules,
  reviews,
  services,
  statistics,
  team,
} from "#lib/content";
import { siteUrl } from "#lib/env";
import { getQuoteForm } from "#lib/quote";
import { routes } from "#lib/routes";
import { buildBusiness, buildGraph, buildWebSite } from "#lib/seo/json-ld";
import { pageMetadata } from "#lib/seo/metadata";
import { citiesWithFacts } from "#lib/territory/cities";

export const metadata: Metadata = pageMetadata({ ...home.seo, path: routes.home() });

export default function Page() {
  const origin = siteUrl();
  return (
    <>
      <JsonLd graph={buildGraph(buildBusiness(business, origin), buildWebSite(business, origin))} />
      <HomePage
        home={home}
        business={business}
        categories={categories}
        services={services}
        statistics={statistics}
        team={team}
        certifications={certifications}
        reviews={reviews}
        reviewRules={reviewRules}
        departments={departments}
        cities={citiesWithFacts}
        quoteForm={getQuoteForm()}
      />
    </>
  );
}
