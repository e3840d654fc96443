import * as z from "zod/mini";

/** Limits and messages word for word as the specification gives them, in English. */
const email = z.string().check(z.email("Invalid email format"), z.maxLength(255, "Email too long"));

export const signInSchema = z.object({
  email,
  password: z
    .string()
    .check(
      z.minLength(6, "Password must be at least 6 characters"),
      z.maxLength(128, "Password too long"),
    ),
});

const newPassword = z
  .string()
  .check(
    z.minLength(8, "Password must be at least 8 characters"),
    z.maxLength(128, "Password too long"),
    z.regex(/\p{Lu}/u, "Password must contain an uppercase letter"),
    z.regex(/\p{Ll}/u, "Password must contain a lowercase letter"),
    z.regex(/\d/, "Password must contain a number"),
  );

export const signUpSchema = z.object({
  email,
  password: newPassword,
  fullName: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, "Name must be at least 2 characters"),
      z.maxLength(100, "Name too long"),
    ),
});

/** Asks for an e-mail: a new confirmation, or the way to a new password. */
export const addressSchema = z.object({ email });

export const newPasswordSchema = z.object({ password: newPassword });

/** A form of these values. */
export type AuthSchema<Values> = z.ZodMiniType<Values> & {
  shape: Readonly<Record<string, unknown>>;
};

export type FormFault = {
  /** Name of the field at fault; null when it is none of them. */
  field: string | null;
  title: string;
  text: string;
  /** Written by the specification or by the service, not by this site. */
  isEnglish: boolean;
};

/** What a form says after it was sent; a password never comes back. */
export type AuthState = {
  typed: { email: string; fullName: string };
  fault: FormFault | null;
  /** An e-mail is on its way to `typed.email`. */
  isSent: boolean;
  /** Nothing is left to do here: the page goes home. */
  isDone: boolean;
};

export const AUTH_START: AuthState = {
  typed: { email: "", fullName: "" },
  fault: null,
  isSent: false,
  isDone: false,
};

/** Enough to correct what was typed too long, not to send a book back. */
const ECHO_MAX = 1_000;

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export function readTyped(form: FormData): AuthState["typed"] {
  return {
    email: readText(form, "email").slice(0, ECHO_MAX),
    fullName: readText(form, "fullName").slice(0, ECHO_MAX),
  };
}

/**
 * What a form asks: its values, or its first fault, in the order of the schema. A missing field is
 * an empty one, a doubled field its first value.
 */
export function readAuthForm<Values>(
  schema: AuthSchema<Values>,
  form: FormData,
): { values: Values } | { fault: FormFault } {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, readText(form, name)]),
  );
  const parsed = z.safeParse(schema, given);
  if (parsed.success) return { values: parsed.data };
  const [issue] = parsed.error.issues;
  return {
    fault: {
      field: String(issue?.path[0] ?? ""),
      title: "Erreur de validation",
      text: issue?.message ?? "",
      isEnglish: true,
    },
  };
}
