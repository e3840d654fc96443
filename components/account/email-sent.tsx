import type { ReactNode } from "react";

type EmailSentProps = {
  title: string;
  email: string;
  emailsDir: string | null;
  children: ReactNode;
};

/** An e-mail is on its way: to whom, and what to do with it. */
export function EmailSent({ children, email, emailsDir, title }: EmailSentProps) {
  return (
    <section role="status" className="border-l-4 border-apple pl-4">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-2 wrap-anywhere">
        Nous écrivons à <strong>{email}</strong>. {children}
      </p>
      {emailsDir !== null && (
        <p className="mt-4 text-sm text-ink-soft wrap-anywhere">
          Site d’essai&#8239;: l’e-mail n’est pas envoyé, il attend dans le dossier{" "}
          <code>{emailsDir}</code>.
        </p>
      )}
    </section>
  );
}
