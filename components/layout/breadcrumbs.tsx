import { SiteLink } from "#components/layout/site-link";
import { siteUrl } from "#lib/env";
import type { Crumb } from "#lib/seo/json-ld";

/** From home to the page itself; the same crumbs make the page's structured data. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <>
      <nav aria-label="Fil d’Ariane" className="crumbs no-print">
        <ol>
          {crumbs.map(({ label, path }, index) => (
            <li key={path}>
              {index > 0 && <span aria-hidden="true">/</span>}
              {index < crumbs.length - 1 ? (
                <SiteLink href={path}>{label}</SiteLink>
              ) : (
                <span aria-current="page">{label}</span>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <p className="print-only">
        Imprimé depuis {siteUrl()}
        {crumbs.at(-1)?.path}
      </p>
    </>
  );
}
