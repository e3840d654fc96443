"use client";

import { useLayoutEffect, useRef } from "react";
import { afterPaint } from "#lib/after-paint";
import { saveConsent } from "#lib/consent/choice";
import { routes } from "#lib/routes";

/** Asks once, at the bottom of the screen; the page keeps as much room free below its content. */
export function ConsentBanner() {
  const banner = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--consent-bar", `${banner.current?.offsetHeight ?? 0}px`),
    );
    if (banner.current) observer.observe(banner.current);
    return () => {
      observer.disconnect();
      // It styles the whole page anew.
      afterPaint(() => style.removeProperty("--consent-bar"));
    };
  }, []);

  return (
    <section ref={banner} aria-label="Cookies" className="consent-banner no-print">
      <div className="page-width">
        <p>
          Avec votre accord, ce site mesure son audience et l’effet des publicités.{" "}
          <a href={routes.cookies()} className="text-link">
            En savoir plus
          </a>{" "}
          <a href={routes.manageCookies()} className="text-link">
            Choisir par finalité
          </a>
        </p>
        <div>
          <button
            type="button"
            className="button button-primary"
            onClick={() => saveConsent({ analytics: true, marketing: true })}
          >
            Accepter tout
          </button>
          <button
            type="button"
            className="button button-primary"
            onClick={() => saveConsent({ analytics: false, marketing: false })}
          >
            Nécessaires uniquement
          </button>
        </div>
      </div>
    </section>
  );
}
