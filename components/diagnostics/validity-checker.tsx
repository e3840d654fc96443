"use client";

import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { ValidityFields } from "#components/diagnostics/validity-fields";
import { VALIDITY_FIELDS, type ValidityQuestions } from "#lib/diagnostics/validity-fields";
import { routes } from "#lib/routes";

type ValidityCheckerProps = { diagnostic: string; questions: ValidityQuestions };

/** The law and its words: fetched when a visitor comes to the form. */
const loadReply = () => import("#components/diagnostics/validity-reply");

/** A plain form to /validite; with scripts, answered in place. */
export function ValidityChecker({ diagnostic, questions }: ValidityCheckerProps) {
  const dateField = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [answer, setAnswer] = useState<{ view: ReactNode; spoken: string }>();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const { buildReply } = await loadReply();
      const reply = buildReply(new FormData(form));
      setFault(reply.fault);
      setAnswer(reply.answer);
      if (reply.fault !== null) dateField.current?.focus();
    } catch {
      // What answers did not load: the page that does needs no script.
      form.submit();
    }
  }

  return (
    <>
      <form
        action={routes.validity()}
        noValidate
        className="validity-form"
        onSubmit={onSubmit}
        onFocus={() => loadReply().catch(() => undefined)}
      >
        <input type="hidden" name={VALIDITY_FIELDS.diagnostic} value={diagnostic} />
        <ValidityFields questions={questions} fault={fault} dateField={dateField} />
      </form>
      <p role="status" className="sr-only">
        {answer?.spoken}
      </p>
      {answer?.view}
    </>
  );
}
