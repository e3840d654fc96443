import { AccountCard } from "#components/account/account-card";
import { AuthTabs } from "#components/account/auth-tabs";
import { business } from "#lib/content";
import { embeddedEmailsDir } from "#lib/env";
import { accountMetadata } from "#lib/seo/account-metadata";
import { signIn, signUp } from "../actions";

export const metadata = accountMetadata(
  "Connexion à votre compte",
  "Se connecter ou créer un compte.",
);

export default async function Page({ searchParams }: PageProps<"/auth">) {
  const { onglet } = await searchParams;
  return (
    <AccountCard title={business.name} subtitle="Connexion à votre compte">
      <AuthTabs
        initial={onglet === "inscription" ? "inscription" : "connexion"}
        signIn={signIn}
        signUp={signUp}
        emailsDir={embeddedEmailsDir() ?? null}
      />
    </AccountCard>
  );
}
