import { SiteLink } from "#components/layout/site-link";
import { Drawing } from "#components/ui/drawing";
import type { City } from "#content/schema/territory";
import { routes } from "#lib/routes";
import type { CityFacts } from "#lib/territory/cities";

type CityListProps = { cities: readonly (City & CityFacts)[] };

/** Cities with a page of their own, each with its picture. */
export function CityList({ cities }: CityListProps) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {cities.map((city) => (
        <li key={city.slug} className="group relative">
          <CityPicture slug={city.slug} />
          <h3 className="mt-4 text-heading">
            <SiteLink
              href={routes.city(city.slug)}
              className="after:absolute after:inset-0 group-hover:text-action-ink"
            >
              {city.name}
            </SiteLink>
          </h3>
          <p className="text-ink-soft">
            {city.postcodes[0]}, {formatPopulation(city.population)} habitants, intervention sous{" "}
            {formatDelay(city.interventionTime)}
          </p>
          <p className="mt-2">{city.description}</p>
          <p className="mt-2 text-sm text-ink-soft">{city.specialties.join("\u00A0· ")}</p>
        </li>
      ))}
    </ul>
  );
}

export function CityPicture({ isEager, slug }: { slug: string; isEager?: boolean }) {
  return (
    <Drawing name={`cities/${slug}.svg`} width={640} height={400} {...(isEager && { isEager })} />
  );
}

const POPULATION = new Intl.NumberFormat("fr-FR");

export function formatPopulation(population: number): string {
  return POPULATION.format(population);
}

const DELAYS: Record<City["interventionTime"], string> = {
  "24h": "24\u202Fh",
  "24h-48h": "24\u00A0à\u00A048\u202Fh",
  "48h": "48\u202Fh",
};

export function formatDelay(time: City["interventionTime"]): string {
  return DELAYS[time];
}
