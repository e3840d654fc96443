"use client";

import {
  type FormEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { AnswersForm, countAnswered, MAIN_QUESTIONS } from "#components/simulator/answers-form";
import { ReportView } from "#components/simulator/report-view";
import { CommuneField, useCommuneCombobox } from "#components/territory/commune-field";
import type { SimulatorContent } from "#content/schema/pages";
import type { Estimator } from "#content/schema/service";
import type { Contact } from "#lib/contact-links";
import { FIELDS, readAnswers, toQuery } from "#lib/diagnostics/answers";
import { buildReport } from "#lib/diagnostics/report";
import { splitItems } from "#lib/diagnostics/summary";
import { formatEuros } from "#lib/price";
import { routes } from "#lib/routes";
import type { CommuneAnswer } from "#lib/territory/answers";
import { toDossierCommune } from "#lib/territory/dossier-commune";

export type SimulatorProps = {
  page: SimulatorContent;
  tariff: Estimator;
  contact: Contact;
  /** Origin of the site, for addresses that leave it. */
  origin: string;
  /** ISO date: the server's, so that both render the same. */
  today: string;
  /** The address's query. */
  query: string;
  /** The commune that the query surely means, else those it may mean. */
  commune: CommuneAnswer | null;
  communeChoices: readonly CommuneAnswer[];
  communeFault: string;
};

const RESULT_ID = "dossier";

/** Replaces an answer of the address, whatever its other fields. */
function withCommune(query: string, commune: CommuneAnswer): string {
  const params = new URLSearchParams(query);
  params.set(FIELDS.commune, commune.query);
  return routes.simulator(params.toString());
}

/** Whether somebody answered before the script ran. */
function isChanged({ elements }: HTMLFormElement): boolean {
  return [...elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked),
  );
}

/**
 * A plain GET form, answered by the server; with scripts the same components answer at each
 * change and keep the address in step.
 */
export function Simulator(props: SimulatorProps) {
  const { communeChoices, communeFault, contact, origin, page, tariff, today } = props;
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLHeadingElement>(null);
  const known = useRef(new Map<string, CommuneAnswer>());
  const [query, setQuery] = useState(props.query);
  const latestQuery = useRef(props.query);
  /** Answers that « Précédent » leads back to and the history lacks, for want of a render. */
  const newVisits = useRef<string[]>([]);
  const [commune, setCommune] = useState(props.commune);
  const [hasScripts, setHasScripts] = useState(false);
  /** Grows when the fields must take the address's values anew. */
  const [generation, setGeneration] = useState(0);
  const combobox = useCommuneCombobox({
    fault: communeFault,
    isDownText: "La recherche de commune ne répond pas\u202F: continuez sans elle.",
    onChoose: (option) => {
      known.current.set(option.query, option);
      startTransition(() => {
        setCommune(option);
        keepInStep("push");
      });
    },
  });

  const answers = readAnswers(new URLSearchParams(query), today);
  const report = buildReport({
    answers,
    commune: commune && toDossierCommune(commune),
    tariff,
    today,
  });
  const toDo = report === null ? 0 : splitItems(report).due.length;

  function keepInStep(how: "push" | "replace") {
    if (form.current === null) return;
    const next = toQuery(new FormData(form.current).entries());
    if (next === latestQuery.current) return;
    latestQuery.current = next;
    const visits = newVisits.current;
    if (how === "push") visits.push(next);
    else if (visits.length > 0) visits[visits.length - 1] = next;
    setQuery(next);
  }

  function onChange(event: FormEvent) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const { name, type, value } = target;
    const answer = () => {
      if (name === FIELDS.commune) setCommune(known.current.get(value) ?? null);
      keepInStep(["text", "date"].includes(type) ? "replace" : "push");
    };
    // A question shows its answer at once, the dossier and the address when they are ready. What
    // the dossier counts is a field of the dossier itself, which must not wait.
    if (name === FIELDS.chosen) answer();
    else startTransition(answer);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    keepInStep("replace");
    result.current?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over.
  useEffect(() => {
    setHasScripts(true);
    if (props.commune) known.current.set(props.commune.query, props.commune);
    if (form.current && isChanged(form.current)) keepInStep("replace");
    function followAddress() {
      const next = window.location.search.slice(1);
      latestQuery.current = next;
      newVisits.current = [];
      setQuery(next);
      setCommune(known.current.get(new URLSearchParams(next).get(FIELDS.commune) ?? "") ?? null);
      setGeneration((count) => count + 1);
    }
    window.addEventListener("popstate", followAddress);
    return () => window.removeEventListener("popstate", followAddress);
  }, []);

  // With the dossier itself: « Précédent » may be pressed as soon as it shows.
  useLayoutEffect(() => {
    if (query === new URLSearchParams(window.location.search).toString()) return;
    const visits = newVisits.current;
    if (visits.length === 0) window.history.replaceState(null, "", routes.simulator(query));
    // Answers after this one have a dossier of their own to come: the address never runs ahead.
    const shown = visits.splice(0, visits.lastIndexOf(query) + 1);
    for (const visit of shown) window.history.pushState(null, "", routes.simulator(visit));
  }, [query]);

  const communeField = (
    <div>
      <CommuneField
        combobox={combobox}
        name={FIELDS.commune}
        label="Commune ou code postal"
        typed={answers.typed[FIELDS.commune] ?? ""}
      />
      {commune === null && communeChoices.length > 0 && (
        <ul className="line-choices">
          {communeChoices.map((choice) => (
            <li key={choice.code}>
              <a href={withCommune(query, choice)} className="text-link">
                {choice.label} ({choice.department})
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <form
      ref={form}
      method="get"
      action={routes.simulator()}
      onChange={onChange}
      onSubmit={onSubmit}
      className="simulator"
      noValidate
    >
      <div key={generation} className="no-print">
        <Progress answered={countAnswered(answers)} />
        <AnswersForm answers={answers} today={today} communeField={communeField} />
        <button type="submit" className="button button-primary button-large mt-8 w-full">
          Voir mon dossier
        </button>
      </div>
      <div className="h-full">
        <ReportView
          id={RESULT_ID}
          heading={result}
          report={report}
          answers={answers}
          page={page}
          contact={contact}
          query={query}
          address={`${origin}${routes.simulator(query)}`}
          hasScripts={hasScripts}
        />
      </div>
      <p role="status" className="sr-only">
        {report !== null &&
          `${toDo} diagnostics à faire, estimation ${formatEuros(report.estimate?.total ?? 0)}`}
      </p>
      {hasScripts && report !== null && (
        <a href={`#${RESULT_ID}`} className="dossier-bar no-print">
          <span>
            {toDo} à faire
            {report.estimate && <strong> {formatEuros(report.estimate.total)}</strong>}
          </span>
          <span className="underline">Voir</span>
        </a>
      )}
    </form>
  );
}

function Progress({ answered }: { answered: number }) {
  const label = `${answered} réponses sur ${MAIN_QUESTIONS.length}`;
  return (
    <div className="progress">
      <progress value={answered} max={MAIN_QUESTIONS.length} aria-label="Réponses données">
        {label}
      </progress>
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
