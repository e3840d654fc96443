"use client";

import { useEffect, useState } from "react";
import { PAGES_CACHE } from "#lib/offline/rules";
import { routes } from "#lib/routes";

const RETRY_MS = 5000;

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
    // The browser may be wrong about the connection, both ways: the page itself is asked for.
    const retry = () => {
      if (document.hidden || !navigator.onLine || location.pathname === routes.offline()) return;
      fetch(location.href, { method: "HEAD" }).then(
        () => location.reload(),
        () => undefined,
      );
    };
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", retry);
    };
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
