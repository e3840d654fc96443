import type { Metadata } from "next";
import { headers } from "next/headers";
import { CommunePage } from "#components/territory/commune-page";
import { routes } from "#lib/routes";
import { WAIT_HEADER } from "#lib/security/nonce-policy";
import { sayTooOften } from "#lib/security/rate-limit";
import { type CommuneResult, getCommuneResult, refuseCommune } from "#lib/territory/answers";

type PageProps = { searchParams: Promise<{ q?: string | string[] }> };

async function getResult({ searchParams }: PageProps): Promise<CommuneResult> {
  const { q } = await searchParams;
  const typed = Array.isArray(q) ? q[0] : q;
  const wait = Number((await headers()).get(WAIT_HEADER));
  return wait > 0 ? refuseCommune(typed, sayTooOften(wait)) : getCommuneResult(typed);
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const { answer } = await getResult(props);
  // An answer to one visitor: nothing to index, so neither an address to prefer nor a picture.
  return {
    title: answer === null ? "Intervenez-vous chez moi\u202F?" : `Diagnostics : ${answer.label}`,
    description:
      "Cherchez votre commune ou votre code postal : délai d’intervention, couverture, zones termites et mérule.",
    robots: { index: false, follow: true },
  };
}

export default async function Page(props: PageProps) {
  const crumbs = [
    { label: "Accueil", path: routes.home() },
    { label: "Zone d’intervention", path: routes.zones() },
    { label: "Votre commune", path: routes.commune("") },
  ];
  return <CommunePage result={await getResult(props)} crumbs={crumbs} />;
}
