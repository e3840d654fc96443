import type { Metadata } from "next";
import { JsonLd } from "#components/json-ld";
import { SimulatorPage } from "#components/simulator/simulator-page";
import { business, estimator, simulatorPage } from "#lib/content";
import { getToday } from "#lib/dates";
import { FIELDS } from "#lib/diagnostics/answers";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { type SearchParams, toUrlSearchParams } from "#lib/search-params";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildPageGraph } from "#lib/seo/json-ld";
import { pageMetadata } from "#lib/seo/metadata";
import { getCommuneResult } from "#lib/territory/answers";

type PageProps = { searchParams: Promise<SearchParams> };

const path = routes.simulator();
const crumbs = buildCrumbs({ label: "Simulateur", path });

export const metadata: Metadata = pageMetadata({ ...simulatorPage.seo, path });

export default async function Page({ searchParams }: PageProps) {
  const params = toUrlSearchParams(await searchParams);
  const { answer, fault, notice, others } = getCommuneResult(
    params.get(FIELDS.commune) || undefined,
  );
  const graph = buildPageGraph(
    business,
    crumbs,
    { type: "WebPage", ...simulatorPage.seo, path, updatedOn: simulatorPage.updatedOn },
    siteUrl(),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <SimulatorPage
        page={simulatorPage}
        tariff={estimator}
        contact={{ name: business.name, phone: business.phone, email: business.email }}
        origin={siteUrl()}
        today={getToday()}
        query={params.toString()}
        commune={answer}
        communeChoices={answer === null ? others : []}
        communeFault={fault ?? notice ?? ""}
        crumbs={crumbs}
      />
    </>
  );
}
