"use client";

import { useActionState } from "react";
import { Field } from "#components/ui/field";
import type { BlogContent } from "#content/schema/pages";
import type { NewsletterState } from "#lib/blog/newsletter-form";
import { routes } from "#lib/routes";

export type NewsletterFormProps = {
  content: BlogContent["newsletter"];
  action: (state: NewsletterState, form: FormData) => Promise<NewsletterState>;
};

const START: NewsletterState = { kind: "idle" };

/** E-mail and unticked consent; works without scripts, as a form of the page. */
export function NewsletterForm({ action, content }: NewsletterFormProps) {
  const [state, submit, isSending] = useActionState(action, START);
  if (state.kind === "subscribed") {
    return (
      <section role="status" className="border-l-4 border-apple pl-4">
        <h2 className="text-heading">C’est noté</h2>
        <p className="mt-2">
          L’adresse {state.email} est inscrite. Pour la retirer, gardez ce lien&#8239;:{" "}
          <a href={routes.unsubscribe(state.token)} className="text-link">
            me désinscrire
          </a>
          . Si elle l’était déjà, le lien de la première inscription compte, comme celui au pied de
          chaque lettre.
        </p>
      </section>
    );
  }
  const { email = "", faults = {} } = state.kind === "refused" ? state : {};
  return (
    <section>
      <h2 className="text-heading">{content.title}</h2>
      <p className="mt-2 text-ink-soft">{content.intro}</p>
      <form action={submit} aria-label={content.title} className="mt-4 grid gap-4" noValidate>
        <Field
          label="Votre adresse e-mail"
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={255}
          defaultValue={email}
          error={faults.email}
        />
        {/* People leave it empty; robots fill it. */}
        <div hidden>
          <label>
            Ne remplissez pas ce champ
            <input type="text" name="site" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <label className="flex gap-3 text-sm">
          <input
            type="checkbox"
            name="consent"
            value="yes"
            required
            aria-describedby={faults.consent ? "newsletter-consent" : undefined}
            aria-invalid={faults.consent !== undefined || undefined}
            className="mt-1 size-5 shrink-0 accent-action"
          />
          <span>{content.consent}</span>
        </label>
        {faults.consent && (
          <p id="newsletter-consent" className="font-semibold text-action-ink">
            {faults.consent}
          </p>
        )}
        <button type="submit" disabled={isSending} className="button button-outline">
          {isSending ? "Inscription…" : "S’inscrire"}
        </button>
        <p role="status">{faults.form}</p>
      </form>
    </section>
  );
}
