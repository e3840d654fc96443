"use client";

import { EmailField, FormFaultText } from "#components/account/auth-fields";
import { EmailSent } from "#components/account/email-sent";
import { type AuthAction, useAuthForm } from "#components/account/use-auth-form";

type AddressFormProps = {
  action: AuthAction;
  label: string;
  /** Said once it is sent; the same whether or not the address has an account. */
  sentText: string;
  emailsDir: string | null;
};

/** Asks for an e-mail by its address alone. */
export function AddressForm({ action, emailsDir, label, sentText }: AddressFormProps) {
  const { faultOf, formFault, formProps, isSending, state } = useAuthForm(action, "address");
  if (state.isSent) {
    return (
      <EmailSent title="Regardez vos e-mails" email={state.typed.email} emailsDir={emailsDir}>
        {sentText}
      </EmailSent>
    );
  }
  return (
    <form {...formProps} className="grid gap-5">
      <EmailField defaultValue={state.typed.email} fault={faultOf("email")} />
      <FormFaultText fault={formFault} />
      <button type="submit" disabled={isSending} className="button button-primary button-large">
        {isSending ? "Envoi..." : label}
      </button>
    </form>
  );
}
