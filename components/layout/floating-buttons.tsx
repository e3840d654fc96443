import { ArrowUp, Phone } from "lucide";
import { useLayoutEffect, useRef } from "react";
import { Icon } from "#components/ui/icon";
import { phoneHref } from "#lib/contact-links";

export type FloatingButtonsProps = {
  phone: string;
  /** Of this site, or of the booking platform, which opens in a new tab. */
  quoteHref: string;
};

/** Brings back what has the focus when a bar has just come over it. */
function uncoverFocus(bar: HTMLElement) {
  const focused = document.activeElement;
  if (focused === null || focused.contains(bar)) return;
  const limit = bar.getBoundingClientRect().top;
  const { bottom, top } = focused.getBoundingClientRect();
  const isOnScreen = top < window.innerHeight && top > limit - bar.offsetHeight;
  if (isOnScreen && bottom > limit) focused.scrollIntoView({ block: "nearest" });
}

/**
 * Call and back to the top, in the margin of large screens; a bar with the quote too at the
 * bottom of small ones.
 */
export function FloatingButtons({ phone, quoteHref }: FloatingButtonsProps) {
  const bar = useRef<HTMLElement>(null);
  const opensNewTab = !quoteHref.startsWith("/");

  useLayoutEffect(() => {
    if (bar.current !== null) uncoverFocus(bar.current);
  }, []);

  return (
    <section ref={bar} aria-label="Accès rapides" className="floating-buttons no-print">
      <a href={phoneHref(phone)} className="button button-primary">
        <Icon node={Phone} size={20} />
        <span>
          Appeler<span className="sr-only"> le {phone}</span>
        </span>
      </a>
      <a
        href={quoteHref}
        target={opensNewTab ? "_blank" : undefined}
        rel="noopener"
        className="button button-outline"
      >
        Devis gratuit
        {opensNewTab && <span className="sr-only"> (nouvel onglet)</span>}
      </a>
      <button
        type="button"
        className="icon-button"
        onClick={() => {
          document.querySelector("main")?.focus({ preventScroll: true });
          window.scrollTo({ top: 0 });
        }}
      >
        <Icon node={ArrowUp} size={20} />
        <span className="sr-only">Haut de page</span>
      </button>
    </section>
  );
}
