"use client";

import { Button } from "#components/ui/button";
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
        <Button size="large" onClick={retry}>
          Réessayer
        </Button>
        <Button asChild variant="outline" size="large">
          <a href={routes.contact()}>Nous appeler ou nous écrire</a>
        </Button>
      </div>
    </div>
  );
}
