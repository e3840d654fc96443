import type { ReactNode } from "react";
import { AdminNavigation } from "#components/admin/admin-navigation";
import { getAdminClient } from "#lib/auth/require-admin";
import { routes } from "#lib/routes";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";

/** Each page guards itself; whoever is no administrator sees nothing of this. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const client = await getAdminClient().catch((error: unknown) => {
    // The page says it, with a way to try again.
    if (!(error instanceof DataUnavailableError)) throw error;
    return null;
  });
  return (
    <>
      {client && (
        <AdminNavigation>
          <form method="post" action={routes.signOut()}>
            <button type="submit" className="nav-link">
              Se déconnecter
            </button>
          </form>
        </AdminNavigation>
      )}
      {children}
    </>
  );
}
