"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Shows a page reached inside the site from its top, its h1 focused: that focus is the one thing
 * a screen reader says of the change. Next.js would say the title too, and so once more at each
 * search of the blog, which has a status of its own: app/globals.css takes its announcer away.
 * A first load, a fragment, a query and a way back keep the scroll that the browser gives them.
 */
export function useArrivalFocus(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const returnedTo = useRef<string>(null);

  useEffect(() => {
    const onReturn = () => {
      returnedTo.current = location.pathname;
    };
    window.addEventListener("popstate", onReturn);
    return () => window.removeEventListener("popstate", onReturn);
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const isReturn = returnedTo.current === pathname;
    returnedTo.current = null;
    const place = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const part = place ?? document.querySelector("main");
    const heading = part?.querySelector<HTMLElement>("h1, h2") ?? part;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    if (!isReturn && !place) window.scrollTo({ top: 0 });
  }, [pathname]);
}
