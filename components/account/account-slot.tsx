"use client";

import { lazy, Suspense } from "react";
import { useAuth } from "#components/account/auth-provider";

/** Only a signed-in person's browser loads these. */
const AccountMenu = lazy(() =>
  import("#components/account/account-menu").then(({ AccountMenu }) => ({ default: AccountMenu })),
);
const AccountPanel = lazy(() =>
  import("#components/account/account-menu").then(({ AccountPanel }) => ({
    default: AccountPanel,
  })),
);

/** Place of the account menu in the header and in the drawer: empty for visitors. */
export function AccountSlot({ place }: { place: "header" | "drawer" }) {
  const { isAdmin, signOut, user } = useAuth();
  if (user === null) return null;
  const Account = place === "header" ? AccountMenu : AccountPanel;
  return (
    <Suspense fallback={null}>
      <Account user={user} isAdmin={isAdmin} signOut={signOut} />
    </Suspense>
  );
}
