"use client";

import { FloatingButtons } from "#components/layout/floating-buttons";
import { useArrivalFocus } from "#components/layout/use-arrival-focus";
import { useKeyboard } from "#components/layout/use-keyboard";
import type { QuoteTarget } from "#lib/quote";

/** What every page has and only scripts can do. */
export function SiteTools(props: { phone: string; quote: QuoteTarget }) {
  useArrivalFocus();
  useKeyboard();
  return <FloatingButtons {...props} />;
}
