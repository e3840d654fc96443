import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Offer,
  OfferCatalog,
  OpeningHoursSpecification,
  ProfessionalService,
  Service as SchemaService,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import type { Business, Day, WeekHours } from "#content/schema/business";
import type { Pack, Service } from "#content/schema/service";
import type { Partner } from "#content/schema/territory";
import { toInternationalPhone } from "#lib/contact-links";
import { groupDays } from "#lib/hours";
import { toPlainText } from "#lib/markdown";
import { routes } from "#lib/routes";

/**
 * Pure builders of schema.org nodes, fed with the data that the page shows.
 * `origin` is the site's address without a trailing slash.
 */

type BusinessNode = Exclude<ProfessionalService, string>;

export type Crumb = { label: string; path: string };

const SCHEMA_DAYS: Record<Day, OpeningHoursSpecification["dayOfWeek"]> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

const absolute = (origin: string, path: string) => new URL(path, origin).href;
const businessId = (origin: string) => absolute(origin, "/#business");

export function buildGraph(...nodes: readonly Thing[]): object {
  return { "@context": "https://schema.org", "@graph": nodes };
}

export function buildOpeningHours(week: WeekHours): OpeningHoursSpecification[] {
  return groupDays(week).flatMap(({ days, hours }) =>
    hours === null
      ? []
      : [
          {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: days.map(
              (day) => SCHEMA_DAYS[day],
            ) as OpeningHoursSpecification["dayOfWeek"],
            opens: hours.opens,
            closes: hours.closes,
          },
        ],
  );
}

export function buildBusiness(business: Business, origin: string): BusinessNode {
  return {
    "@type": "ProfessionalService",
    "@id": businessId(origin),
    name: business.name,
    legalName: business.legalName,
    url: absolute(origin, routes.home()),
    logo: absolute(origin, "/illustrations/logo.svg"),
    telephone: toInternationalPhone(business.phone),
    email: business.email,
    vatID: business.vatNumber,
    address: {
      "@type": "PostalAddress",
      streetAddress: business.address.street,
      postalCode: business.address.postalCode,
      addressLocality: business.address.city,
      addressCountry: "FR",
    },
    areaServed: business.zone,
    openingHoursSpecification: buildOpeningHours(business.hours.phoneLine),
  };
}

export function buildWebSite(business: Business, origin: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": absolute(origin, "/#website"),
    name: business.name,
    url: absolute(origin, routes.home()),
    inLanguage: "fr-FR",
    publisher: { "@id": businessId(origin) },
  };
}

/** The last crumb is the page itself and carries no `item`. */
export function buildBreadcrumbs(crumbs: readonly Crumb[], origin: string): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      ...(index < crumbs.length - 1 && { item: absolute(origin, path) }),
    })),
  };
}

function buildOffer(service: Service, origin: string): Offer | undefined {
  if (service.price.kind === "quote") return undefined;
  return {
    "@type": "Offer",
    url: absolute(origin, routes.service(service.slug)),
    priceSpecification: {
      "@type": "PriceSpecification",
      minPrice: service.price.amount,
      priceCurrency: "EUR",
      valueAddedTaxIncluded: true,
    },
    seller: { "@id": businessId(origin) },
  };
}

export function buildService(service: Service, business: Business, origin: string): SchemaService {
  const offers = buildOffer(service, origin);
  return {
    "@type": "Service",
    "@id": absolute(origin, `${routes.service(service.slug)}#service`),
    name: service.title,
    serviceType: service.shortTitle,
    description: service.description,
    url: absolute(origin, routes.service(service.slug)),
    areaServed: business.zone,
    provider: { "@id": businessId(origin) },
    ...(offers && { offers }),
  };
}

export function buildOfferCatalog(
  name: string,
  services: readonly Service[],
  packs: readonly Pack[],
  origin: string,
): OfferCatalog {
  const packOffers = packs.map(
    (pack): Offer => ({
      "@type": "Offer",
      name: pack.title,
      description: pack.audience,
      priceSpecification: {
        "@type": "PriceSpecification",
        minPrice: pack.price,
        priceCurrency: "EUR",
        valueAddedTaxIncluded: true,
      },
      seller: { "@id": businessId(origin) },
    }),
  );
  const serviceOffers = services.map(
    (service): Offer => ({
      "@type": "Offer",
      ...buildOffer(service, origin),
      itemOffered: {
        "@type": "Service",
        "@id": absolute(origin, `${routes.service(service.slug)}#service`),
        name: service.title,
        url: absolute(origin, routes.service(service.slug)),
      },
    }),
  );
  return {
    "@type": "OfferCatalog",
    name,
    itemListElement: [...serviceOffers, ...packOffers],
  };
}

/** Only for questions that the page shows. */
export function buildFaqPage(faq: readonly { question: string; answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: toPlainText(answer) },
    })),
  };
}

type WebPageSource = {
  type?: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
  title: string;
  description: string;
  path: string;
  updatedOn: string;
};

export function buildWebPage(page: WebPageSource, origin: string): WebPage {
  return {
    "@type": page.type ?? "WebPage",
    "@id": absolute(origin, page.path),
    name: page.title,
    description: page.description,
    url: absolute(origin, page.path),
    inLanguage: "fr-FR",
    dateModified: page.updatedOn,
    isPartOf: { "@id": absolute(origin, "/#website") },
    publisher: { "@id": businessId(origin) },
  };
}

/** The business seen from a city: the same node, serving that city. */
export function buildCityBusiness(
  business: Business,
  city: { name: string; postcodes: readonly string[] },
  openingHours: WeekHours | null,
  origin: string,
): BusinessNode {
  return {
    ...buildBusiness(business, origin),
    areaServed: { "@type": "City", name: city.name },
    ...(openingHours && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        telephone: toInternationalPhone(business.phone),
        areaServed: city.name,
        hoursAvailable: buildOpeningHours(openingHours),
      },
    }),
  };
}

/** A partner of the network, as its page shows them. */
export function buildPartner(partner: Partner, origin: string): BusinessNode {
  const url = absolute(origin, routes.partner(partner.slug));
  return {
    "@type": "ProfessionalService",
    "@id": `${url}#partenaire`,
    name: `${partner.name}, diagnostiqueur immobilier`,
    url,
    telephone: toInternationalPhone(partner.phone),
    email: partner.email,
    address: {
      "@type": "PostalAddress",
      addressLocality: partner.sector,
      addressCountry: "FR",
    },
    areaServed: partner.zones.map((name) => ({ "@type": "City", name })),
    parentOrganization: { "@id": businessId(origin) },
    ...(partner.page.hours && {
      openingHoursSpecification: buildOpeningHours(partner.page.hours),
    }),
  };
}

/** Graph of a page that is neither an offer nor a place: the business, the way to it, the page. */
export function buildPageGraph(
  business: Business,
  crumbs: readonly Crumb[],
  page: WebPageSource,
  origin: string,
): object {
  return buildGraph(
    buildBusiness(business, origin),
    buildBreadcrumbs(crumbs, origin),
    buildWebPage(page, origin),
  );
}

type BlogPostingSource = {
  title: string;
  excerpt: string;
  slug: string;
  imageUrl: string | null;
  /** ISO date with its time zone. */
  publishedAt: string | null;
};

/** `updatedAt`: when it changed after publication, with its time zone. */
export function buildBlogPosting(
  article: BlogPostingSource,
  updatedAt: string | null,
  origin: string,
): BlogPosting {
  const url = absolute(origin, routes.article(article.slug));
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    inLanguage: "fr-FR",
    image: absolute(origin, article.imageUrl ?? routes.sharePicture(routes.article(article.slug))),
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    ...(updatedAt && { dateModified: updatedAt }),
    author: { "@id": businessId(origin) },
    publisher: { "@id": businessId(origin) },
  };
}
