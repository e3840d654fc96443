import type { Content } from "#lib/content/parse";
import { routes } from "#lib/routes";

export type SitePage = {
  path: string;
  /** The file of content/ that the page comes from. */
  file: string;
  title: string;
  description: string;
  /** ISO date of the last change to what the page says. */
  updatedOn: string;
  /** What its shared picture says, when that is not its title. */
  heading?: string;
  /** What the page shows first, and its shared picture. */
  illustration?: Illustration;
};

/** A drawing of public/illustrations, with its width over its height. */
type Illustration = { file: string; ratio: number };

export const HOUSE: Illustration = { file: "house.svg", ratio: 1200 / 960 };

const latest = (dates: readonly string[]) => dates.toSorted().at(-1) ?? "";

/** Every indexable page that content/ gives the site: the sitemap, and what tests walk. */
export function listSitePages(content: Content): SitePage[] {
  const {
    about,
    blog,
    cities,
    contact,
    home,
    legal,
    network,
    partners,
    quote,
    services,
    simulator,
    zones,
  } = content;
  const servicesPage = content["services-page"];
  const lastCheck = latest(services.map(({ verifiedOn }) => verifiedOn));
  return [
    {
      path: routes.home(),
      file: "content/home.ts",
      ...home.seo,
      illustration: HOUSE,
      updatedOn: latest([home.updatedOn, lastCheck]),
    },
    {
      path: routes.services(),
      file: "content/services-page.ts",
      ...servicesPage.seo,
      updatedOn: latest([servicesPage.updatedOn, lastCheck]),
    },
    ...services.map(({ heading, seo, slug, verifiedOn }) => ({
      path: routes.service(slug),
      file: `content/services/${slug}.ts`,
      ...seo,
      heading,
      illustration: { file: `services/${slug}.svg`, ratio: 240 / 180 },
      updatedOn: verifiedOn,
    })),
    ...(
      [
        [routes.about(), "about", about],
        [routes.contact(), "contact", contact],
        [routes.quote(), "quote", quote],
        [routes.simulator(), "simulator", simulator],
        [routes.blog(), "blog", blog],
        [routes.zones(), "zones", zones],
        [routes.network(), "network", network],
      ] as const
    ).map(([path, name, { seo, updatedOn }]) => ({
      path,
      file: `content/${name}.ts`,
      ...seo,
      updatedOn,
    })),
    ...cities.map(({ heroTitle, seo, slug, verifiedOn }) => ({
      path: routes.city(slug),
      file: `content/cities/${slug}.ts`,
      ...seo,
      heading: heroTitle,
      illustration: { file: `cities/${slug}.svg`, ratio: 640 / 400 },
      updatedOn: verifiedOn,
    })),
    ...partners.map(({ page, slug, updatedOn }) => ({
      path: routes.partner(slug),
      file: `content/partners/${slug}.ts`,
      ...page.seo,
      updatedOn,
    })),
    ...legal.map(({ seo, slug, updatedOn }) => ({
      path: routes.legal(slug),
      file: `content/legal/${slug}.ts`,
      ...seo,
      updatedOn,
    })),
  ];
}
