"use client";

import { FloatingButtons, type FloatingButtonsProps } from "#components/layout/floating-buttons";
import { useArrivalFocus } from "#components/layout/use-arrival-focus";
import { useKeyboard } from "#components/layout/use-keyboard";

/** What every page has and only scripts can do. */
export function SiteTools(props: FloatingButtonsProps) {
  useArrivalFocus();
  useKeyboard();
  return <FloatingButtons {...props} />;
}
