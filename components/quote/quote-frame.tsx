"use client";

import { useEffect, useRef, useState } from "react";

type QuoteFrameProps = {
  src: string;
  title: string;
  /** Reserved height in pixels. */
  height: 600 | 800;
  phone: string;
  phoneHref: string;
  /** Wait for a click: the platform may set trackers. */
  asksFirst: boolean;
};

/** Remembers that this person agreed to load the quote platform's form. */
const CHOICE_KEY = "quote-form-choice";
/** The platform's page still paints for about a second after its load event. */
const REVEAL_DELAY_MS = 1000;
/** After this long without a load, the form is said to be late and the phone is offered. */
const LATE_AFTER_MS = 10_000;

type State = "waiting" | "asking" | "loading" | "late" | "shown";

/**
 * The form of a third party. Loads when it comes near the screen (after a click when the
 * platform may track), keeps its place, and says so when it does not come.
 */
export function QuoteFrame({ asksFirst, height, phone, phoneHref, src, title }: QuoteFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>(asksFirst ? "asking" : "waiting");

  useEffect(() => {
    if (asksFirst && localStorage.getItem(CHOICE_KEY) === "accepted") setState("waiting");
  }, [asksFirst]);

  useEffect(() => {
    if (state !== "waiting" || place.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setState("loading"),
      { rootMargin: "300px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [state]);

  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("late"), LATE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const isRequested = state === "loading" || state === "late" || state === "shown";
  return (
    <div
      ref={place}
      className="relative overflow-hidden rounded-panel border border-line bg-raised"
      style={{ height }}
    >
      {isRequested && (
        <iframe
          src={src}
          title={title}
          className="size-full"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setTimeout(() => setState("shown"), REVEAL_DELAY_MS)}
        />
      )}
      {state !== "shown" && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-raised p-6 text-center">
          {state === "asking" ? (
            <button
              type="button"
              className="min-h-13 rounded-control bg-action px-6 text-lg font-semibold text-on-action hover:bg-action-strong"
              onClick={() => {
                localStorage.setItem(CHOICE_KEY, "accepted");
                setState("loading");
              }}
            >
              Afficher le formulaire
            </button>
          ) : (
            <p role="status" className="max-w-sm text-ink-soft">
              {state === "late"
                ? "Le formulaire tarde à venir. Appelez-nous, nous chiffrons votre dossier au téléphone."
                : "Chargement du formulaire…"}
            </p>
          )}
          {state === "late" && (
            <a
              href={phoneHref}
              className="inline-flex min-h-13 items-center rounded-control bg-action px-6 text-lg font-semibold text-on-action hover:bg-action-strong"
            >
              {phone}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
