"use client";

import { ErrorPage } from "#components/errors/error-page";
import { ToastOnArrival } from "#components/ui/toast-on-arrival";

/** What Next.js gives the page of an error. */
export type ErrorFileProps = { error: Error & { digest?: string }; reset: () => void };

type OutagePageProps = Parameters<typeof ErrorPage>[0] & { toast: string };

/** Something did not answer: said at once, and by a message. */
export function OutagePage({ toast, ...page }: OutagePageProps) {
  return (
    <>
      <ToastOnArrival kind="error" title={toast} />
      <ErrorPage {...page} />
    </>
  );
}
