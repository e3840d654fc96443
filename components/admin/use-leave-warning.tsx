"use client";

import { useEffect } from "react";

const QUESTION =
  "Vos dernières modifications ne sont pas enregistrées. Quitter la page et les perdre\u202F?";

/** The link of this tab that a click follows to another page; null for any other click. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === "_blank") return null;
  const isElsewhere =
    /^https?:$/.test(link.protocol) &&
    link.href.replace(/#.*$/, "") !== window.location.href.replace(/#.*$/, "");
  return isElsewhere ? link : null;
}

/** Asks before the page is left while something is not saved: by a link, by closing the tab. */
export function useLeaveWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    let isDecided = false;
    function onUnload(event: BeforeUnloadEvent) {
      if (!isDecided) event.preventDefault();
    }
    // Before Next.js, which changes pages without unloading.
    function onClick(event: MouseEvent) {
      if (findLink(event) === null) return;
      isDecided = window.confirm(QUESTION);
      if (isDecided) return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener("beforeunload", onUnload);
    window.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("click", onClick, true);
    };
  }, [isDirty]);
}
