"use client";

import Link, { useLinkStatus } from "next/link";
import { routes } from "#lib/routes";

/** A title that says so while its article is on the way. */
export function ArticleLink({ slug, title }: { slug: string; title: string }) {
  return (
    <Link href={routes.article(slug)} prefetch={false}>
      {title}
      <Loading />
    </Link>
  );
}

function Loading() {
  const { pending } = useLinkStatus();
  return <small role="status">{pending && "Chargement de l’article..."}</small>;
}
