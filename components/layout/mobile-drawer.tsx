"use client";

import { Menu, X } from "lucide";
import { type ReactNode, useRef } from "react";
import { Icon } from "#components/ui/icon";
import { afterPaint } from "#lib/after-paint";

/** On the screen at once: to make the rest of the page inert styles all of it anew. */
function openModal(dialog: HTMLDialogElement) {
  dialog.open = true;
  afterPaint(() => {
    if (!dialog.open) return;
    dialog.open = false;
    dialog.showModal();
  });
}

/**
 * The side drawer of small screens: a modal <dialog>, so the browser keeps focus inside and
 * gives it back. `command` opens and closes it without JavaScript where browsers know it.
 */
export function MobileDrawer({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);

  return (
    <div className="no-print lg:hidden">
      <button
        type="button"
        className="icon-button"
        aria-haspopup="dialog"
        {...{ command: "show-modal", commandfor: "menu" }}
        onClick={(event) => {
          event.preventDefault();
          if (dialog.current) openModal(dialog.current);
        }}
      >
        <Icon node={Menu} />
        <span className="sr-only">Ouvrir le menu</span>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link already clicks it; Escape is the dialog's own. */}
      <dialog
        ref={dialog}
        id="menu"
        aria-label="Menu"
        className="drawer"
        onClick={(event) => {
          const target = event.target as Element;
          if (target === event.currentTarget || target.closest("a")) event.currentTarget.close();
        }}
      >
        <div className="flex min-h-full flex-col gap-6 p-5">
          <button
            type="button"
            className="icon-button self-end"
            {...{ command: "close", commandfor: "menu" }}
            onClick={(event) => {
              event.preventDefault();
              dialog.current?.close();
            }}
          >
            <Icon node={X} />
            <span className="sr-only">Fermer le menu</span>
          </button>
          {children}
        </div>
      </dialog>
    </div>
  );
}
