import "server-only";
import type { Category, CategoryId, Service } from "#content/schema/service";
import { parseContent } from "#lib/content/parse";

const modules = import.meta.glob<{ default: unknown }>(
  ["../content/**/*.ts", "!../content/schema/**"],
  { eager: true },
);

/** All of content/, parsed once. */
export const content = parseContent(
  Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [file.replace(/^\.\.\//, ""), module.default]),
  ),
);

export const {
  about: aboutPage,
  blog: blogPage,
  business,
  categories,
  certifications,
  cities,
  contact: contactPage,
  departments,
  estimator,
  home,
  legal: legalPages,
  navigation,
  network: networkPage,
  offline: offlinePage,
  packs,
  partners,
  quote: quotePage,
  reviews,
  services,
  simulator: simulatorPage,
  statistics,
  team,
  zones: zonesPage,
} = content;
export const cityDiagnostics = content["city-diagnostics"];
export const dpeScale = content["dpe-scale"];
export const notFoundPage = content["not-found"];
export const reviewRules = content["review-rules"];
export const servicesPage = content["services-page"];

export function getService(slug: string): Service | null {
  return services.find((service) => service.slug === slug) ?? null;
}

/** @throws when content/categories.ts lacks the category, which parsing refuses first. */
export function getCategory(id: CategoryId): Category {
  const category = categories.find((entry) => entry.id === id);
  if (category === undefined) throw new Error(`content/categories.ts lacks « ${id} ».`);
  return category;
}
