"use client";

import "./globals.css";
import { type ErrorPageProps, OutagePage } from "#components/errors/outage-page";

/** In place of the whole page, when even what surrounds each page fails. */
export default function GlobalError({ error, reset }: ErrorPageProps) {
  return (
    <html lang="fr">
      <body>
        <title>Une erreur est survenue</title>
        <main>
          <OutagePage
            title="Le site n’a pas pu s’afficher"
            text="Une erreur est survenue de notre côté. Réessayez ; si elle revient, nous vous répondons au téléphone et par e-mail."
            reference={error.digest}
            retry={reset}
          />
        </main>
      </body>
    </html>
  );
}
