import { StatusBadge } from "#components/admin/status-badge";
import { adminRoutes } from "#lib/admin-routes";
import type { SavedArticle } from "#lib/blog/article-form";
import { formatParisTime } from "#lib/paris-time";

function describe({ publishedAt, status }: SavedArticle): string {
  if (status === "brouillon" || publishedAt === null) return "Aperçu\u202F: brouillon non publié";
  return status === "programme"
    ? `Aperçu\u202F: paraîtra le ${formatParisTime(publishedAt)}`
    : "Aperçu\u202F: l’article est en ligne";
}

/** Above an article shown as visitors will read it. */
export function PreviewBar({ article }: { article: SavedArticle }) {
  return (
    <div className="no-print border-b-2 border-ink bg-clay">
      <div className="page-width flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
        <StatusBadge status={article.status} />
        <p className="font-semibold">{describe(article)}</p>
        <a href={adminRoutes.article(article.id)} className="text-link line-link sm:ml-auto">
          Reprendre l’écriture
        </a>
      </div>
    </div>
  );
}
