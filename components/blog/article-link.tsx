"use client";

import { usePageLink } from "#components/layout/use-page-link";
import { routes } from "#lib/routes";

/** A title that says so while its article is on the way. */
export function ArticleLink({ slug, title }: { slug: string; title: string }) {
  const href = routes.article(slug);
  const { handlers, isPending } = usePageLink(href);
  return (
    <a href={href} {...handlers}>
      {title}
      <small role="status">{isPending && "Chargement de l’article..."}</small>
    </a>
  );
}
