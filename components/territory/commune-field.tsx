"use client";

import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { CommuneAnswer, CommuneAnswers } from "#lib/territory/answers";
import { parseCommuneQuery } from "#lib/territory/query";

type Message = { text: string; kind: "fault" | "hint" | "unseen" };

export type CommuneCombobox = {
  input: RefObject<HTMLInputElement | null>;
  message: Message;
  setMessage: (message: Message) => void;
  options: readonly CommuneAnswer[];
  active: number;
  close: () => void;
  choose: (option: CommuneAnswer) => void;
  scheduleSearch: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const TYPING_PAUSE_MS = 150;

/** Short enough for one line of a phone. */
const describeCount = (shown: number, total: number) =>
  total > shown
    ? `${shown} communes affichées sur ${total}\u202F: précisez.`
    : `${total} commune${total > 1 ? "s" : ""}\u202F: choisissez la vôtre.`;

type ComboboxSettings = {
  /** What is wrong with what was typed before. */
  fault: string;
  /** Said when the search does not answer. */
  isDownText: string;
  onChoose: (option: CommuneAnswer) => void;
  /** A search is about to be sent. */
  onSearch?: () => void;
};

/** The state of a commune field: what is proposed, which is active, what is said of it. */
export function useCommuneCombobox(settings: ComboboxSettings): CommuneCombobox {
  const { fault, isDownText, onChoose, onSearch } = settings;
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  const [options, setOptions] = useState<readonly CommuneAnswer[]>([]);
  const [active, setActive] = useState(-1);
  const [message, setMessage] = useState<Message>({ kind: "fault", text: fault });

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

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
      setMessage({ kind: "fault", text: isDownText });
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
      onSearch?.();
    }, TYPING_PAUSE_MS);
  }

  function choose(option: CommuneAnswer) {
    close();
    if (input.current) input.current.value = option.query;
    setMessage({ text: `${option.coverage.headline}.`, kind: "unseen" });
    onChoose(option);
  }

  function moveTo(index: number) {
    setActive(index);
    const list = input.current?.getAttribute("aria-controls");
    document.getElementById(`${list}-${index}`)?.scrollIntoView({ block: "nearest" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const isOpen = options.length > 0;
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

  return {
    input,
    message,
    setMessage,
    options,
    active,
    close,
    choose,
    scheduleSearch,
    onKeyDown,
  };
}

type CommuneFieldProps = {
  combobox: CommuneCombobox;
  name: string;
  label: string;
  typed: string;
  /** Beside the field: the form's button. */
  children?: ReactNode;
};

/** A plain text field; with scripts, a combobox over the official communes. */
export function CommuneField({ children, combobox, label, name, typed }: CommuneFieldProps) {
  const { active, choose, close, input, message, onKeyDown, options, scheduleSearch } = combobox;
  const id = useId();
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const isOpen = options.length > 0;
  const roles = hasScripts && {
    role: "combobox",
    "aria-autocomplete": "list" as const,
    "aria-expanded": isOpen,
    "aria-controls": `${id}-list`,
    "aria-activedescendant": active < 0 ? undefined : `${id}-list-${active}`,
  };
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            ref={input}
            id={id}
            name={name}
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
            {...roles}
          />
          {children}
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
              id={`${id}-list-${index}`}
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
    </>
  );
}
