"use client";

import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import type { FloatingButtonsProps } from "#components/layout/floating-buttons";
import { useArrivalFocus } from "#components/layout/use-arrival-focus";
import { useKeyboard } from "#components/layout/use-keyboard";

const SHOWN_FROM_PX = 500;

const Nothing: ComponentType<FloatingButtonsProps> = () => null;

const FloatingButtons = lazy(() =>
  import("#components/layout/floating-buttons").then(
    (module) => ({ default: module.FloatingButtons }),
    // Without a connection the page goes without.
    () => ({ default: Nothing }),
  ),
);

/** Whether the page has scrolled far; still while the keyboard is in the buttons of that time. */
function useIsFar(): boolean {
  const [isFar, setIsFar] = useState(false);

  useEffect(() => {
    const onScroll = () =>
      setIsFar(
        scrollY > SHOWN_FROM_PX ||
          document.querySelector(".floating-buttons :focus-visible") !== null,
      );
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);

  return isFar;
}

/** What every page has and only scripts can do. */
export function SiteTools(props: FloatingButtonsProps) {
  const isFar = useIsFar();
  useArrivalFocus();
  useKeyboard();
  return <Suspense>{isFar && <FloatingButtons {...props} />}</Suspense>;
}
