import { AccountCard } from "#components/account/account-card";
import { routes } from "#lib/routes";
import { toUrlSearchParams } from "#lib/search-params";
import { accountMetadata } from "#lib/seo/account-metadata";

const TITLE = "Le service ne répond pas";

export const metadata = accountMetadata(TITLE, "Votre lien reste valable.");

export default async function Page({ searchParams }: PageProps<"/auth/lien-a-reprendre">) {
  const params = toUrlSearchParams(await searchParams);
  return (
    <AccountCard
      title={TITLE}
      subtitle="Votre lien n’a pas pu être vérifié. Il reste valable : réessayez dans quelques minutes."
    >
      {/* Plain: fetched ahead, it would use the link up. */}
      <a
        href={routes.confirm({
          token_hash: params.get("token_hash") ?? "",
          type: params.get("type") ?? "",
        })}
        className="button button-primary button-large"
      >
        Réessayer
      </a>
    </AccountCard>
  );
}
