"use client";

import { useRef } from "react";
import { ArticleNotice } from "#components/admin/article-notice";
import { StatusBadge } from "#components/admin/status-badge";
import { Field } from "#components/ui/field";
import { adminRoutes } from "#lib/admin-routes";
import type { ArticleOutcome, SavedArticle } from "#lib/blog/article-form";
import { formatParisTime } from "#lib/paris-time";
import { routes } from "#lib/routes";

type PublicationPanelProps = {
  /** Null: not stored yet. */
  saved: SavedArticle | null;
  outcome: ArticleOutcome | null;
  isDirty: boolean;
  isSending: boolean;
  defaultPublishAt: string;
  publishAtFault?: string;
};

function describeStatus(saved: SavedArticle | null): string {
  if (saved === null || saved.publishedAt === null)
    return "Seuls les administrateurs lisent un brouillon.";
  const time = formatParisTime(saved.publishedAt);
  return saved.status === "programme"
    ? `Paraîtra le ${time}.`
    : `Paru le ${time}. Ce que vous enregistrez est en ligne aussitôt.`;
}

/** State of the article, and all that can be done with it. */
export function PublicationPanel(props: PublicationPanelProps) {
  const { defaultPublishAt, isDirty, isSending, outcome, publishAtFault, saved } = props;
  const status = saved?.status ?? "brouillon";
  return (
    <section aria-label="Publication" className="grid gap-4" aria-busy={isSending}>
      <div>
        <StatusBadge status={status} />
        <p className="mt-2 text-sm text-ink-soft">{describeStatus(saved)}</p>
      </div>
      <div role="status" tabIndex={-1} data-notice className="font-semibold outline-none">
        <ArticleNotice outcome={outcome} articleId={saved?.id ?? ""} />
      </div>
      <button type="submit" name="intent" value="save" className="button button-primary">
        {isSending ? "Envoi…" : "Enregistrer"}
      </button>
      <p className="text-sm text-ink-soft empty:hidden">
        {isDirty && "Des modifications ne sont pas enregistrées."}
      </p>
      {status !== "en-ligne" && (
        <>
          <button type="submit" name="intent" value="publish" className="button button-outline">
            Publier maintenant
          </button>
          <div className="grid gap-3 border-t border-line pt-4">
            <Field
              label="Date de parution"
              type="datetime-local"
              name="publishAt"
              defaultValue={defaultPublishAt}
              hint="À l’heure de Paris."
              error={publishAtFault}
            />
            <button type="submit" name="intent" value="schedule" className="button button-outline">
              Programmer
            </button>
          </div>
        </>
      )}
      {saved && (
        <>
          <div className="flex flex-wrap gap-x-6 border-t border-line pt-3">
            <a
              href={adminRoutes.preview(saved.id)}
              target="_blank"
              rel="noopener"
              className="text-link line-link"
            >
              Aperçu de la version enregistrée (nouvel onglet)
            </a>
            {status === "en-ligne" && (
              <a
                href={routes.article(saved.slug)}
                target="_blank"
                rel="noopener"
                className="text-link line-link"
              >
                Voir sur le site (nouvel onglet)
              </a>
            )}
          </div>
          <div className="flex flex-wrap gap-3 border-t border-line pt-4">
            {status !== "brouillon" && (
              <button
                type="submit"
                name="intent"
                value="unpublish"
                className="button button-outline grow"
              >
                {status === "programme" ? "Annuler la parution" : "Dépublier"}
              </button>
            )}
            <Deletion
              isAsking={outcome?.kind === "asking-deletion"}
              isOnline={status === "en-ligne"}
            />
          </div>
        </>
      )}
    </section>
  );
}

type DeletionProps = {
  /** The server asks, when there are no scripts to open the dialog. */
  isAsking: boolean;
  isOnline: boolean;
};

function Deletion({ isAsking, isOnline }: DeletionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="submit"
        name="intent"
        value="ask-deletion"
        className="button button-outline grow"
        onClick={(event) => {
          event.preventDefault();
          dialog.current?.showModal();
        }}
      >
        Supprimer…
      </button>
      <dialog
        ref={dialog}
        open={isAsking || undefined}
        aria-labelledby="deletion-title"
        className="confirmation"
      >
        <h2 id="deletion-title" className="text-heading">
          Supprimer cet article&#8239;?
        </h2>
        <p className="mt-2">
          Son texte est perdu, même ce qui n’est pas enregistré
          {isOnline && ", et il disparaît du site"}. Il n’y a pas de retour possible.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <button
            type="submit"
            name="intent"
            value="delete"
            className="button button-primary"
            onClick={() => dialog.current?.close()}
          >
            Supprimer l’article
          </button>
          <button
            type="submit"
            formMethod="dialog"
            className="button button-outline"
            onClick={(event) => {
              event.preventDefault();
              dialog.current?.close();
            }}
          >
            Garder l’article
          </button>
        </div>
      </dialog>
    </>
  );
}
