"use client";

import { ErrorMessage } from "#components/errors/error-message";
import type { ErrorFileProps } from "#components/errors/outage-page";

/** For faults that no page of its own explains: in place of the whole document. */
export default function GlobalError({ error, reset }: ErrorFileProps) {
  return (
    <html lang="fr">
      <body>
        <main>
          <title>Page indisponible</title>
          <ErrorMessage
            title="Cette page n’a pas pu s’afficher"
            text="L’incident vient de notre côté."
            reference={error.digest}
            retry={reset}
          />
        </main>
      </body>
    </html>
  );
}
