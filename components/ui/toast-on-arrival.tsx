"use client";

import { useEffect } from "react";

type ToastOnArrivalProps = { kind: "success" | "error"; title: string; description?: string };

/** A message shown once, when the page that holds this appears. */
export function ToastOnArrival({ description, kind, title }: ToastOnArrivalProps) {
  useEffect(() => {
    import("#components/ui/show-toast")
      .then(({ showToast }) => showToast(kind, title, description))
      // The page says the same in its text.
      .catch(() => undefined);
  }, [kind, title, description]);
  return null;
}
