import { JsonLd } from "#components/json-ld";
import { PartnerPage } from "#components/network/partner-page";
import type { Partner } from "#content/schema/territory";
import { pickServices } from "#lib/catalogue";
import { business, reviewRules, services } from "#lib/content";
import { siteUrl } from "#lib/env";
import { getPartnerQuoteForm } from "#lib/quote";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import {
  buildBreadcrumbs,
  buildBusiness,
  buildFaqPage,
  buildGraph,
  buildPartner,
} from "#lib/seo/json-ld";

export function PartnerView({ partner }: { partner: Partner }) {
  const origin = siteUrl();
  const crumbs = buildCrumbs(
    { label: "Licences de marque", path: routes.network() },
    { label: partner.name, path: routes.partner(partner.slug) },
  );
  const graph = buildGraph(
    buildBusiness(business, origin),
    buildPartner(partner, origin),
    buildBreadcrumbs(crumbs, origin),
    ...(partner.page.faq ? [buildFaqPage(partner.page.faq)] : []),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <PartnerPage
        partner={partner}
        services={pickServices(
          services,
          partner.page.services.map(({ service }) => service),
        )}
        business={business}
        reviewRules={reviewRules}
        quoteForm={getPartnerQuoteForm(partner.quoteForm)}
        crumbs={crumbs}
      />
    </>
  );
}
