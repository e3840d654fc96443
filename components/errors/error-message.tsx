import { businessContact } from "#lib/business-contact";
import { emailHref, phoneHref } from "#lib/contact-links";

type ErrorMessageProps = {
  title: string;
  text: string;
  /** Of the error in the server's log; absent when it happened in the browser. */
  reference: string | undefined;
  retry: () => void;
};

/** Something failed: try again, call, or write. */
export function ErrorMessage({ reference, retry, text, title }: ErrorMessageProps) {
  const { email, phone } = businessContact;
  return (
    <div className="page-width py-20 text-center">
      <h1 className="text-title font-extrabold">{title}</h1>
      <p className="mx-auto mt-4 max-w-text text-lead text-ink-soft">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {/* Classes, not <Button>: every page carries this one's script. */}
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
