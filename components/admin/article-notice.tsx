import type { ReactNode } from "react";
import { adminRoutes } from "#lib/admin-routes";
import type { ArticleIntent, ArticleOutcome, SavedArticle } from "#lib/blog/article-form";
import { formatParisTime } from "#lib/paris-time";
import { routes } from "#lib/routes";

/** What was done, in one sentence. */
export function describeDone(intent: ArticleIntent, { publishedAt, status }: SavedArticle): string {
  if (intent === "unpublish") return "L’article n’est plus sur le site\u202F: c’est un brouillon.";
  if (status === "brouillon" || publishedAt === null) return "Brouillon enregistré.";
  if (status === "programme")
    return `Article enregistré\u202F: il paraîtra le ${formatParisTime(publishedAt)}.`;
  return intent === "publish"
    ? "Article publié\u202F: il est en ligne."
    : "Article enregistré\u202F: les changements sont en ligne.";
}

const ANYWAY: Readonly<Record<ArticleIntent, string>> = {
  save: "Enregistrer quand même",
  publish: "Publier quand même",
  schedule: "Programmer quand même",
  unpublish: "Retirer quand même",
  delete: "Supprimer quand même",
  "ask-deletion": "Supprimer quand même",
};

function NewTabLink({ children, href }: { children: ReactNode; href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-link">
      {children} (nouvel onglet)
    </a>
  );
}

type ConflictProps = { articleId: string; intent: ArticleIntent; current: string | null };

function Conflict({ articleId, current, intent }: ConflictProps) {
  if (current === null) {
    return (
      <>
        <p>
          Quelqu’un a supprimé cet article depuis que vous l’avez ouvert. Votre texte est toujours
          ici.
        </p>
        <button
          type="submit"
          name="copy"
          value="save"
          className="button button-outline mt-3 w-full"
        >
          Enregistrer comme nouvel article
        </button>
      </>
    );
  }
  return (
    <>
      <p>
        Quelqu’un a changé cet article depuis que vous l’avez ouvert. Votre texte est toujours ici,
        rien n’a été enregistré. Comparez avec la{" "}
        <NewTabLink href={adminRoutes.article(articleId)}>version enregistrée</NewTabLink>.
      </p>
      <input type="hidden" name="current" value={current} />
      <button
        type="submit"
        name="anyway"
        value={intent}
        className="button button-outline mt-3 w-full"
      >
        {ANYWAY[intent]}
      </button>
    </>
  );
}

type ArticleNoticeProps = { outcome: ArticleOutcome | null; articleId: string };

/** What became of the last thing asked, beside the buttons. */
export function ArticleNotice({ articleId, outcome }: ArticleNoticeProps) {
  switch (outcome?.kind) {
    case undefined:
    case "asking-deletion":
      return null;
    case "done":
      return <p className="text-apple">{describeDone(outcome.intent, outcome.saved)}</p>;
    case "refused":
      return <p>Rien n’est enregistré&#8239;: corrigez ce qui est signalé sous les champs.</p>;
    case "conflict":
      return <Conflict {...outcome} articleId={articleId} />;
    case "signed-out":
      return (
        <p>
          Votre session a pris fin. <NewTabLink href={routes.auth()}>Reconnectez-vous</NewTabLink>,
          puis enregistrez à nouveau&#8239;: votre texte est toujours ici.
        </p>
      );
    case "outage":
      return (
        <p>
          La base de données ne répond pas&#8239;: rien n’est enregistré. Votre texte est toujours
          ici, réessayez dans quelques minutes.
        </p>
      );
    case "unsent":
      return (
        <p>
          L’envoi n’a pas abouti. Votre texte est toujours ici&#8239;: vérifiez votre connexion,
          puis réessayez.
        </p>
      );
  }
}
