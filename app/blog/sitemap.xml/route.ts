import { getServerSideSitemap } from "next-sitemap";
import { listSitemapEntries } from "#lib/blog/articles";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";
import { answerOrOutage } from "#lib/supabase/outage-response";

/** Robots come by the hour at most; a new article is listed within minutes. */
const CACHE_CONTROL = "public, max-age=300, s-maxage=300, stale-while-revalidate=86400";

const absolute = (path: string) => new URL(path, siteUrl());

async function buildSitemap(): Promise<Response> {
  const entries = await listSitemapEntries();
  return getServerSideSitemap(
    entries.map(({ imageUrl, slug, updatedAt }) => ({
      loc: absolute(routes.article(slug)).href,
      lastmod: updatedAt,
      ...(imageUrl !== null && { images: [{ loc: absolute(imageUrl) }] }),
    })),
    { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": CACHE_CONTROL },
  );
}

/** The part of the sitemap that lists the articles; 503 while the database is down. */
export function GET(): Promise<Response> {
  return answerOrOutage(buildSitemap, "Le plan du blog est momentanément indisponible.");
}
