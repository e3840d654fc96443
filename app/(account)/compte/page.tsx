import { AccountPage } from "#components/account/account-page";
import { getSession } from "#lib/auth/session";
import { accountMetadata } from "#lib/seo/account-metadata";

export const metadata = accountMetadata("Mon compte", "Qui est connecté, et se déconnecter.");

export default async function Page() {
  return <AccountPage {...(await getSession())} />;
}
