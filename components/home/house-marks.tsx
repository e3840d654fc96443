"use client";

import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";

/**
 * Opens a mark's card at the first touch and follows its link at the second, or when the card
 * is touched; Escape hides what hovering or focus shows. Mouse, keyboard and no script at all
 * need nothing of this: the cards open by CSS and the marks are links.
 */
export function HouseMarks({ children }: { children: ReactNode }) {
  const pointer = useRef("mouse");
  const [dismissed, setDismissed] = useState(false);

  const follow = (event: MouseEvent<HTMLUListElement>) => {
    const mark = (event.target as Element).closest("li");
    const link = mark?.querySelector("a");
    if (!mark || !link) return;
    const isFirstTouch = pointer.current !== "mouse" && !mark.hasAttribute("data-open");
    for (const other of event.currentTarget.children) other.removeAttribute("data-open");
    if (isFirstTouch) {
      mark.setAttribute("data-open", "");
      event.preventDefault();
    } else if (!link.contains(event.target as Node)) {
      link.click();
    }
  };

  return (
    <ul
      data-dismissed={dismissed || undefined}
      onPointerDown={(event: PointerEvent) => {
        pointer.current = event.pointerType;
      }}
      onPointerOver={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
      onClick={follow}
      onKeyDown={(event) => {
        pointer.current = "mouse";
        if (event.key === "Escape") setDismissed(true);
      }}
    >
      {children}
    </ul>
  );
}
