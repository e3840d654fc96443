import "server-only";
import { content } from "#lib/content";
import { routes } from "#lib/routes";
import { listSitePages } from "#lib/seo/site-pages";

export type SharePictureSource = {
  title: string;
  /** A drawing of public/illustrations, with its width over its height. */
  illustration: string;
  ratio: number;
};

const HOUSE = { illustration: "house.svg", ratio: 1200 / 960 };

/** What the picture of a page shows, or null when there is no such page. */
export function getSharePictureSource(path: string): SharePictureSource | null {
  const page = listSitePages(content).find((entry) => entry.path === path);
  if (page === undefined) return null;
  const service = content.services.find(({ slug }) => routes.service(slug) === path);
  if (service) {
    return {
      title: service.heading,
      illustration: `services/${service.slug}.svg`,
      ratio: 240 / 180,
    };
  }
  const city = content.cities.find(({ slug }) => routes.city(slug) === path);
  if (city) {
    return { title: city.heroTitle, illustration: `cities/${city.slug}.svg`, ratio: 640 / 400 };
  }
  return { title: page.title, ...HOUSE };
}
