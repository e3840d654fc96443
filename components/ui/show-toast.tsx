"use client";

import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast } from "sonner";
import { Toaster } from "#components/ui/toaster";

/** One live region for the page's life, in place before its first message. */
const region = { isMounted: false };

function mountToaster(): void {
  if (region.isMounted) return;
  region.isMounted = true;
  const place = document.createElement("div");
  document.body.append(place);
  flushSync(() => createRoot(place).render(<Toaster />));
}

/** Shows a message at the bottom of the screen. Load it with `import()`: sonner weighs 10 KB. */
export function showToast(kind: "success" | "error", title: string, description?: ReactNode): void {
  mountToaster();
  requestAnimationFrame(() => toast[kind](title, { description }));
}
