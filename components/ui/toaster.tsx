"use client";

import { Toaster as Sonner } from "sonner";

/** The live region of toasts, in the site's colours; in place before the first message. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      containerAriaLabel="Notifications"
      toastOptions={{
        duration: 5000,
        classNames: {
          toast: "!rounded-panel !border !border-line !bg-raised !font-sans !text-base !text-ink",
          description: "!text-ink-soft",
          error: "!border-2 !border-red",
          success: "!border-2 !border-green",
        },
      }}
    />
  );
}
