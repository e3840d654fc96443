import type { Metadata } from "next";
import { UnsubscribeForm } from "#components/newsletter/unsubscribe-form";
import { routes } from "#lib/routes";
import { type SearchParams, toUrlSearchParams } from "#lib/search-params";
import { pageMetadata } from "#lib/seo/metadata";
import { unsubscribe } from "../../blog/actions";

export const metadata: Metadata = {
  ...pageMetadata({
    title: "Se désinscrire de la lettre",
    description: "Retirer votre adresse de notre lettre d’information.",
    path: routes.unsubscribe(""),
  }),
  alternates: null,
  robots: { index: false },
};

export default async function Page({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const token = toUrlSearchParams(await searchParams).get("jeton") ?? "";
  return (
    <div className="page-width py-16">
      <h1 className="text-title font-extrabold">Se désinscrire de la lettre</h1>
      <p className="mt-4 max-w-text text-lead text-ink-soft">
        Un clic, et votre adresse ne reçoit plus rien de nous.
      </p>
      <UnsubscribeForm token={token} action={unsubscribe} />
    </div>
  );
}
