"use client";

import { ToastOnArrival } from "#components/ui/toast-on-arrival";
import { businessContact } from "#lib/business-contact";
import { emailHref, phoneHref } from "#lib/contact-links";

/** What Next.js gives the page of an error. */
export type ErrorFileProps = { error: Error & { digest?: string }; reset: () => void };

type OutagePageProps = {
  title: string;
  text: string;
  toast: string;
  /** Of the error in the server's log; absent when it happened in the browser. */
  reference: string | undefined;
  retry: () => void;
};

/** Something did not answer: try again, call, or write. */
export function OutagePage({ reference, retry, text, title, toast }: OutagePageProps) {
  const { email, phone } = businessContact;
  return (
    <div className="page-width py-20 text-center">
      <ToastOnArrival kind="error" title={toast} />
      <h1 className="text-title font-extrabold">{title}</h1>
      <p className="mx-auto mt-4 max-w-text text-lead text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* Classes, not <Button>: every page of the section carries this one's script. */}
        <button type="button" className="button button-primary button-large" onClick={retry}>
          Réessayer
        </button>
        <a href={phoneHref(phone)} className="button button-outline button-large">
          Appeler le {phone}
        </a>
        <a href={emailHref(email)} className="button button-outline button-large">
          Nous écrire
        </a>
      </div>
      {reference && <p className="mt-8 text-sm text-ink-soft">Référence&#8239;: {reference}</p>}
    </div>
  );
}
