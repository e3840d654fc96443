import type { City } from "#content/schema/territory";

/** Every service that a city has a reason for, with that reason; the most asked for first. */
export function listLocalServices({
  otherServices,
  specificServices,
}: Pick<City, "otherServices" | "specificServices">) {
  return [...specificServices, ...otherServices].map(({ relevance, service }) => ({
    service,
    relevance,
  }));
}

/** The cities that have a reason for a service, with that reason, in the order of `cities`. */
export function listCitiesOfService<T extends Pick<City, "otherServices" | "specificServices">>(
  slug: string,
  cities: readonly T[],
): { city: T; relevance: string }[] {
  return cities.flatMap((city) =>
    listLocalServices(city)
      .filter(({ service }) => service === slug)
      .map(({ relevance }) => ({ city, relevance })),
  );
}
