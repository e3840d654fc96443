"use client";

import { EmailField, FormFaultText, PasswordField } from "#components/account/auth-fields";
import { type AuthAction, useAuthForm } from "#components/account/use-auth-form";
import { routes } from "#lib/routes";

export function SignInForm({ action }: { action: AuthAction }) {
  const { faultOf, formFault, formProps, isSending, state } = useAuthForm(action, "signIn");
  return (
    <form {...formProps} className="grid gap-5">
      <EmailField defaultValue={state.typed.email} fault={faultOf("email")} />
      <PasswordField autoComplete="current-password" fault={faultOf("password")} />
      <FormFaultText fault={formFault} />
      <button type="submit" disabled={isSending} className="button button-primary button-large">
        {isSending ? "Connexion..." : "Se connecter"}
      </button>
      <a href={routes.forgottenPassword()} className="text-link justify-self-start">
        Mot de passe oublié&#8239;?
      </a>
    </form>
  );
}
