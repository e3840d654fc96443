"use client";

import { useActionState } from "react";

type State = { kind: "asking" | "done" | "unknown" | "outage" };

type UnsubscribeFormProps = {
  token: string;
  action: (state: State, form: FormData) => Promise<State>;
};

const MESSAGES: Readonly<Record<State["kind"], string>> = {
  asking: "",
  done: "L’inscription faite avec ce lien est annulée. Si vous recevez encore la lettre, utilisez le lien au bas du dernier envoi.",
  unknown:
    "Ce lien ne correspond à aucune inscription. Il a peut-être été coupé : recopiez-le en entier.",
  outage: "La désinscription ne répond pas pour le moment. Réessayez dans quelques minutes.",
};

const ASKING: State = { kind: "asking" };

/** A button, since mail programs open links by themselves. */
export function UnsubscribeForm({ action, token }: UnsubscribeFormProps) {
  const [state, submit, isSending] = useActionState(action, ASKING);
  return (
    <form action={submit} className="mt-8 grid justify-items-start gap-4">
      <input type="hidden" name="jeton" value={token} />
      {state.kind !== "done" && (
        <button type="submit" disabled={isSending} className="button button-primary button-large">
          Me désinscrire
        </button>
      )}
      <p role="status" className="text-lead">
        {MESSAGES[state.kind]}
      </p>
    </form>
  );
}
