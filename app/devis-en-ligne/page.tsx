import type { Metadata } from "next";
import { JsonLd } from "#components/json-ld";
import { QuotePage } from "#components/quote/quote-page";
import { business, quotePage } from "#lib/content";
import { siteUrl } from "#lib/env";
import { getQuoteForm } from "#lib/quote";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildPageGraph } from "#lib/seo/json-ld";
import { pageMetadata } from "#lib/seo/metadata";

const path = routes.quote();
const crumbs = buildCrumbs({ label: "Devis en ligne", path });

export const metadata: Metadata = pageMetadata({ ...quotePage.seo, path });

export default function Page() {
  const graph = buildPageGraph(
    business,
    crumbs,
    { type: "WebPage", ...quotePage.seo, path, updatedOn: quotePage.updatedOn },
    siteUrl(),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <QuotePage page={quotePage} crumbs={crumbs} business={business} quoteForm={getQuoteForm()} />
    </>
  );
}
