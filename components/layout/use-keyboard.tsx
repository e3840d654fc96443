"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { hasKeyboardShortcuts, keyboardShortcuts } from "#lib/keyboard-shortcuts";
import { routes } from "#lib/routes";

const FIELDS = "input, textarea, select, [contenteditable]:not([contenteditable=false])";

/** What closes something that no dialog or popover of the browser closes at Escape itself. */
const CLOSERS =
  "details[data-menu][open] > summary, [data-sonner-toast][data-removed=false] [data-close-button]";

function findShortcut(event: KeyboardEvent) {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
  if (event.getModifierState("AltGraph") || (event.target as Element).closest?.(FIELDS)) return;
  return keyboardShortcuts.find(({ code }) => code === event.code);
}

/** Alt and a letter goes to a page; Escape presses the last close control on screen. */
export function useKeyboard(): void {
  const router = useRouter();

  useEffect(() => {
    // At the window, after whatever stands in the page: what it has answered is not done twice.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector("dialog:modal, :popover-open")) return;
      if (event.key === "Escape") {
        // A drawer is on screen for a moment before it is modal.
        const opening = document.querySelector<HTMLDialogElement>("dialog[open]");
        if (opening !== null) return opening.close();
        const closers = document.querySelectorAll<HTMLElement>(CLOSERS);
        [...closers].findLast((closer) => closer.checkVisibility())?.click();
        return;
      }
      const path = findShortcut(event)?.path;
      if (path === undefined || !hasKeyboardShortcuts()) return;
      event.preventDefault();
      // There, a page with unsaved work asks before it is unloaded.
      if (location.pathname.startsWith(routes.admin())) location.assign(path);
      else router.push(path);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [router]);
}
