import { connection } from "next/server";
import { AccountCard } from "#components/account/account-card";
import { AddressForm } from "#components/account/address-form";
import { embeddedEmailsDir } from "#lib/env";
import { accountMetadata } from "#lib/seo/account-metadata";
import { requestNewPassword } from "../../actions";

const TITLE = "Mot de passe oublié";

export const metadata = accountMetadata(TITLE, "Recevoir un lien pour choisir un mot de passe.");

export default async function Page() {
  // Rendered at each request: the policy of account pages changes with each.
  await connection();
  return (
    <AccountCard
      title={TITLE}
      subtitle="Donnez l’adresse de votre compte : vous recevez un lien pour choisir un nouveau mot de passe."
    >
      <AddressForm
        action={requestNewPassword}
        label="Recevoir le lien"
        sentText="Si cette adresse a un compte, l’e-mail contient un lien pour choisir un mot de passe. Il sert une fois et vaut une heure."
        emailsDir={embeddedEmailsDir() ?? null}
      />
    </AccountCard>
  );
}
