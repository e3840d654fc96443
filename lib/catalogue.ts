import type { Category, Pack, Service } from "#content/schema/service";

export type CategoryGroup = { category: Category; services: Service[] };
/** A service that stands on the services page, with its entry there. */
export type ListedService = Service & { servicesPage: NonNullable<Service["servicesPage"]> };

/** Services by category, both in their stated order; a category without services is left out. */
export function groupByCategory(
  services: readonly Service[],
  categories: readonly Category[],
): CategoryGroup[] {
  return categories
    .map((category) => ({
      category,
      services: services
        .filter((service) => service.category === category.id)
        .sort((a, b) => a.position - b.position),
    }))
    .filter((group) => group.services.length > 0);
}

/** The entries of the services page, in their order there. */
export function listServicesPageEntries(services: readonly Service[]): ListedService[] {
  return services
    .filter((service): service is ListedService => service.servicesPage !== undefined)
    .sort((a, b) => a.servicesPage.position - b.servicesPage.position);
}

/** Services by slug, in the order of `slugs`; unknown slugs are refused when content is parsed. */
export function pickServices(services: readonly Service[], slugs: readonly string[]): Service[] {
  return slugs.flatMap((slug) => services.find((service) => service.slug === slug) ?? []);
}

export type RelatedService = { service: Service; reason: string };

/** The services that a service names, then those that name it: a pair is written in one file. */
export function listRelatedServices(
  { related, slug }: Service,
  services: readonly Service[],
): RelatedService[] {
  const named = related.flatMap(({ reason, service }) =>
    pickServices(services, [service]).map((other) => ({ service: other, reason })),
  );
  const naming = services.flatMap((other) =>
    other.related
      .filter(({ service }) => service === slug)
      .map(({ reason }) => ({ service: other, reason })),
  );
  return [...named, ...naming];
}

/** Euros saved by a pack against its diagnostics one by one. */
export function packSaving({ insteadOf, price }: Pack): number {
  return insteadOf - price;
}
