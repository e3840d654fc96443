"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { adminRoutes } from "#lib/admin-routes";
import { routes } from "#lib/routes";

const LINKS = [
  { label: "Articles", path: adminRoutes.articles() },
  { label: "Abonnés à la lettre", path: adminRoutes.subscribers() },
  { label: "Mise en ligne", path: adminRoutes.goLive() },
] as const;

/** The articles' list stands at the root; their own pages belong to it. */
function findCurrent(pathname: string): string {
  const found = LINKS.find(
    ({ path }) => path !== adminRoutes.articles() && pathname.startsWith(path),
  );
  return found?.path ?? adminRoutes.articles();
}

/** Plain links: a page that is left whole can warn of what is not saved. */
export function AdminNavigation({ children }: { children?: ReactNode }) {
  const current = findCurrent(usePathname());
  return (
    <div className="no-print border-b border-line bg-ground-deep">
      <nav
        aria-label="Administration"
        className="page-width flex flex-wrap items-center gap-x-6 py-1"
      >
        {LINKS.map(({ label, path }) => (
          <a
            key={path}
            href={path}
            aria-current={path === current ? "page" : undefined}
            className="nav-link font-semibold"
          >
            {label}
          </a>
        ))}
        <a href={routes.home()} className="nav-link sm:ml-auto">
          Voir le site
        </a>
        {children}
      </nav>
    </div>
  );
}
