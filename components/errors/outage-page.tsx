"use client";

import { ErrorMessage } from "#components/errors/error-message";
import { ToastOnArrival } from "#components/ui/toast-on-arrival";

/** What Next.js gives the page of an error. */
export type ErrorFileProps = { error: Error & { digest?: string }; reset: () => void };

type OutagePageProps = ErrorFileProps & { title: string; text: string; toast: string };

/** Something that a page needs did not answer. */
export function OutagePage({ error, reset, text, title, toast }: OutagePageProps) {
  return (
    <>
      <ToastOnArrival kind="error" title={toast} />
      <ErrorMessage title={title} text={text} reference={error.digest} retry={reset} />
    </>
  );
}
