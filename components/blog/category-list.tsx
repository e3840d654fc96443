import { SiteLink } from "#components/layout/site-link";
import {
  ALL_ARTICLES_LABEL,
  type BlogCategory,
  getBlogCategoryLabel,
  listedBlogCategories,
} from "#lib/blog/categories";
import { routes } from "#lib/routes";

type CategoryListProps = {
  current: string | null;
  query: string;
  /** Articles of each category in the whole list. */
  counts: Readonly<Partial<Record<BlogCategory, number>>>;
};

/** The sidebar: every category of the list with how many articles it holds. */
export function CategoryList({ counts, current, query }: CategoryListProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { id: undefined, label: ALL_ARTICLES_LABEL, count: all },
    ...listedBlogCategories.map((id) => ({
      id,
      label: getBlogCategoryLabel(id),
      count: counts[id] ?? 0,
    })),
  ];
  return (
    <nav aria-label="Catégories">
      <h2 className="text-heading">Catégories</h2>
      <ul className="category-list">
        {entries.map(({ count, id, label }) => (
          <li key={label}>
            <SiteLink
              href={routes.blog({ query, category: id })}
              aria-current={(id ?? null) === current ? "true" : undefined}
            >
              <span className="min-w-0">{label}</span>
              <span>
                {count}
                <span className="sr-only"> articles</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
