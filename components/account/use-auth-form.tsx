"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useActionState, useEffect, useRef, useState } from "react";
import { AUTH_START, type AuthState, type FormFault } from "#lib/auth/form-state";
import type { AuthFormName } from "#lib/auth/forms";
import { routes } from "#lib/routes";

export type AuthAction = (state: AuthState, form: FormData) => Promise<AuthState>;

/** The page says the same beside the field. */
function announce({ isEnglish, text, title }: FormFault): void {
  import("#components/ui/show-toast")
    .then(({ showToast }) =>
      showToast("error", title, isEnglish ? <span lang="en">{text}</span> : text),
    )
    .catch(() => undefined);
}

/**
 * A form that the server checks and answers, with or without scripts; with them the same schema
 * answers first, and the browser's own bubbles stay away.
 */
export function useAuthForm(action: AuthAction, name: AuthFormName) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [state, submit, isSending] = useActionState(action, AUTH_START);
  /** Loaded when somebody comes to a field; until then the server alone checks. */
  const checks = useRef<typeof import("#lib/auth/forms")>(null);
  const [found, setFound] = useState<FormFault | null>(null);
  const [isAlive, setIsAlive] = useState(false);
  const fault = found ?? state.fault;

  useEffect(() => setIsAlive(true), []);

  function show(shown: FormFault): void {
    announce(shown);
    const field = form.current?.elements.namedItem(shown.field ?? "");
    if (field instanceof HTMLInputElement) field.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server.
  useEffect(() => {
    if (state.fault !== null) show(state.fault);
    if (state.isDone) router.push(routes.home());
  }, [state]);

  function onFocus(): void {
    import("#lib/auth/forms")
      .then((forms) => {
        checks.current = forms;
      })
      .catch(() => undefined);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const fault = checks.current?.findFault(name, new FormData(event.currentTarget)) ?? null;
    setFound(fault);
    if (fault === null) return;
    event.preventDefault();
    show(fault);
  }

  return {
    state,
    isSending,
    /** What is said of the form as a whole. */
    formFault: fault?.field === null ? fault : null,
    /** What is said of one field. */
    faultOf: (name: string) => (fault?.field === name ? fault : undefined),
    formProps: { ref: form, action: submit, onFocus, onSubmit, noValidate: isAlive },
  };
}
