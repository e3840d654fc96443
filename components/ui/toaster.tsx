"use client";

import { Toaster as Sonner } from "sonner";

const ABOVE_BARS = { bottom: "calc(var(--bottom-bars) + 1rem)" };

/** The live region of toasts, in the site's colours; in place before the first message. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      closeButton
      offset={ABOVE_BARS}
      mobileOffset={ABOVE_BARS}
      containerAriaLabel="Notifications"
      toastOptions={{
        duration: 5000,
        closeButtonAriaLabel: "Fermer",
        classNames: {
          toast: "!rounded-panel !border !border-line !bg-raised !font-sans !text-base !text-ink",
          description: "!text-ink-soft",
          error: "!border-2 !border-red",
          closeButton: "!size-6 !border-line-strong !bg-raised !text-ink",
          success: "!border-2 !border-green",
        },
      }}
    />
  );
}
