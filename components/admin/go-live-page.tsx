import type { GoLiveList } from "#lib/go-live/list";
import { typeset } from "#lib/typography";

/** What is left before going live: what `npm run golive` lists, by file. */
export function GoLivePage({ administration, placeholders, settings }: GoLiveList) {
  const count = administration.length + placeholders.length + settings.length;
  const files = Map.groupBy(placeholders, ({ file }) => file);
  return (
    <div className="page-width pt-6 pb-20">
      <h1 className="text-title font-extrabold">Mise en ligne</h1>
      <p className="mt-5 max-w-text text-lead text-ink-soft">{describeCount(count)}</p>
      <Points title="Administration" points={administration} />
      <Points title="Réglages" points={settings} />
      {files.size > 0 && (
        <section className="mt-12">
          <h2 className="text-heading">Valeurs d’exemple à remplacer</h2>
          <p className="mt-2 max-w-text text-ink-soft">
            Le site est livré avec une entreprise fictive. Remplacez ces valeurs dans leur fichier,
            puis redéployez.
          </p>
          <ul className="mt-5 grid gap-x-14 gap-y-6 lg:grid-cols-2">
            {[...files].map(([file, entries]) => (
              <li key={file} className="border-t border-line pt-3">
                <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
                  {file}
                </h3>
                <p className="text-ink-soft wrap-anywhere">
                  {entries.map(({ field }) => field).join(", ")}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function describeCount(count: number): string {
  if (count === 0) return "Rien ne reste à régler : le site est prêt.";
  return `${count} point${count > 1 ? "s" : ""} à régler, comme les donne la commande npm run golive.`;
}

function Points({ points, title }: { points: readonly string[]; title: string }) {
  if (points.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="text-heading">{title}</h2>
      <ul className="oak-list mt-4 max-w-3xl">
        {points.map((point) => (
          <li key={point} className="wrap-anywhere">
            {typeset(point)}
          </li>
        ))}
      </ul>
    </section>
  );
}
