import { redirect } from "next/navigation";
import { AccountCard } from "#components/account/account-card";
import { NewPasswordForm } from "#components/account/new-password-form";
import { getSession } from "#lib/auth/session";
import { routes } from "#lib/routes";
import { accountMetadata } from "#lib/seo/account-metadata";
import { setNewPassword } from "../../actions";

const TITLE = "Nouveau mot de passe";

export const metadata = accountMetadata(TITLE, "Choisir un nouveau mot de passe.");

export default async function Page() {
  const { user } = await getSession();
  if (user === null) redirect(routes.forgottenPassword());
  return (
    <AccountCard title={TITLE} subtitle={`Pour le compte ${user.email}.`}>
      <NewPasswordForm action={setNewPassword} email={user.email} />
    </AccountCard>
  );
}
