"use client";

import { type ErrorPageProps, OutagePage } from "#components/errors/outage-page";

export default function PageError({ error, reset }: ErrorPageProps) {
  return (
    <OutagePage
      title="Cette page n’a pas pu s’afficher"
      text="Une erreur est survenue de notre côté. Réessayez ; si elle revient, nous vous répondons au téléphone et par e-mail."
      reference={error.digest}
      retry={reset}
    />
  );
}
