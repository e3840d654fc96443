import { z } from "zod";

type NewsletterFaults = { email?: string; consent?: string; form?: string };

export type NewsletterState =
  | { kind: "idle" }
  /** Nothing is lost: the address comes back in the field. */
  | { kind: "refused"; email: string; faults: NewsletterFaults }
  | { kind: "subscribed"; email: string; token: string };

const EMAIL_MAX = 255;

const newsletterSchema = z.object({
  email: z
    .string()
    .trim()
    .max(EMAIL_MAX, `Écrivez une adresse de ${EMAIL_MAX} caractères au plus.`)
    .pipe(z.email("Écrivez une adresse e-mail complète, par exemple nom@exemple.fr.")),
  consent: z.literal("yes", "Cochez la case pour que nous puissions vous écrire."),
});

export type NewsletterRequest =
  | { kind: "valid"; email: string }
  /** The field that people do not see was filled. */
  | { kind: "robot" }
  | { kind: "invalid"; email: string; faults: NewsletterFaults };

const toText = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

export function readNewsletterForm(form: FormData): NewsletterRequest {
  if (toText(form.get("site")) !== "") return { kind: "robot" };
  const email = toText(form.get("email"));
  const parsed = newsletterSchema.safeParse({ email, consent: form.get("consent") });
  if (parsed.success) return { kind: "valid", email: parsed.data.email };
  const { fieldErrors } = z.flattenError(parsed.error);
  return {
    kind: "invalid",
    email: email.slice(0, EMAIL_MAX),
    faults: { email: fieldErrors.email?.[0], consent: fieldErrors.consent?.[0] },
  };
}
