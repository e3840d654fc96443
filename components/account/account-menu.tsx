"use client";

import { useState } from "react";
import { DisclosureMenu } from "#components/layout/disclosure-menu";
import { Badge } from "#components/ui/badge";
import type { SessionUser } from "#lib/auth/session-answer";
import { routes } from "#lib/routes";

type AccountProps = { user: SessionUser; isAdmin: boolean; signOut: () => Promise<void> };

/** In the header of large screens. */
export function AccountMenu(props: AccountProps) {
  return (
    <div className="no-print hidden lg:block">
      <DisclosureMenu
        isAtEnd
        label={<span className="max-w-36 truncate">{nameOf(props.user)}</span>}
      >
        <AccountPanel {...props} />
      </DisclosureMenu>
    </div>
  );
}

/** Who is signed in, and what they can do; by itself in the drawer. */
export function AccountPanel({ isAdmin, signOut, user }: AccountProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <section aria-label="Mon compte" className="grid gap-2 px-3 py-2">
      <p className="font-semibold wrap-anywhere">{nameOf(user)}</p>
      {user.fullName !== "" && <p className="text-sm text-ink-soft wrap-anywhere">{user.email}</p>}
      {isAdmin && (
        <>
          <Badge colour="blue" className="justify-self-start">
            Administrateur
          </Badge>
          <a href={routes.admin()} className="menu-link">
            Gérer le blog
          </a>
        </>
      )}
      <button
        type="button"
        disabled={isLeaving}
        className="button button-outline"
        onClick={() => {
          setIsLeaving(true);
          signOut().finally(() => setIsLeaving(false));
        }}
      >
        Se déconnecter
      </button>
    </section>
  );
}

const nameOf = ({ email, fullName }: SessionUser) => fullName || email;
