export type GoogleRule = {
  types: readonly string[];
  /** Paths of properties: « a.b » asks b of every a. A reference is followed within the page. */
  required: readonly string[];
  source: string;
};

const GALLERY = "https://developers.google.com/search/docs/appearance/structured-data";

/**
 * What Google asks of each type, from its search gallery, read in November 2026. It requires
 * nothing of articles and of organisations: what it recommends stands here in its place. Service
 * and Offer alone have no rich result (Product needs goods): theirs are the site's own facts.
 */
export const googleRules: readonly GoogleRule[] = [
  {
    types: ["LocalBusiness", "ProfessionalService"],
    required: ["name", "address", "address.addressLocality", "address.addressCountry"],
    source: `${GALLERY}/local-business`,
  },
  {
    types: ["Organization", "LocalBusiness", "ProfessionalService"],
    required: ["name", "url", "telephone"],
    source: `${GALLERY}/organization`,
  },
  {
    types: ["OpeningHoursSpecification"],
    required: ["dayOfWeek", "opens", "closes"],
    source: `${GALLERY}/local-business`,
  },
  {
    types: ["BreadcrumbList"],
    required: ["itemListElement", "itemListElement.position", "itemListElement.name"],
    source: `${GALLERY}/breadcrumb`,
  },
  {
    types: ["Article", "BlogPosting", "NewsArticle"],
    required: ["headline", "image", "datePublished", "author", "author.name", "author.url"],
    source: `${GALLERY}/article`,
  },
  {
    types: ["FAQPage"],
    required: ["mainEntity", "mainEntity.name", "mainEntity.acceptedAnswer.text"],
    source: `${GALLERY}/faqpage`,
  },
  {
    types: ["WebSite"],
    required: ["name", "url"],
    source: "https://developers.google.com/search/docs/appearance/site-names",
  },
  {
    types: ["ItemList"],
    required: ["itemListElement"],
    source: `${GALLERY}/carousel`,
  },
  {
    types: ["Service"],
    required: ["name", "url"],
    source: "https://schema.org/Service",
  },
];

/** https://developers.google.com/search/docs/appearance/structured-data/review-snippet */
export const REFUSED_TYPES = ["Review", "AggregateRating", "Rating"];
export const REFUSED_PROPERTIES = ["review", "reviews", "aggregateRating", "starRating"];
