import type { Content } from "#lib/content/parse";
import { formatPrice } from "#lib/price";
import { routes } from "#lib/routes";
import { listSitePages, type SitePage } from "#lib/seo/site-pages";

/**
 * The site for readers that are programs (llmstxt.org): who it is, then every indexable page by
 * kind, with what it says; the prices and validities of services stand in their lines.
 * @param origin of the site, such as « https://www.exemple.fr »
 */
export function buildLlmsText(content: Content, origin: string): string {
  const { business, cities, home, legal, partners, services } = content;
  const pages = new Map(listSitePages(content).map((page) => [page.path, page]));

  function list(paths: readonly string[], say = (page: SitePage) => page.description): string {
    const lines = paths.flatMap((path) => {
      const page = pages.get(path);
      pages.delete(path);
      return page ? [`- [${page.title}](${new URL(path, origin)}) : ${say(page)}`] : [];
    });
    return lines.join("\n");
  }

  const facts = new Map(
    services.map(({ description, duration, price, slug, validity }) => [
      routes.service(slug),
      `${description} Prix : ${formatPrice(price)}. Durée sur place : ${duration}. Validité : ${validity}`,
    ]),
  );
  const { city, postalCode, street } = business.address;
  const sections: [string, string][] = [
    [
      "Diagnostics",
      list(
        [routes.services(), ...facts.keys()],
        ({ description, path }) => facts.get(path) ?? description,
      ),
    ],
    ["Villes", list([routes.zones(), ...cities.map(({ slug }) => routes.city(slug))])],
    ["Réseau", list([routes.network(), ...partners.map(({ slug }) => routes.partner(slug))])],
    ["Informations légales", list(legal.map(({ slug }) => routes.legal(slug)))],
  ];
  const others = list([...pages.keys()]);
  return `${[
    `# ${business.name}`,
    `> ${home.seo.description}`,
    `${street}, ${postalCode} ${city}. Téléphone : ${business.phone}. E-mail : ${business.email}. Articles : ${new URL(routes.feed(), origin)}`,
    `## Le site\n\n${others}`,
    ...sections.map(([title, text]) => `## ${title}\n\n${text}`),
  ].join("\n\n")}\n`;
}
