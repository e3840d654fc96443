"use client";

import { FormFaultText, NewPasswordField } from "#components/account/auth-fields";
import { type AuthAction, useAuthForm } from "#components/account/use-auth-form";

type NewPasswordFormProps = {
  action: AuthAction;
  /** Tells password managers which account they keep the password for. */
  email: string;
};

export function NewPasswordForm({ action, email }: NewPasswordFormProps) {
  const { faultOf, formFault, formProps, isSending } = useAuthForm(action, "newPassword");
  return (
    <form {...formProps} className="grid gap-5">
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField label="Nouveau mot de passe" fault={faultOf("password")} />
      <FormFaultText fault={formFault} />
      <button type="submit" disabled={isSending} className="button button-primary button-large">
        {isSending ? "Enregistrement..." : "Enregistrer le mot de passe"}
      </button>
    </form>
  );
}
