"use client";

import { useRef, useSyncExternalStore } from "react";
import { LoadingFrame } from "#components/quote/loading-frame";
import { acceptForm, forgetForm, isFormAccepted, subscribeToFormChoices } from "#lib/quote-choice";

export type QuoteFrameProps = {
  src: string;
  /** Of the frame, for who cannot see it. */
  title: string;
  phone: string;
  /** Reserved height in pixels. */
  height: keyof typeof HEIGHTS;
  /** Wait for a click: the platform may set trackers. */
  asksFirst: boolean;
};

/** Text of twice the size may need more. */
const HEIGHTS = { 600: "min-h-[600px]", 800: "min-h-[800px]" };

/** The form of a third party in a frame. Nothing is asked of its platform before an agreement. */
export function QuoteFrame({ asksFirst, height, phone, src, title }: QuoteFrameProps) {
  const platform = new URL(src).hostname;
  const place = useRef<HTMLElement>(null);
  const isAccepted = useSyncExternalStore(
    subscribeToFormChoices,
    () => isFormAccepted(platform),
    () => false,
  );

  function choose(applyChoice: (platform: string) => void) {
    // The pressed button goes away: the focus waits where its successor comes.
    place.current?.focus({ preventScroll: true });
    applyChoice(platform);
  }

  return (
    <div className="no-print noscript:hidden">
      <section
        ref={place}
        tabIndex={-1}
        aria-label={title}
        className={`quote-frame ${HEIGHTS[height]}`}
      >
        {asksFirst && !isAccepted ? (
          <>
            <div className="grid">
              <button
                type="button"
                className="button button-primary button-large max-sm:w-full"
                onClick={() => choose(acceptForm)}
              >
                Afficher le formulaire
              </button>
              <p className="text-ink-soft">
                {`L’afficher permet à ${platform} de recevoir votre adresse IP et de déposer ses propres traceurs. Votre choix est retenu sur cet appareil.`}
              </p>
            </div>
            <div className="form-outline" />
          </>
        ) : (
          <LoadingFrame src={src} title={title} phone={phone} />
        )}
      </section>
      {asksFirst && (
        // Its place is kept: nothing moves when a remembered choice is read.
        <p className="min-h-11">
          {isAccepted && (
            <button
              type="button"
              className="text-link min-h-11 text-sm"
              onClick={() => choose(forgetForm)}
            >
              Ne plus afficher ce formulaire d’office
            </button>
          )}
        </p>
      )}
    </div>
  );
}
