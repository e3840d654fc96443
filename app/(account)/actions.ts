"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ArrivalMessage } from "#lib/auth/arrival-message";
import { AUTH_START, type AuthState, type FormFault } from "#lib/auth/form-state";
import { authSchemas, readTyped } from "#lib/auth/forms";
import { createRequestClient, hasSessionCookie, setArrivalMessage } from "#lib/auth/session";
import { submit } from "#lib/auth/submit";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { toForm } from "#lib/security/sent-form";
import { createPublicClient } from "#lib/supabase/public-client";
import { SERVICE_PATIENCE_MS } from "#lib/supabase/session-client";

const toState = (form: FormData, fault: FormFault | null): AuthState => ({
  ...AUTH_START,
  typed: readTyped(form),
  fault,
  isSent: fault === null,
});

/**
 * Goes home with a message, by a redirect for a plain form. With scripts the page goes by itself:
 * the answer of an action that redirects has the cache headers of the static page it leads to,
 * and nothing may keep the session's cookies.
 */
async function goHome(message: ArrivalMessage): Promise<AuthState> {
  await setArrivalMessage(message);
  if (!(await headers()).has("next-action")) redirect(routes.home());
  return { ...AUTH_START, isDone: true };
}

export async function signIn(_: AuthState, sent: FormData): Promise<AuthState> {
  const form = toForm(sent);
  const fault = await submit({
    limit: "signIn",
    schema: authSchemas.signIn,
    form,
    refusal: {
      title: "Erreur de connexion",
      text: "Une erreur est survenue lors de la connexion.",
    },
    ask: async (values) => (await createRequestClient()).auth.signInWithPassword(values),
  });
  return fault === null ? goHome("connexion") : toState(form, fault);
}

/** Looks the same for an address that has an account and for one that has none. */
export async function signUp(_: AuthState, sent: FormData): Promise<AuthState> {
  const form = toForm(sent);
  const fault = await submit({
    limit: "signUp",
    schema: authSchemas.signUp,
    form,
    refusal: {
      title: "Erreur d'inscription",
      text: "Une erreur est survenue lors de l'inscription.",
    },
    ask: ({ email, fullName, password }) =>
      createPublicClient(SERVICE_PATIENCE_MS).auth.signUp({
        email,
        password,
        options: { emailRedirectTo: `${siteUrl()}/`, data: { full_name: fullName } },
      }),
  });
  return toState(form, fault);
}

const SENDING_FAILED = {
  title: "L’e-mail n’est pas parti",
  text: "Le service de connexion ne répond pas. Réessayez dans quelques minutes.",
};

/** A link that confirms the address, if it was not, and signs in. */
export async function requestLink(_: AuthState, sent: FormData): Promise<AuthState> {
  const form = toForm(sent);
  const fault = await submit({
    limit: "authEmail",
    schema: authSchemas.address,
    form,
    refusal: SENDING_FAILED,
    ask: ({ email }) =>
      createPublicClient(SERVICE_PATIENCE_MS).auth.signInWithOtp({
        email,
        options: { shouldCreateUser: false, emailRedirectTo: `${siteUrl()}/` },
      }),
  });
  return toState(form, fault);
}

export async function requestNewPassword(_: AuthState, sent: FormData): Promise<AuthState> {
  const form = toForm(sent);
  const fault = await submit({
    limit: "authEmail",
    schema: authSchemas.address,
    form,
    refusal: SENDING_FAILED,
    ask: ({ email }) =>
      createPublicClient(SERVICE_PATIENCE_MS).auth.resetPasswordForEmail(email, {
        redirectTo: `${siteUrl()}/`,
      }),
  });
  return toState(form, fault);
}

/** For a session, which the link of the e-mail has opened; the other sessions end. */
export async function setNewPassword(_: AuthState, sent: FormData): Promise<AuthState> {
  const form = toForm(sent);
  if (!(await hasSessionCookie())) redirect(routes.forgottenPassword());
  const fault = await submit({
    limit: "signIn",
    schema: authSchemas.newPassword,
    form,
    refusal: {
      title: "Mot de passe inchangé",
      text: "Le service de connexion ne répond pas. Réessayez dans quelques minutes.",
    },
    ask: async ({ password }) => {
      const { auth } = await createRequestClient();
      const { error } = await auth.updateUser({ password });
      return error === null ? auth.signOut({ scope: "others" }) : { error };
    },
  });
  return fault === null ? goHome("mot-de-passe") : toState(form, fault);
}
