import * as z from "zod/mini";
import type { AuthState, FormFault } from "#lib/auth/form-state";

/** Limits and messages word for word as the specification gives them, in English. */
const email = z.string().check(z.email("Invalid email format"), z.maxLength(255, "Email too long"));

const signIn = z.object({
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

const signUp = z.object({
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
const address = z.object({ email });

/** The forms of the account pages, by name. */
export const authSchemas = {
  signIn,
  signUp,
  address,
  newPassword: z.object({ password: newPassword }),
};

export type AuthFormName = keyof typeof authSchemas;

export type AuthSchema<Values> = z.ZodMiniType<Values> & {
  shape: Readonly<Record<string, unknown>>;
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

/** The first fault of a form, for the page to say before it is sent. */
export function findFault(name: AuthFormName, form: FormData): FormFault | null {
  const request = readAuthForm<unknown>(authSchemas[name], form);
  return "fault" in request ? request.fault : null;
}
