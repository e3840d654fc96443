import type { Metadata } from "next";
import { ValidityPage } from "#components/diagnostics/validity-page";
import { services } from "#lib/content";
import { getToday } from "#lib/dates";
import { getValidityResult } from "#lib/diagnostics/validity-result";
import { routes } from "#lib/routes";
import { toUrlSearchParams } from "#lib/search-params";
import { buildCrumbs } from "#lib/seo/crumbs";

/** An answer to one visitor: nothing to index or to share, so no address to prefer. */
export const metadata: Metadata = {
  title: "Mon diagnostic est-il encore valable\u202F?",
  description:
    "La date de votre rapport suffit : jusqu’à quand il est valable, par quelle règle, et que faire ensuite.",
  robots: { index: false, follow: true },
};

export default async function Page({ searchParams }: PageProps<"/validite">) {
  const result = getValidityResult(toUrlSearchParams(await searchParams), {
    services,
    today: getToday(),
  });
  const crumbs = buildCrumbs(
    { label: "Services", path: routes.services() },
    { label: "Validité d’un rapport", path: routes.validity() },
  );
  return <ValidityPage result={result} crumbs={crumbs} />;
}
