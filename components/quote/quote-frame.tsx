"use client";

import { useRef, useSyncExternalStore } from "react";
import { LoadingFrame } from "#components/quote/loading-frame";
import { phoneHref } from "#lib/contact-links";
import { acceptForm, forgetForm, isFormAccepted, subscribeToFormChoices } from "#lib/quote-choice";

export type QuoteFrameProps = {
  src: string;
  title: string;
  intro: string;
  headingLevel?: "h2" | "h3";
  /** Who gets the answers from the platform, and their phone. */
  recipient: string;
  phone: string;
  /** Reserved height in pixels. */
  height: keyof typeof HEIGHTS;
  /** Wait for a click: the platform may set trackers. */
  asksFirst: boolean;
};

/** Text of twice the size may need more. */
const HEIGHTS = { 600: "min-h-[600px]", 800: "min-h-[800px]" };

/**
 * The form of a third party in a frame. Nothing is asked of its platform before an agreement; the
 * form's own page and the phone stay beside it, for what no script can notice.
 */
export function QuoteFrame({
  asksFirst,
  headingLevel: Heading = "h2",
  height,
  intro,
  phone,
  recipient,
  src,
  title,
}: QuoteFrameProps) {
  const platform = new URL(src).hostname;
  const place = useRef<HTMLElement>(null);
  const isAccepted = useSyncExternalStore(
    subscribeToFormChoices,
    () => isFormAccepted(platform),
    () => false,
  );
  const frameTitle = `Formulaire\u202F: ${title}`;

  function choose(applyChoice: (platform: string) => void) {
    // The pressed button goes away: the focus waits where its successor comes.
    place.current?.focus({ preventScroll: true });
    applyChoice(platform);
  }

  return (
    <section>
      <Heading className="text-heading">{title}</Heading>
      <p className="mt-3 max-w-text text-ink-soft">{intro}</p>
      <p className="mt-3 max-w-text text-sm text-ink-soft">
        {`Ce formulaire est celui de la plateforme ${platform}, qui reçoit vos réponses et les transmet à ${recipient}.`}
      </p>
      <p className="mt-1 mb-3 flex flex-wrap items-center gap-x-5">
        <span className="text-sm text-ink-soft">En cas de souci&#8239;:</span>
        <a href={src} target="_blank" rel="noopener" className="text-link line-link">
          L’ouvrir dans sa propre page<span className="sr-only"> (nouvel onglet)</span>
        </a>
        <a href={phoneHref(phone)} className="text-link line-link">
          {`Appeler le ${phone}`}
        </a>
      </p>
      <div className="no-print noscript:hidden">
        <section
          ref={place}
          tabIndex={-1}
          aria-label={frameTitle}
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
            <LoadingFrame src={src} title={frameTitle} phone={phone} />
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
    </section>
  );
}
