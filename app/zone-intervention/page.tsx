import type { Metadata } from "next";
import { JsonLd } from "#components/json-ld";
import { ZonesPage } from "#components/territory/zones-page";
import { business, departments, zonesPage } from "#lib/content";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildPageGraph } from "#lib/seo/json-ld";
import { pageMetadata } from "#lib/seo/metadata";
import { citiesWithFacts } from "#lib/territory/cities";

const path = routes.zones();
const crumbs = buildCrumbs({ label: "Zone d’intervention", path });

export const metadata: Metadata = pageMetadata({ ...zonesPage.seo, path });

export default function Page() {
  const graph = buildPageGraph(
    business,
    crumbs,
    { type: "WebPage", ...zonesPage.seo, path, updatedOn: zonesPage.updatedOn },
    siteUrl(),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <ZonesPage
        page={zonesPage}
        crumbs={crumbs}
        cities={citiesWithFacts}
        departments={departments}
      />
    </>
  );
}
