"use client";

import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useAuth } from "#components/account/auth-provider";
import { SignInForm } from "#components/account/sign-in-form";
import { SignUpForm, type SignUpFormProps } from "#components/account/sign-up-form";
import type { AuthAction } from "#components/account/use-auth-form";
import { routes } from "#lib/routes";

const TABS = [
  { id: "connexion", label: "Connexion", path: routes.auth() },
  { id: "inscription", label: "Inscription", path: routes.auth("inscription") },
] as const;

export type AuthTab = (typeof TABS)[number]["id"];

const KEYS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

export type AuthTabsProps = {
  initial: AuthTab;
  signIn: AuthAction;
  signUp: AuthAction;
  emailsDir: SignUpFormProps["emailsDir"];
};

/**
 * Two forms under two tabs, which are links: without scripts each loads its own page. Radix's
 * tabs would weigh nine kilobytes more than the page may.
 */
export function AuthTabs({ emailsDir, initial, signIn, signUp }: AuthTabsProps) {
  const [active, setActive] = useState<AuthTab>(initial);
  const list = useRef<HTMLDivElement>(null);
  const { user } = useAuth();
  const router = useRouter();

  // Somebody signed in, in this tab or in another one.
  useEffect(() => {
    if (user !== null) router.replace(routes.home());
  }, [router, user]);

  function choose({ id, path }: (typeof TABS)[number]): void {
    setActive(id);
    window.history.replaceState(null, "", path);
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const tab = TABS.at((KEYS[event.key]?.(index) ?? Number.NaN) % TABS.length);
    if (KEYS[event.key] === undefined || tab === undefined) return;
    event.preventDefault();
    choose(tab);
    list.current?.querySelector<HTMLElement>(`#onglet-${tab.id}`)?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label="Compte" className="auth-tabs">
        {TABS.map((tab, index) => (
          <a
            key={tab.id}
            id={`onglet-${tab.id}`}
            role="tab"
            href={tab.path}
            aria-selected={tab.id === active}
            aria-controls={`volet-${tab.id}`}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={(event) => {
              event.preventDefault();
              choose(tab);
            }}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {TABS.map(({ id }) => (
        <div
          key={id}
          id={`volet-${id}`}
          role="tabpanel"
          aria-labelledby={`onglet-${id}`}
          hidden={id !== active}
          className="pt-6"
        >
          {id === "connexion" ? (
            <SignInForm action={signIn} />
          ) : (
            <SignUpForm action={signUp} emailsDir={emailsDir} />
          )}
        </div>
      ))}
    </>
  );
}
