import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "#components/json-ld";
import { ServicePage } from "#components/services/service-page";
import { listRelatedServices } from "#lib/catalogue";
import { business, dpeScale, getCategory, getService, services } from "#lib/content";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import {
  buildBreadcrumbs,
  buildBusiness,
  buildFaqPage,
  buildGraph,
  buildService,
} from "#lib/seo/json-ld";
import { pageMetadata } from "#lib/seo/metadata";
import { citiesWithFacts } from "#lib/territory/cities";
import { listCitiesOfService } from "#lib/territory/local-services";

type PageProps = { params: Promise<{ serviceSlug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return services.map(({ slug }) => ({ serviceSlug: slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const service = getService((await params).serviceSlug);
  return service ? pageMetadata({ ...service.seo, path: routes.service(service.slug) }) : {};
}

export default async function Page({ params }: PageProps) {
  const service = getService((await params).serviceSlug);
  if (!service) notFound();
  const origin = siteUrl();
  const crumbs = buildCrumbs(
    { label: "Services", path: routes.services() },
    { label: service.shortTitle, path: routes.service(service.slug) },
  );
  const graph = buildGraph(
    buildBusiness(business, origin),
    buildBreadcrumbs(crumbs, origin),
    buildService(service, business, origin),
    buildFaqPage(service.faq),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <ServicePage
        service={service}
        category={getCategory(service.category)}
        related={listRelatedServices(service, services)}
        cities={listCitiesOfService(service.slug, citiesWithFacts)}
        business={business}
        dpeScale={service.showsDpeScale ? dpeScale : null}
        crumbs={crumbs}
      />
    </>
  );
}
