import { ArticleLine } from "#components/admin/article-line";
import { SearchField } from "#components/blog/search-field";
import { EmptyState } from "#components/sections/empty-state";
import { Button } from "#components/ui/button";
import { Pagination } from "#components/ui/pagination";
import { ToastOnArrival } from "#components/ui/toast-on-arrival";
import { adminRoutes } from "#lib/admin-routes";
import {
  type ArticleStatus,
  articleStatuses,
  getArticleStatusLabel,
} from "#lib/blog/article-status";
import type { ArticleEntries } from "#lib/blog/edited-articles";
import type { EditingQuery } from "#lib/blog/editing-query";

type ArticlesPageProps = { list: ArticleEntries; asked: EditingQuery; isAfterDeletion: boolean };

const DELETED = "Article supprimé.";

/** Every article, whatever its state. */
export function ArticlesPage({ asked, isAfterDeletion, list }: ArticlesPageProps) {
  const { query, status } = asked;
  return (
    <div className="page-width pt-8 pb-20">
      {isAfterDeletion && <ToastOnArrival kind="success" title={DELETED} />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-title font-extrabold">Articles</h1>
        <Button asChild>
          <a href={adminRoutes.newArticle()}>Nouvel article</a>
        </Button>
      </div>
      <p role="status" className="mt-4 font-semibold text-apple empty:hidden">
        {isAfterDeletion && DELETED}
      </p>
      <StatusLinks {...asked} counts={list.counts} />
      <SearchForm query={query} status={status} />
      {list.entries.length === 0 ? (
        <div className="py-12">
          <EmptyState>
            {query === "" && status === null
              ? "Aucun article pour le moment. Écrivez le premier\u202F: il reste un brouillon tant que vous ne le publiez pas."
              : "Aucun article ne répond à cette recherche."}
          </EmptyState>
        </div>
      ) : (
        <ul className="my-8 border-b border-line">
          {list.entries.map((entry) => (
            <ArticleLine key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      <Pagination
        page={asked.page}
        pageCount={list.pageCount}
        hrefOf={(page) => adminRoutes.articles({ query, status: status ?? undefined, page })}
      />
    </div>
  );
}

type StatusLinksProps = EditingQuery & { counts: Record<ArticleStatus, number> };

function StatusLinks({ counts, query, status }: StatusLinksProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const links = [
    { id: undefined, label: "Tous", count: all },
    ...articleStatuses.map((id) => ({ id, label: getArticleStatusLabel(id), count: counts[id] })),
  ];
  return (
    <nav aria-label="États" className="mt-6">
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {links.map(({ count, id, label }) => (
          <li key={label}>
            <a
              href={adminRoutes.articles({ query, status: id })}
              aria-current={(id ?? null) === status ? "true" : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent hover:text-action-ink aria-[current]:border-action aria-[current]:font-bold"
            >
              {label}
              <span className="text-ink-soft">
                {count.toLocaleString("fr-FR")}
                <span className="sr-only"> {count > 1 ? "articles" : "article"}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SearchForm({ query, status }: Pick<EditingQuery, "query" | "status">) {
  return (
    <search>
      <form method="get" action={adminRoutes.articles()} className="mt-6 max-w-xl">
        <SearchField
          id="recherche"
          label="Rechercher dans les titres et les extraits"
          query={query}
          kept={{ name: "etat", value: status }}
          buttonClassName="button-outline"
        />
      </form>
    </search>
  );
}
