import "server-only";
import type { City } from "#content/schema/territory";
import { cities } from "#lib/content";
import { getCommune } from "#lib/territory/communes";

/** What the official list of communes says of a city, and how French grammar names it. */
export type CityFacts = {
  name: string;
  postcodes: readonly string[];
  population: number;
  /** « à Rouen », « au Havre ». */
  in: string;
  /** « de Rouen », « du Havre ». */
  of: string;
};

export type CityWithFacts = City & CityFacts;

const withPreposition = (name: string, plain: string, contracted: string) =>
  name.startsWith("Le ") ? `${contracted} ${name.slice(3)}` : `${plain} ${name}`;

/** @throws when the INSEE code of a city is not in the official list: a content mistake. */
function addFacts(city: City): CityWithFacts {
  const commune = getCommune(city.insee);
  if (commune === null) {
    throw new Error(
      `content/cities/${city.slug}.ts : aucune commune ne porte le code ${city.insee}.`,
    );
  }
  const { name, population, postcodes } = commune;
  return {
    ...city,
    name,
    postcodes,
    population,
    in: withPreposition(name, "à", "au"),
    of: withPreposition(name, "de", "du"),
  };
}

/** Every city with a page, in their order. */
export const citiesWithFacts: readonly CityWithFacts[] = cities.map(addFacts);
