import { SiteLink } from "#components/layout/site-link";
import { Button } from "#components/ui/button";
import { Drawing } from "#components/ui/drawing";
import { ToastOnArrival } from "#components/ui/toast-on-arrival";
import { routes } from "#lib/routes";

export function ArticleNotFound() {
  return (
    <div className="page-width py-20 text-center">
      <ToastOnArrival kind="error" title="Article non trouvé" />
      <Drawing name="empty.svg" width={320} height={200} className="mx-auto w-60" />
      <h1 className="mt-6 text-title font-extrabold">Article non trouvé</h1>
      <p className="mt-4 text-lead text-ink-soft">
        L’article que vous cherchez n’existe pas ou a été supprimé.
      </p>
      <Button asChild size="large" className="mt-8">
        <SiteLink href={routes.blog()}>Retour au blog</SiteLink>
      </Button>
    </div>
  );
}
