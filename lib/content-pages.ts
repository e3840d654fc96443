import "server-only";
import type { LegalPage } from "#content/schema/business";
import type { Partner } from "#content/schema/territory";
import { legalPages, partners } from "#lib/content";
import { routes } from "#lib/routes";
import { type CityWithFacts, citiesWithFacts } from "#lib/territory/cities";

type ContentPage = { path: string; seo: { title: string; description: string } } & (
  | { kind: "city"; entry: CityWithFacts }
  | { kind: "legal"; entry: LegalPage }
  | { kind: "partner"; entry: Partner }
);

/** Pages at the root of the site that a file of content/ makes by itself. */
export function listContentPages(): ContentPage[] {
  return [
    ...citiesWithFacts.map((entry) => ({
      kind: "city" as const,
      path: routes.city(entry.slug),
      seo: entry.seo,
      entry,
    })),
    ...legalPages.map((entry) => ({
      kind: "legal" as const,
      path: routes.legal(entry.slug),
      seo: entry.seo,
      entry,
    })),
    ...partners.map((entry) => ({
      kind: "partner" as const,
      path: routes.partner(entry.slug),
      seo: entry.page.seo,
      entry,
    })),
  ];
}

export function getContentPage(path: string): ContentPage | null {
  return listContentPages().find((page) => page.path === path) ?? null;
}
