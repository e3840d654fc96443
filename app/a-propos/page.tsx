import type { Metadata } from "next";
import { AboutPage } from "#components/about/about-page";
import { JsonLd } from "#components/json-ld";
import { aboutPage, business, departments, team } from "#lib/content";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildPageGraph } from "#lib/seo/json-ld";
import { pageMetadata } from "#lib/seo/metadata";
import { citiesWithFacts } from "#lib/territory/cities";

const path = routes.about();
const crumbs = buildCrumbs({ label: "À propos", path });

const seat = citiesWithFacts.find(({ name }) => name === business.address.city);

export const metadata: Metadata = pageMetadata({ ...aboutPage.seo, path });

export default function Page() {
  const graph = buildPageGraph(
    business,
    crumbs,
    { type: "AboutPage", ...aboutPage.seo, path, updatedOn: aboutPage.updatedOn },
    siteUrl(),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <AboutPage
        page={aboutPage}
        crumbs={crumbs}
        team={team}
        departments={departments}
        seatSlug={seat?.slug ?? null}
      />
    </>
  );
}
