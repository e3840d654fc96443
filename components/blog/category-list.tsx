import Link from "next/link";
import { LIST_CATEGORIES } from "#lib/blog/categories";
import { routes } from "#lib/routes";

type CategoryListProps = {
  current: string | null;
  query: string;
  /** Articles of each category in the whole list. */
  counts: Readonly<Record<string, number>>;
};

/** The sidebar: every category of the list with how many articles it holds. */
export function CategoryList({ counts, current, query }: CategoryListProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const entries = [
    { id: undefined, label: "Tous les articles", count: all },
    ...LIST_CATEGORIES.map(({ id, label }) => ({ id, label, count: counts[id] ?? 0 })),
  ];
  return (
    <nav aria-label="Catégories">
      <h2 className="text-heading">Catégories</h2>
      <ul className="category-list">
        {entries.map(({ count, id, label }) => (
          <li key={label}>
            <Link
              href={routes.blog({ query, category: id })}
              prefetch={false}
              aria-current={(id ?? null) === current ? "true" : undefined}
            >
              <span>{label}</span>
              <span>
                {count}
                <span className="sr-only"> articles</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
