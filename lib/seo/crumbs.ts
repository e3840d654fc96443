import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";

/** Breadcrumbs of a page, from home; the page itself comes last. */
export function buildCrumbs(...trail: readonly Crumb[]): Crumb[] {
  return [{ label: "Accueil", path: routes.home() }, ...trail];
}
