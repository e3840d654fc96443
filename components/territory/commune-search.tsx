"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { CommuneField, useCommuneCombobox } from "#components/territory/commune-field";
import { routes } from "#lib/routes";
import type { CommuneAnswer as CommuneAnswerData } from "#lib/territory/answers";
import { parseCommuneQuery } from "#lib/territory/query";

type CommuneSearchProps = {
  /** What a visitor typed before, and what is wrong with it. */
  typed?: string;
  fault?: string;
  headingLevel?: "h2" | "h3";
  /** The answer that the page already holds; it goes when another is chosen here. */
  children?: ReactNode;
};

const SEARCH_IS_DOWN =
  "La recherche ne répond pas. Le bouton «\u202FVérifier\u202F» vous donne la réponse sur une autre page.";
/** Fetched while the visitor types: no page carries it before. */
const loadAnswerView = () => import("#components/territory/commune-answer");

/** The browser adds the query itself. */
const [FORM_ACTION] = routes.commune("").split("?");

/** A plain form to /commune; with scripts, a combobox whose choice is answered in place. */
export function CommuneSearch({
  children,
  fault = "",
  headingLevel,
  typed = "",
}: CommuneSearchProps) {
  const [answer, setAnswer] = useState(children);
  const combobox = useCommuneCombobox({
    fault,
    isDownText: SEARCH_IS_DOWN,
    onSearch: () => loadAnswerView().catch(() => undefined),
    onChoose: show,
  });

  async function show(option: CommuneAnswerData) {
    try {
      const { CommuneAnswer } = await loadAnswerView();
      setAnswer(<CommuneAnswer answer={option} headingLevel={headingLevel} />);
    } catch {
      // What shows the answer did not load: the page that holds it needs no script.
      combobox.input.current?.form?.submit();
    }
  }

  function onSubmit(event: FormEvent) {
    const parsed = parseCommuneQuery(combobox.input.current?.value);
    combobox.close();
    if (!("fault" in parsed)) return;
    event.preventDefault();
    combobox.setMessage({ kind: "fault", text: parsed.fault });
    combobox.input.current?.focus();
  }

  return (
    <div>
      <form method="get" action={FORM_ACTION} aria-label="Ma commune" onSubmit={onSubmit}>
        <CommuneField
          combobox={combobox}
          name="q"
          label="Votre commune ou code postal"
          typed={typed}
        >
          <button
            type="submit"
            className="min-h-13 rounded-control bg-action px-5 text-lg font-semibold text-on-action hover:bg-action-strong active:translate-y-px"
          >
            Vérifier
          </button>
        </CommuneField>
      </form>
      <div className="mt-4">{answer}</div>
    </div>
  );
}
