"use client";

import { useEffect, useRef, useState } from "react";
import { phoneHref } from "#lib/contact-links";

type LoadingFrameProps = { src: string; title: string; phone: string };

type Phase = "waiting" | "loading" | "late" | "unreachable" | "loaded" | "shown";

/** A phase that time alone ends. */
const TIMED: Partial<Record<Phase, { afterMs: number; next: Phase }>> = {
  loading: { afterMs: 10_000, next: "late" },
  // The platform's page still paints for about a second after its load event.
  loaded: { afterMs: 1000, next: "shown" },
};

const MESSAGES: Record<Exclude<Phase, "shown">, string> = {
  waiting: "Chargement du formulaire…",
  loading: "Chargement du formulaire…",
  loaded: "Le formulaire s’affiche.",
  late: "Le formulaire tarde à venir. Appelez-nous, nous chiffrons votre dossier au téléphone.",
  unreachable:
    "Le formulaire ne s’affiche pas\u202F? Appelez-nous, nous chiffrons votre dossier au téléphone.",
};

const isAwaited = (phase: Phase) => phase === "loading" || phase === "late";

/** Loads when it comes near the screen, keeps its place, and says so when it does not come. */
export function LoadingFrame({ phone, src, title }: LoadingFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>("waiting");
  const isRequested = phase !== "waiting";
  const isCovered = phase !== "unreachable" && phase !== "shown";

  useEffect(() => {
    if (isRequested || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setPhase("loading"),
      { rootMargin: "300px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isRequested]);

  useEffect(() => {
    const timed = TIMED[phase];
    if (timed === undefined) return;
    const timer = setTimeout(() => setPhase(timed.next), timed.afterMs);
    return () => clearTimeout(timer);
  }, [phase]);

  // Browsers fire `load` for their own error page too, and hide which one it was. A request that
  // no answer meets tells that the server is down; it is no proof, since a server may refuse such
  // requests and allow frames: the frame then stays in sight under the message.
  useEffect(() => {
    if (!isRequested) return;
    const probe = new AbortController();
    fetch(src, {
      method: "HEAD",
      // Else a browser whose cache both share keeps it back until the frame's own answer.
      cache: "no-store",
      mode: "no-cors",
      credentials: "omit",
      signal: probe.signal,
    }).catch(() => {
      if (probe.signal.aborted) return;
      setPhase((current) => (current === "shown" ? current : "unreachable"));
    });
    return () => probe.abort();
  }, [isRequested, src]);

  return (
    <>
      {phase !== "shown" && (
        <div
          ref={place}
          className={
            isCovered ? "absolute inset-0 flex flex-col bg-raised" : "border-b border-line-strong"
          }
        >
          <div className="grid">
            <p role="status">{MESSAGES[phase]}</p>
            {(phase === "late" || phase === "unreachable") && (
              <a href={phoneHref(phone)} className="button button-primary button-large">
                {phone}
              </a>
            )}
          </div>
          {isCovered && <div className="form-outline" />}
        </div>
      )}
      {isRequested && (
        <iframe
          src={src}
          title={title}
          inert={isCovered}
          className="w-full grow"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setPhase((current) => (isAwaited(current) ? "loaded" : current))}
        />
      )}
    </>
  );
}
