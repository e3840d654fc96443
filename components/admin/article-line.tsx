import { StatusBadge } from "#components/admin/status-badge";
import { adminRoutes } from "#lib/admin-routes";
import { getBlogCategoryLabel } from "#lib/blog/categories";
import type { ArticleEntry } from "#lib/blog/edited-articles";
import { formatParisTime } from "#lib/paris-time";
import { routes } from "#lib/routes";

function describePublication({ publishedAt, status }: ArticleEntry): string | null {
  if (publishedAt === null) return null;
  const time = formatParisTime(publishedAt);
  return status === "programme" ? `paraîtra le ${time}` : `paru le ${time}`;
}

/** One article of the list: its title leads to the editor. */
export function ArticleLine({ entry }: { entry: ArticleEntry }) {
  const { category, id, slug, status, title, updatedAt } = entry;
  const publication = describePublication(entry);
  return (
    <li className="grid gap-x-8 border-t border-line py-4 lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h2 className="text-heading">
          <a
            href={adminRoutes.article(id)}
            className="underline decoration-line-strong decoration-1 underline-offset-4 hover:text-action-ink"
          >
            {title}
          </a>
        </h2>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <StatusBadge status={status} />
          <span>{getBlogCategoryLabel(category)}</span>
          {publication && <span>{publication}</span>}
          <span>modifié le {formatParisTime(updatedAt)}</span>
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-6">
        <a href={adminRoutes.preview(id)} className="text-link line-link">
          Aperçu<span className="sr-only"> de « {title} »</span>
        </a>
        {status === "en-ligne" && (
          <a href={routes.article(slug)} className="text-link line-link">
            Voir sur le site<span className="sr-only"> « {title} »</span>
          </a>
        )}
      </p>
    </li>
  );
}
