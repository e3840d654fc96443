"use client";

import { type ReactNode, useEffect, useRef } from "react";

type DisclosureMenuProps = {
  label: ReactNode;
  /** The panel ends where its label ends: for a menu at the end of its line. */
  isAtEnd?: boolean;
  children: ReactNode;
};

/**
 * A menu that the browser opens by itself; the script only closes it: Escape (giving focus
 * back), a click elsewhere, a choice, focus that leaves.
 */
export function DisclosureMenu({ children, isAtEnd = false, label }: DisclosureMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      const { current } = menu;
      if (current?.open && !current.contains(event.target as Node)) current.open = false;
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
    };
  }, []);

  return (
    <details
      ref={menu}
      data-menu
      className="group relative"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !event.currentTarget.open) return;
        event.preventDefault();
        event.currentTarget.open = false;
        event.currentTarget.querySelector("summary")?.focus();
      }}
      onClick={(event) => {
        if ((event.target as Element).closest("a")) event.currentTarget.open = false;
      }}
    >
      <summary className="nav-link gap-1.5">
        {label}
        <svg
          viewBox="0 0 12 8"
          width="12"
          height="8"
          aria-hidden="true"
          className="transition-transform group-open:rotate-180"
        >
          <path d="m1 1 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      <div
        className={`absolute top-full z-10 mt-2 min-w-60 rounded-panel border border-line bg-raised p-2 shadow-lg ${isAtEnd ? "right-0" : "left-0"}`}
      >
        {children}
      </div>
    </details>
  );
}
