import "server-only";
import type { AuthError } from "@supabase/supabase-js";
import { headers } from "next/headers";
import type { FormFault } from "#lib/auth/form-state";
import { type AuthSchema, readAuthForm } from "#lib/auth/forms";
import { type LimitName, takeTurn } from "#lib/security/limits";
import { sayTooOften } from "#lib/security/rate-limit";
import { logOutage } from "#lib/supabase/log-outage";
import { askAuth } from "#lib/supabase/session-client";

/** Refusals that would tell a stranger whether an address has an account. */
const REVEALING: readonly (string | undefined)[] = [
  "user_already_exists",
  "email_exists",
  "otp_disabled",
  "over_email_send_rate_limit",
  "user_not_found",
];

type Submission<Values> = {
  limit: LimitName;
  schema: AuthSchema<Values>;
  form: FormData;
  /** Said of a refusal, with the service's own text when it gives one. */
  refusal: { title: string; text: string };
  ask: (values: Values) => Promise<{ error: AuthError | null }>;
};

/**
 * Checks a form, then asks the sign-in service.
 * @returns what stands in the way, or null when the service agreed.
 */
export async function submit<Values>({
  ask,
  form,
  limit,
  refusal,
  schema,
}: Submission<Values>): Promise<FormFault | null> {
  const request = readAuthForm(schema, form);
  if ("fault" in request) return request.fault;
  const wait = takeTurn(limit, await headers());
  if (wait > 0)
    return { field: null, title: refusal.title, text: sayTooOften(wait), isEnglish: false };
  try {
    const { error } = await askAuth(ask(request.values));
    if (error === null || REVEALING.includes(error.code)) return null;
    return { field: null, title: refusal.title, text: error.message, isEnglish: true };
  } catch (error) {
    logOutage(error);
    return { field: null, ...refusal, isEnglish: false };
  }
}
