import type { Service } from "#content/schema/service";
import { routes } from "#lib/routes";

/**
 * The service that an article is about: the one its category is named after, else, among those its
 * text links to, the one that its title names, or the first.
 */
export function findArticleService(
  { category, title }: { category: string; title: string },
  html: string | null,
  services: readonly Service[],
): Service | null {
  const own = services.find(({ slug }) => slug === category);
  if (own !== undefined) return own;
  const links = [...(html ?? "").matchAll(/href="([^"#?]+)/g)].map(([, href]) => href);
  const linked = links.flatMap(
    (href) => services.find(({ slug }) => routes.service(slug) === href) ?? [],
  );
  const words = title.toLowerCase();
  const named = linked.find(({ shortTitle }) => words.includes(shortTitle.toLowerCase()));
  return named ?? linked[0] ?? null;
}
