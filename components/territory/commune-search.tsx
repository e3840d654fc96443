"use client";

import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { routes } from "#lib/routes";
import type { CommuneAnswer as CommuneAnswerData, CommuneAnswers } from "#lib/territory/answers";
import { parseCommuneQuery } from "#lib/territory/query";

type CommuneSearchProps = {
  /** What a visitor typed before, and what is wrong with it. */
  typed?: string;
  fault?: string;
  headingLevel?: "h2" | "h3";
  /** The answer that the page already holds; it goes when another is chosen here. */
  children?: ReactNode;
};

type Message = { text: string; kind: "fault" | "hint" | "unseen" };

const TYPING_PAUSE_MS = 150;
const SEARCH_IS_DOWN: Message = {
  kind: "fault",
  text: "La recherche ne répond pas. Le bouton «\u202FVérifier\u202F» vous donne la réponse sur une autre page.",
};
/** Fetched while the visitor types: no page carries it before. */
const loadAnswerView = () => import("#components/territory/commune-answer");

/** The browser adds the query itself. */
const [FORM_ACTION] = routes.commune("").split("?");

/** Short enough for one line of a phone. */
const describeCount = (shown: number, total: number) =>
  total > shown
    ? `${shown} communes affichées sur ${total}\u202F: précisez.`
    : `${total} commune${total > 1 ? "s" : ""}\u202F: choisissez la vôtre.`;

/** A plain form to /commune; with scripts, a combobox whose choice is answered in place. */
export function CommuneSearch({
  children,
  fault = "",
  headingLevel,
  typed = "",
}: CommuneSearchProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  const [hasScripts, setHasScripts] = useState(false);
  const [options, setOptions] = useState<readonly CommuneAnswerData[]>([]);
  const [active, setActive] = useState(-1);
  const [message, setMessage] = useState<Message>({ kind: "fault", text: fault });
  const [answer, setAnswer] = useState(children);
  const isOpen = options.length > 0;

  useEffect(() => {
    setHasScripts(true);
    return () => {
      clearTimeout(timer.current);
      request.current?.abort();
    };
  }, []);

  function stop() {
    clearTimeout(timer.current);
    request.current?.abort();
  }

  function close() {
    stop();
    setOptions([]);
    setActive(-1);
  }

  async function search(query: string) {
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    try {
      const response = await fetch(`/api/communes?q=${encodeURIComponent(query)}`, { signal });
      const body: CommuneAnswers & { error?: string } = await response.json();
      if (signal.aborted) return;
      setActive(-1);
      setOptions(body.communes ?? []);
      if (body.error) setMessage({ kind: "fault", text: body.error });
      else
        setMessage({
          kind: "hint",
          text: body.notice ?? describeCount(body.communes.length, body.total),
        });
    } catch {
      if (signal.aborted) return;
      setOptions([]);
      setMessage(SEARCH_IS_DOWN);
    }
  }

  function scheduleSearch() {
    stop();
    const parsed = parseCommuneQuery(input.current?.value);
    if ("fault" in parsed) {
      close();
      setMessage({ kind: "hint", text: "" });
      return;
    }
    timer.current = setTimeout(() => {
      search(parsed.query);
      loadAnswerView().catch(() => undefined);
    }, TYPING_PAUSE_MS);
  }

  async function choose(option: CommuneAnswerData) {
    close();
    if (input.current) input.current.value = option.query;
    try {
      const { CommuneAnswer } = await loadAnswerView();
      setAnswer(<CommuneAnswer answer={option} headingLevel={headingLevel} />);
      setMessage({ kind: "unseen", text: `${option.coverage.headline}.` });
    } catch {
      // What shows the answer did not load: the page that holds it needs no script.
      input.current?.form?.submit();
    }
  }

  function moveTo(index: number) {
    setActive(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const option = options[active];
    const last = options.length - 1;
    if (key === "ArrowDown" && !isOpen) scheduleSearch();
    else if (!isOpen) return;
    else if (key === "ArrowDown") moveTo(active < last ? active + 1 : 0);
    else if (key === "ArrowUp") moveTo(active > 0 ? active - 1 : last);
    else if (key === "Home" && option) moveTo(0);
    else if (key === "End" && option) moveTo(last);
    else if (key === "Enter" && option) choose(option);
    else if (key === "Escape") close();
    else return;
    event.preventDefault();
  }

  function onSubmit(event: FormEvent) {
    const parsed = parseCommuneQuery(input.current?.value);
    close();
    if (!("fault" in parsed)) return;
    event.preventDefault();
    setMessage({ kind: "fault", text: parsed.fault });
    input.current?.focus();
  }

  const combobox = hasScripts && {
    role: "combobox",
    "aria-autocomplete": "list" as const,
    "aria-expanded": isOpen,
    "aria-controls": `${id}-list`,
    "aria-activedescendant": active < 0 ? undefined : `${id}-${active}`,
  };
  return (
    <div>
      <form method="get" action={FORM_ACTION} onSubmit={onSubmit}>
        <label htmlFor={id} className="font-semibold">
          Votre commune ou code postal
        </label>
        <div className="relative">
          <div className="mt-2 flex flex-wrap gap-3">
            <input
              ref={input}
              id={id}
              name="q"
              type="text"
              defaultValue={typed}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              aria-describedby={`${id}-message`}
              aria-invalid={(message.kind === "fault" && message.text !== "") || undefined}
              className="min-h-13 min-w-0 flex-[1_1_10rem] rounded-control border-2 border-line-strong bg-raised px-4 text-lg aria-invalid:border-red"
              onInput={scheduleSearch}
              onKeyDown={onKeyDown}
              onBlur={close}
              {...combobox}
            />
            <button
              type="submit"
              className="min-h-13 rounded-control bg-action px-5 text-lg font-semibold text-on-action hover:bg-action-strong active:translate-y-px"
            >
              Vérifier
            </button>
          </div>
          <p
            id={`${id}-message`}
            role="status"
            className={
              message.kind === "unseen"
                ? "sr-only"
                : `mt-2 min-h-7 ${message.kind === "fault" ? "font-semibold text-red-text" : "text-ink-soft"}`
            }
          >
            {message.text}
          </p>
          <div
            id={`${id}-list`}
            role="listbox"
            tabIndex={-1}
            aria-label="Communes"
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 overflow-hidden rounded-control border-2 border-line-strong bg-raised shadow-lg"
            // The field keeps the focus while an option is pressed.
            onMouseDown={(event) => event.preventDefault()}
          >
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, its keys choose.
              <div
                key={option.code}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className="cursor-pointer border-b border-line px-4 py-2.5 leading-snug last:border-b-0 hover:bg-clay aria-selected:bg-clay aria-selected:inset-shadow-[4px_0_var(--color-action)]"
                onClick={() => choose(option)}
              >
                <span className="font-semibold">{option.label}</span>{" "}
                <span className="text-ink-soft">
                  {option.postcodes.join(", ")}, {option.departmentName} ({option.department})
                  {option.formerName && `, réunit ${option.formerName}`}
                </span>
              </div>
            ))}
          </div>
        </div>
      </form>
      <div className="mt-4">{answer}</div>
    </div>
  );
}
