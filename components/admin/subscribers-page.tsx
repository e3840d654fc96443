import { EmptyState } from "#components/sections/empty-state";
import { Button } from "#components/ui/button";
import { adminRoutes } from "#lib/admin-routes";
import type { SubscriberOverview } from "#lib/blog/subscribers";
import { formatDate, getToday } from "#lib/dates";

/** Who receives the newsletter, and the file to send it with. */
export function SubscribersPage({
  latest,
  subscribedCount,
  unsubscribedCount,
}: SubscriberOverview) {
  return (
    <div className="page-width pt-6 pb-20">
      <h1 className="text-title font-extrabold">Abonnés à la lettre</h1>
      <dl className="mt-8 flex flex-wrap gap-x-16 gap-y-6">
        <Count label="Inscrits" count={subscribedCount} />
        <Count label="Désinscrits" count={unsubscribedCount} />
      </dl>
      {subscribedCount === 0 ? (
        <div className="mt-12">
          <EmptyState>Personne n’est inscrit à la lettre pour le moment.</EmptyState>
        </div>
      ) : (
        <>
          <section className="mt-12 max-w-text">
            <h2 className="text-heading">Envoyer la lettre</h2>
            <p className="mt-2 text-ink-soft">
              Le fichier contient toutes les adresses inscrites, pour Excel, LibreOffice ou votre
              outil d’envoi. Placez au bas de chaque lettre le lien de désinscription de la
              personne&#8239;: il n’est valable que pour elle. Téléchargez-le avant chaque
              envoi&#8239;: les désinscriptions y sont prises en compte.
            </p>
            <Button asChild className="mt-5">
              <a href={adminRoutes.subscribersFile()} download>
                Télécharger le fichier (CSV)
              </a>
            </Button>
          </section>
          <section className="mt-12">
            <h2 className="text-heading">Derniers inscrits</h2>
            <ul className="mt-4 grid gap-x-14 border-t border-line lg:grid-cols-2">
              {latest.map(({ consentedAt, email, textVersion }) => (
                <li key={email} className="border-b border-line py-3">
                  <p className="font-semibold wrap-anywhere">{email}</p>
                  <p className="text-ink-soft">
                    Consentement du{" "}
                    <time dateTime={consentedAt}>
                      {formatDate(getToday(new Date(consentedAt)))}
                    </time>
                    , texte&nbsp;{textVersion}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  );
}

function Count({ count, label }: { count: number; label: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-display text-hero font-extrabold">{count.toLocaleString("fr-FR")}</dd>
    </div>
  );
}
