import type { Metadata } from "next";
import { JsonLd } from "#components/json-ld";
import { NetworkPage } from "#components/network/network-page";
import { business, networkPage, partners } from "#lib/content";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildPageGraph } from "#lib/seo/json-ld";
import { pageMetadata } from "#lib/seo/metadata";

const path = routes.network();
const crumbs = buildCrumbs({ label: "Licences de marque", path });

export const metadata: Metadata = pageMetadata({ ...networkPage.seo, path });

export default function Page() {
  const graph = buildPageGraph(
    business,
    crumbs,
    { type: "WebPage", ...networkPage.seo, path, updatedOn: networkPage.updatedOn },
    siteUrl(),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <NetworkPage page={networkPage} crumbs={crumbs} partners={partners} />
    </>
  );
}
