import type { City } from "#content/schema/territory";
import { listRelatedServices, listServicesPageEntries } from "#lib/catalogue";
import type { Content, ContentFault } from "#lib/content/parse";
import { listMarkdownLinks } from "#lib/markdown";
import { homeSections, routes } from "#lib/routes";
import { listSitePages } from "#lib/seo/site-pages";

const MIN_RELATED = 2;

type Rule = (content: Content) => ContentFault[];

const serviceFile = (slug: string) => `content/services/${slug}.ts`;
const legalFile = (slug: string) => `content/legal/${slug}.ts`;
const cityFile = (slug: string) => `content/cities/${slug}.ts`;
const partnerFile = (slug: string) => `content/partners/${slug}.ts`;

/** Faults of entries that share a value which must be unique. */
function findDuplicates(
  entries: readonly { file: string; field: string; value: string }[],
  advice: string,
): ContentFault[] {
  const first = new Map<string, string>();
  return entries.flatMap(({ file, field, value }) => {
    const owner = first.get(value);
    if (owner === undefined) {
      first.set(value, file);
      return [];
    }
    return [{ file, field, message: `« ${value} » est déjà pris par ${owner} : ${advice}` }];
  });
}

const uniqueAddresses: Rule = (content) =>
  findDuplicates(
    [...listSitePages(content).map(({ file, path }) => ({ file, field: "slug", value: path }))],
    "choisissez une autre adresse.",
  );

const uniqueTitles: Rule = (content) => {
  const pages = listSitePages(content);
  return [
    ...findDuplicates(
      pages.map(({ file, title }) => ({ file, field: "seo.title", value: title })),
      "écrivez un titre propre à cette page.",
    ),
    ...findDuplicates(
      pages.map(({ description, file }) => ({
        file,
        field: "seo.description",
        value: description,
      })),
      "écrivez une description propre à cette page.",
    ),
  ];
};

const uniquePositions: Rule = ({ cities, departments, partners, services }) => [
  ...findDuplicates(
    services.map(({ category, position, slug }) => ({
      file: serviceFile(slug),
      field: "position",
      value: `${category}, position ${position}`,
    })),
    "prenez la position suivante de la catégorie.",
  ),
  ...findDuplicates(
    listServicesPageEntries(services).map(({ servicesPage, slug }) => ({
      file: serviceFile(slug),
      field: "servicesPage.position",
      value: `position ${servicesPage.position}`,
    })),
    "prenez la position suivante de la page Services.",
  ),
  ...Object.entries({ cities, departments, partners }).flatMap(([folder, entries]) =>
    findDuplicates(
      entries.map(({ position, slug }) => ({
        file: `content/${folder}/${slug}.ts`,
        field: "position",
        value: `position ${position}`,
      })),
      "prenez la position suivante.",
    ),
  ),
];

/** Names in a list that must each be the slug of an entry of a folder. */
function findUnknownNames(
  folder: string,
  known: readonly { slug: string }[],
  references: readonly { file: string; field: string; name: string }[],
): ContentFault[] {
  const slugs = new Set(known.map(({ slug }) => slug));
  return references
    .filter(({ name }) => !slugs.has(name))
    .map(({ field, file, name }) => ({
      file,
      field,
      message: `« ${name} » est inconnu : écrivez le nom d’un fichier de content/${folder}/.`,
    }));
}

/** Where a city's file names services. */
const listCityServices = ({ slug, ...city }: City) =>
  (["specificServices", "otherServices"] as const).flatMap((field) =>
    city[field].map(({ service }, index) => ({
      file: cityFile(slug),
      field: `${field}.${index}.service`,
      value: service,
    })),
  );

const knownServices: Rule = ({
  cities,
  estimator,
  network,
  packs,
  partners,
  services,
  ...files
}) => [
  ...findUnknownNames("services", services, [
    ...services.flatMap(({ related, slug }) =>
      related.map(({ service }, index) => ({
        file: serviceFile(slug),
        field: `related.${index}.service`,
        name: service,
      })),
    ),
    ...packs.flatMap((pack, position) =>
      pack.services.map((name, index) => ({
        file: "content/packs.ts",
        field: `${position}.services.${index}`,
        name,
      })),
    ),
    ...cities.flatMap(listCityServices).map(({ value, ...place }) => ({ ...place, name: value })),
    ...partners.flatMap(({ page, slug }) =>
      page.services.map(({ service }, index) => ({
        file: partnerFile(slug),
        field: `page.services.${index}.service`,
        name: service,
      })),
    ),
    ...files["city-diagnostics"].map((name, index) => ({
      file: "content/city-diagnostics.ts",
      field: `${index}`,
      name,
    })),
    ...network.offers.map(({ service }, index) => ({
      file: "content/network.ts",
      field: `offers.${index}.service`,
      name: service,
    })),
    ...Object.keys(estimator.diagnostics).map((name) => ({
      file: "content/estimator.ts",
      field: `diagnostics.${name}`,
      name,
    })),
    ...estimator.optional.map((name, index) => ({
      file: "content/estimator.ts",
      field: `optional.${index}`,
      name,
    })),
  ]),
];

/** A pair of services, and a service of a city, each with one reason. */
const oneReasonEach: Rule = ({ cities, services }) => [
  ...services
    .filter(({ related, slug }) => related.some(({ service }) => service === slug))
    .map(({ slug }) => ({
      file: serviceFile(slug),
      field: "related",
      message: "un service n’est pas lié à lui-même : retirez-le de la liste.",
    })),
  ...findDuplicates(
    services.flatMap(({ related, slug }) =>
      related.map(({ service }, index) => ({
        file: serviceFile(slug),
        field: `related.${index}.service`,
        value: [slug, service].toSorted().join(" et "),
      })),
    ),
    "ce lien vaut déjà dans les deux sens, retirez l’un des deux.",
  ),
  ...cities.flatMap((city) => findDuplicates(listCityServices(city), "ne le citez qu’une fois.")),
  ...services
    .filter((service) => listRelatedServices(service, services).length < MIN_RELATED)
    .map(({ slug }) => ({
      file: serviceFile(slug),
      field: "related",
      message: "chaque service est lié à deux autres au moins : ajoutez-en, avec la raison.",
    })),
];

const knownReviewRules: Rule = ({ legal, ...files }) =>
  findUnknownNames("legal", legal, [
    { file: "content/review-rules.ts", field: "link.page", name: files["review-rules"].link.page },
  ]);

const packSavings: Rule = ({ packs, services }) =>
  packs.flatMap((pack, index) => {
    const sum = pack.services.reduce((total, slug) => {
      const price = services.find((service) => service.slug === slug)?.price;
      return total + (price?.kind === "from" ? price.amount : 0);
    }, 0);
    return Math.round(sum) === pack.insteadOf
      ? []
      : [
          {
            file: "content/packs.ts",
            field: `${index}.insteadOf`,
            message: `les diagnostics du pack coûtent ${Math.round(sum)} € un par un : écrivez ce nombre ou changez la liste.`,
          },
        ];
  });

/** Every string of a content value with the path of its field. */
function* walkStrings(
  value: unknown,
  path: string[] = [],
): Generator<[field: string, text: string]> {
  if (typeof value === "string") yield [path.join("."), value];
  else if (value !== null && typeof value === "object") {
    for (const [key, entry] of Object.entries(value)) yield* walkStrings(entry, [...path, key]);
  }
}

const liveLinks: Rule = (content) => {
  const anchors = new Set(Object.values(homeSections).map((id) => `#${id}`));
  const pages = new Set(listSitePages(content).map(({ path }) => path));
  const legalAnchors = new Set(
    content.legal.flatMap(({ sections, slug }) =>
      sections.map(({ id }) => `${routes.legal(slug)}#${id}`),
    ),
  );
  const isLive = (href: string) =>
    pages.has(href) ||
    legalAnchors.has(href) ||
    (href.startsWith("/#") && anchors.has(href.slice(1))) ||
    /^(mailto|tel|https):/.test(href);

  const { cities, legal, navigation, partners, services, ...files } = content;
  const sources: [file: string, value: unknown][] = [
    ...Object.entries(files).map(([name, value]): [string, unknown] => [
      `content/${name}.ts`,
      value,
    ]),
    ...services.map((service): [string, unknown] => [serviceFile(service.slug), service]),
    ...legal.map((page): [string, unknown] => [legalFile(page.slug), page]),
    ...cities.map((city): [string, unknown] => [cityFile(city.slug), city]),
    ...partners.map((partner): [string, unknown] => [partnerFile(partner.slug), partner]),
  ];
  const dead = sources.flatMap(([file, value]) =>
    [...walkStrings(value)].flatMap(([field, text]) =>
      listMarkdownLinks(text)
        .filter((href) => !isLive(href))
        .map((href) => ({
          file,
          field,
          message: `le lien « ${href} » ne mène à aucune page : corrigez l’adresse ou retirez le lien.`,
        })),
    ),
  );
  const isLiveTarget = (target: string) =>
    target.startsWith("/") ? isLive(target) : !target.startsWith("#") || anchors.has(target);
  const deadTargets = [...walkStrings(navigation)]
    .filter(([field, target]) => field.endsWith("target") && !isLiveTarget(target))
    .map(([field, target]) => ({
      file: "content/navigation.ts",
      field,
      message: `« ${target} » n’est ni une page du site ni un repère de l’accueil : corrigez la cible.`,
    }));
  return [...dead, ...deadTargets];
};

const knownCategories: Rule = ({ categories, services }) =>
  services
    .filter(({ category }) => categories.every(({ id }) => id !== category))
    .map(({ category, slug }) => ({
      file: serviceFile(slug),
      field: "category",
      message: `« ${category} » n’est pas dans content/categories.ts : ajoutez-l’y ou changez de catégorie.`,
    }));

const concisePages: Rule = ({ services }) =>
  services.flatMap((service) => {
    const { description, faq, news, priceDetails, report, slug, visit, what, when, who } = service;
    const words = (text: string) =>
      text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    const faults: ContentFault[] = [];
    if (words(description) > 60) {
      faults.push({
        file: serviceFile(slug),
        field: "description",
        message: `répondez en 60 mots au plus (il y en a ${words(description)}).`,
      });
    }
    const bodies = [what, who, when, visit, report, priceDetails, news].map(({ body }) => body);
    const total = [description, ...bodies, ...faq.map((entry) => entry.answer)]
      .map(words)
      .reduce((sum, count) => sum + count, 0);
    if (total < 300 || total > 600) {
      faults.push({
        file: serviceFile(slug),
        field: "",
        message: `la page compte ${total} mots : écrivez-en de 300 à 600.`,
      });
    }
    return faults;
  });

const RULES: readonly Rule[] = [
  uniqueAddresses,
  uniqueTitles,
  uniquePositions,
  knownCategories,
  knownServices,
  oneReasonEach,
  knownReviewRules,
  packSavings,
  liveLinks,
  concisePages,
];

/** Faults that no file shows by itself: duplicates, dead links, unknown references. */
export function findContentFaults(content: Content): ContentFault[] {
  return RULES.flatMap((rule) => rule(content));
}
