"use client";

import { useEffect, useState } from "react";
import { PAGES_CACHE } from "#lib/offline/rules";
import { routes } from "#lib/routes";

type KeptPage = { path: string; title: string };

/** The last read first; none where the browser keeps nothing. */
async function listKeptPages(): Promise<KeptPage[]> {
  if (!("caches" in window) || !(await caches.has(PAGES_CACHE))) return [];
  const cache = await caches.open(PAGES_CACHE);
  const pages: KeptPage[] = [];
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    const html = await (await cache.match(request))?.text();
    const title = html?.match(/<title>[^<]*/)?.[0];
    if (title === undefined || path === routes.offline()) continue;
    pages.unshift({ path, title: new DOMParser().parseFromString(title, "text/html").title });
  }
  return pages;
}

/** What can be read meanwhile; the page that was asked for comes with the connection. */
export function KeptPages({ title }: { title: string }) {
  const [pages, setPages] = useState<KeptPage[]>([]);

  useEffect(() => {
    listKeptPages().then(setPages, () => undefined);
    const retry = () => {
      // A page that was left may hear it too, and would come back in place of the next one.
      if (document.visibilityState === "visible" && location.pathname !== routes.offline())
        location.reload();
    };
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, []);

  if (pages.length === 0) return null;
  return (
    <section className="mt-12 border-t border-line pt-6">
      <h2 className="text-heading font-bold">{title}</h2>
      <ul className="mt-4 grid gap-1">
        {pages.map((page) => (
          <li key={page.path}>
            {/* Not a Link: its prefetches would all fail. */}
            <a href={page.path} className="text-link inline-block py-2">
              {page.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
