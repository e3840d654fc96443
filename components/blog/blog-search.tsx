"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useId, useRef, useTransition } from "react";
import { SearchField } from "#components/blog/search-field";
import { routes } from "#lib/routes";

type BlogSearchProps = {
  query: string;
  category: string | null;
  /** « 14 articles »: announced after each search. */
  summary: string;
};

const TYPING_PAUSE_MS = 250;

/** A plain GET form; with scripts the list follows the typing, and the address with it. */
export function BlogSearch({ category, query, summary }: BlogSearchProps) {
  const id = useId();
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isSearching, startTransition] = useTransition();
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(form: HTMLFormElement) {
    clearTimeout(timer.current);
    const typed = new FormData(form).get("q");
    const address = routes.blog({
      query: typeof typed === "string" ? typed.trim() : "",
      category: category ?? undefined,
    });
    startTransition(() => router.replace(address, { scroll: false }));
  }

  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(currentTarget), TYPING_PAUSE_MS);
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    search(event.currentTarget);
  }

  return (
    <search>
      <form
        method="get"
        aria-label="Articles"
        action={routes.blog()}
        aria-busy={isSearching}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <SearchField
          id={id}
          label="Rechercher un article"
          query={query}
          kept={{ name: "categorie", value: category }}
          buttonClassName="button-primary"
        />
        <p role="status" className="mt-2 text-ink-soft">
          {summary}
        </p>
      </form>
    </search>
  );
}
