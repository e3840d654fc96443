type BlogAddress = {
  query?: string;
  category?: string;
  /** From 1. */
  page?: number;
};

/** A path with those parameters that have a value. */
export function withParams(
  path: string,
  entries: readonly (readonly [string, string | undefined])[],
) {
  const params = new URLSearchParams(
    entries.flatMap(([name, value = ""]) => (value === "" ? [] : [[name, value]])),
  );
  return params.size === 0 ? path : `${path}?${params}`;
}

/** The first page of a list needs no number. */
export const fromSecond = (page: number) => (page === 1 ? undefined : String(page));

/**
 * The registry of the site's addresses. Nothing else builds a path: navigation, breadcrumbs,
 * sitemap, structured data and tests derive from it.
 */
export const routes = {
  home: () => "/",
  services: () => "/services",
  service: (slug: string) => `/services/${slug}`,
  about: () => "/a-propos",
  contact: () => "/contact",
  quote: () => "/devis-en-ligne",
  simulator: (query = "") => (query === "" ? "/simulateur" : `/simulateur?${query}`),
  blog: ({ query, category, page = 1 }: BlogAddress = {}) =>
    withParams("/blog", [
      ["q", query],
      ["categorie", category],
      ["page", fromSecond(page)],
    ]),
  article: (slug: string) => `/blog/${slug}`,
  feed: () => "/feed.xml",
  articleSitemap: () => "/blog/sitemap.xml",
  unsubscribe: (token: string) => `/newsletter/desinscription?jeton=${encodeURIComponent(token)}`,
  zones: () => "/zone-intervention",
  network: () => "/licences-marque",
  validity: () => "/validite",
  shortcuts: () => "/raccourcis-clavier",
  /** @param query the simulator's own, without « ? » */
  reminders: (query: string) => `/simulateur/rappels.ics?${query}`,
  commune: (query: string) => `/commune?q=${encodeURIComponent(query)}`,
  city: (slug: string) => `/diagnostic-immobilier-${slug}`,
  partner: (slug: string) => `/${slug}`,
  legal: (slug: string) => `/${slug}`,
  /** What is kept in the browser, and why. */
  cookies: () => "/politique-confidentialite#cookies",
  /** A click on it opens the choice; without JavaScript it leads to how to change it. */
  manageCookies: () => "/politique-confidentialite#gerer-mes-cookies",
  auth: (tab?: "inscription") => (tab === undefined ? "/auth" : `/auth?onglet=${tab}`),
  confirm: (link: { token_hash: string; type: string }) =>
    `/auth/confirm?${new URLSearchParams(link)}`,
  /** The link could not be checked for now: it is worth another try. */
  linkLater: (link: { token_hash: string; type: string }) =>
    `/auth/lien-a-reprendre?${new URLSearchParams(link)}`,
  /** @param type of the e-mail whose link it was: only « recovery » matters */
  expiredLink: (type = "") =>
    type === "recovery" ? "/auth/lien-expire?type=recovery" : "/auth/lien-expire",
  forgottenPassword: () => "/auth/mot-de-passe-oublie",
  newPassword: () => "/auth/nouveau-mot-de-passe",
  signOut: () => "/auth/deconnexion",
  account: () => "/compte",
  session: () => "/api/session",
  /** The way in; what lies behind is in lib/admin-routes.ts. */
  admin: () => "/admin",
  policyReports: () => "/api/csp-reports",
  notFound: () => "/404",
  offline: () => "/hors-ligne",
  worker: () => "/sw.js",
  mapShapes: () => "/carte.svg",
  articlePicture: (slug: string, id: string) => `/api/blog/${slug}/images/${id}`,
  feedPicture: (id: string) => `/api/feed/images/${id}`,
  sharePicture: (page: string) => `/og/${page === "/" ? "accueil" : page.slice(1)}.png`,
} as const;

/** Indexable pages that the server renders at each request, with the policy of middleware.ts. */
export const requestPages: readonly string[] = [routes.simulator(), routes.blog()];

/** Where pictures of other sites are served. */
export const relayedPictures: readonly string[] = ["/api/blog/", "/api/feed/images/"];

/** Sections of the home page that other pages link to. */
export const homeSections = {
  quote: "devis",
  services: "services",
  about: "a-propos",
  reviews: "avis",
  contact: "contact",
  zone: "zone-intervention",
} as const;

/** The page that an address under /og draws, or null when it is none of ours. */
export function fromSharePicturePath(segments: readonly string[]): string | null {
  const page = segments.join("/").match(/^(.+)\.png$/)?.[1];
  if (page === undefined) return null;
  return page === "accueil" ? routes.home() : `/${page}`;
}
