"use client";

import { ToastOnArrival } from "#components/ui/toast-on-arrival";
import { routes } from "#lib/routes";

type OutagePageProps = { title: string; text: string; toast: string; retry: () => void };

/** Something did not answer: try again, or write and call from the contact page. */
export function OutagePage({ retry, text, title, toast }: OutagePageProps) {
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
        <a href={routes.contact()} className="button button-outline button-large">
          Nous appeler ou nous écrire
        </a>
      </div>
    </div>
  );
}
