"use client";

import { useEffect } from "react";
import {
  AuthField,
  EmailField,
  FormFaultText,
  NewPasswordField,
} from "#components/account/auth-fields";
import { EmailSent } from "#components/account/email-sent";
import { type AuthAction, useAuthForm } from "#components/account/use-auth-form";
import { routes } from "#lib/routes";

export type SignUpFormProps = {
  action: AuthAction;
  /** Where the embedded backend puts its e-mails instead of sending them. */
  emailsDir: string | null;
};

const SENT = {
  title: "Inscription réussie",
  text: "Vérifiez votre email pour confirmer votre compte.",
};

export function SignUpForm({ action, emailsDir }: SignUpFormProps) {
  const { faultOf, formFault, formProps, isSending, state } = useAuthForm(action, "signUp");

  useEffect(() => {
    if (!state.isSent) return;
    import("#components/ui/show-toast")
      .then(({ showToast }) => showToast("success", SENT.title, SENT.text))
      // The page says the same.
      .catch(() => undefined);
  }, [state.isSent]);

  if (state.isSent) {
    return (
      <EmailSent title={SENT.title} email={state.typed.email} emailsDir={emailsDir}>
        {SENT.text} Le lien sert une fois et vaut une heure. Rien reçu&#8239;?{" "}
        <a href={routes.expiredLink()} className="text-link">
          Renvoyer l’e-mail
        </a>
      </EmailSent>
    );
  }
  return (
    <form {...formProps} className="grid gap-5">
      <AuthField
        label="Nom complet"
        name="fullName"
        autoComplete="name"
        required
        defaultValue={state.typed.fullName}
        fault={faultOf("fullName")}
      />
      <EmailField defaultValue={state.typed.email} fault={faultOf("email")} />
      <NewPasswordField fault={faultOf("password")} />
      <FormFaultText fault={formFault} />
      <button type="submit" disabled={isSending} className="button button-primary button-large">
        {isSending ? "Inscription..." : "S'inscrire"}
      </button>
    </form>
  );
}
