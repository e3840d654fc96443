import { JsonLd } from "#components/json-ld";
import { LegalPage } from "#components/legal/legal-page";
import type { LegalPage as LegalPageContent } from "#content/schema/business";
import { business } from "#lib/content";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";
import { buildPageGraph } from "#lib/seo/json-ld";

export function LegalView({ page }: { page: LegalPageContent }) {
  const path = routes.legal(page.slug);
  const crumbs = buildCrumbs({ label: page.label, path });
  const graph = buildPageGraph(
    business,
    crumbs,
    { ...page.seo, path, updatedOn: page.updatedOn },
    siteUrl(),
  );
  return (
    <>
      <JsonLd graph={graph} />
      <LegalPage page={page} crumbs={crumbs} />
    </>
  );
}
