import type { Metadata } from "next";
import { JsonLd } from "#components/json-ld";
import { ServicesPage } from "#components/services/services-page";
import { listServicesPageEntries } from "#lib/catalogue";
import { business, categories, packs, services, servicesPage } from "#lib/content";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildBreadcrumbs, buildBusiness, buildGraph, buildOfferCatalog } from "#lib/seo/json-ld";
import { pageMetadata } from "#lib/seo/metadata";

export const metadata: Metadata = pageMetadata({ ...servicesPage.seo, path: routes.services() });

const crumbs = buildCrumbs({ label: "Services", path: routes.services() });

export default function Page() {
  const origin = siteUrl();
  const graph = buildGraph(
    buildBusiness(business, origin),
    buildBreadcrumbs(crumbs, origin),
    buildOfferCatalog(servicesPage.title, listServicesPageEntries(services), packs, origin),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <ServicesPage
        page={servicesPage}
        services={services}
        categories={categories}
        packs={packs}
        crumbs={crumbs}
      />
    </>
  );
}
