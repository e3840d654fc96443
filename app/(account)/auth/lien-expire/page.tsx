import { AccountCard } from "#components/account/account-card";
import { AddressForm } from "#components/account/address-form";
import { embeddedEmailsDir } from "#lib/env";
import { accountMetadata } from "#lib/seo/account-metadata";
import { requestLink, requestNewPassword } from "../../actions";

const TITLE = "Ce lien n’est plus valable";

export const metadata = accountMetadata(TITLE, "Demander un nouvel e-mail.");

export default async function Page({ searchParams }: PageProps<"/auth/lien-expire">) {
  const isRecovery = (await searchParams).type === "recovery";
  return (
    <AccountCard
      title={TITLE}
      subtitle="Un lien sert une fois et vaut une heure. S’il a déjà servi, votre adresse est confirmée : connectez-vous. Sinon, demandez-en un autre."
    >
      <AddressForm
        action={isRecovery ? requestNewPassword : requestLink}
        label="Renvoyer l’e-mail"
        sentText={
          isRecovery
            ? "Si cette adresse a un compte, l’e-mail contient un lien pour choisir un mot de passe."
            : "Si cette adresse a un compte, l’e-mail contient un nouveau lien, qui la confirme et vous connecte."
        }
        emailsDir={embeddedEmailsDir() ?? null}
      />
    </AccountCard>
  );
}
