import type { Metadata } from "next";
import { ContactPage } from "#components/contact/contact-page";
import { JsonLd } from "#components/json-ld";
import { business, contactPage, departments } from "#lib/content";
import { siteUrl } from "#lib/env";
import { getQuoteForm } from "#lib/quote";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildPageGraph } from "#lib/seo/json-ld";
import { pageMetadata } from "#lib/seo/metadata";

const path = routes.contact();
const crumbs = buildCrumbs({ label: "Contact", path });

export const metadata: Metadata = pageMetadata({ ...contactPage.seo, path });

export default function Page() {
  const graph = buildPageGraph(
    business,
    crumbs,
    { type: "ContactPage", ...contactPage.seo, path, updatedOn: contactPage.updatedOn },
    siteUrl(),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <ContactPage
        page={contactPage}
        crumbs={crumbs}
        business={business}
        departments={departments}
        quoteForm={getQuoteForm()}
      />
    </>
  );
}
