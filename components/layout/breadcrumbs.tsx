import Link from "next/link";
import type { Crumb } from "#lib/seo/json-ld";

/** From home to the page itself; the same crumbs make the page's structured data. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="no-print text-[0.95rem] text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-2">
        {crumbs.map(({ label, path }, index) => (
          <li key={path} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < crumbs.length - 1 ? (
              <Link
                href={path}
                className="inline-flex min-h-8 items-center underline underline-offset-4 hover:text-action-ink"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
