"use client";

import { Eye, EyeOff } from "lucide";
import { type ComponentProps, useState } from "react";
import { Field } from "#components/ui/field";
import { Icon } from "#components/ui/icon";
import type { FormFault } from "#lib/auth/form-state";

type AuthFieldProps = ComponentProps<typeof Field> & { fault: FormFault | undefined };

/** A field whose message may be one of the specification's, in English. */
export function AuthField({ fault, ...props }: AuthFieldProps) {
  return <Field error={fault && <FaultText fault={fault} />} {...props} />;
}

function FaultText({ fault }: { fault: FormFault }) {
  return fault.isEnglish ? <span lang="en">{fault.text}</span> : fault.text;
}

/** What stands in the way of the whole form. */
export function FormFaultText({ fault }: { fault: FormFault | null }) {
  return (
    <p role="alert" className="field-fault empty:hidden">
      {fault && <FaultText fault={fault} />}
    </p>
  );
}

export function EmailField({
  defaultValue,
  fault,
}: {
  defaultValue: string;
  fault: FormFault | undefined;
}) {
  return (
    <AuthField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      defaultValue={defaultValue}
      fault={fault}
    />
  );
}

type PasswordFieldProps = Pick<
  ComponentProps<typeof Field>,
  "autoComplete" | "hint" | "minLength"
> & {
  label?: string;
  fault: FormFault | undefined;
};

/** A password to choose: what it must have stands below it. */
export function NewPasswordField(props: Pick<PasswordFieldProps, "fault" | "label">) {
  return (
    <PasswordField
      autoComplete="new-password"
      minLength={6}
      hint="Au moins 8 caractères, avec une majuscule, une minuscule et un chiffre."
      {...props}
    />
  );
}

/** Shown or hidden by its button, which needs scripts and comes with them. */
export function PasswordField({ label = "Mot de passe", ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className="password-field">
      <AuthField
        label={label}
        name="password"
        type={isShown ? "text" : "password"}
        autoCapitalize={isShown ? "none" : undefined}
        spellCheck={false}
        required
        {...props}
      />
      <button
        type="button"
        className="icon-button noscript:hidden"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon node={isShown ? EyeOff : Eye} />
        <span className="sr-only">Afficher le mot de passe</span>
      </button>
    </div>
  );
}
