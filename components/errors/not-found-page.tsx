import { EmailAddress } from "#components/contact/email-address";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Drawing } from "#components/ui/drawing";
import type { Business } from "#content/schema/business";
import type { NotFoundContent } from "#content/schema/pages";
import { emailHref, phoneHref } from "#lib/contact-links";
import { routes } from "#lib/routes";

type NotFoundPageProps = { page: NotFoundContent; business: Business };

export function NotFoundPage({ business, page }: NotFoundPageProps) {
  return (
    <div className="page-width grid items-center gap-10 py-14 lg:grid-cols-2">
      <div>
        <Badge>{page.badge}</Badge>
        <h1 className="mt-5 text-title font-extrabold">{page.title}</h1>
        <p className="mt-4 max-w-text text-lead text-ink-soft">{page.text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="large" className="max-sm:w-full">
            <a href={routes.home()}>Retour à l’accueil</a>
          </Button>
          <Button asChild variant="outline" size="large" className="max-sm:w-full">
            <a href={routes.services()}>Voir les services</a>
          </Button>
        </div>
        <p className="mt-8 border-t border-line pt-5">
          Besoin d’un renseignement ? Appelez le{" "}
          <a href={phoneHref(business.phone)} className="text-link whitespace-nowrap">
            {business.phone}
          </a>{" "}
          ou écrivez à{" "}
          <span className="inline-block wrap-anywhere">
            <a href={emailHref(business.email)} className="text-link">
              <EmailAddress email={business.email} />
            </a>
            .
          </span>
        </p>
      </div>
      <Drawing
        name="not-found.svg"
        width={640}
        height={420}
        isEager
        className="w-full max-w-xl max-lg:mx-auto"
      />
    </div>
  );
}
