type BlogAddress = {
  query?: string;
  category?: string;
  /** From 1. */
  page?: number;
};

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
  blog: ({ query = "", category, page = 1 }: BlogAddress = {}) => {
    const params = new URLSearchParams([
      ...(query === "" ? [] : [["q", query]]),
      ...(category === undefined ? [] : [["categorie", category]]),
      ...(page === 1 ? [] : [["page", String(page)]]),
    ]);
    return params.size === 0 ? "/blog" : `/blog?${params}`;
  },
  article: (slug: string) => `/blog/${slug}`,
  feed: () => "/feed.xml",
  unsubscribe: (token: string) => `/newsletter/desinscription?jeton=${encodeURIComponent(token)}`,
  zones: () => "/zone-intervention",
  network: () => "/licences-marque",
  validity: () => "/validite",
  /** @param query the simulator's own, without « ? » */
  reminders: (query: string) => `/simulateur/rappels.ics?${query}`,
  commune: (query: string) => `/commune?q=${encodeURIComponent(query)}`,
  city: (slug: string) => `/diagnostic-immobilier-${slug}`,
  partner: (slug: string) => `/${slug}`,
  legal: (slug: string) => `/${slug}`,
  auth: (tab?: "inscription") => (tab === undefined ? "/auth" : `/auth?onglet=${tab}`),
  confirm: () => "/auth/confirm",
  expiredLink: (kind: "signup" | "recovery") => `/auth/lien-expire?type=${kind}`,
  forgottenPassword: () => "/auth/mot-de-passe-oublie",
  newPassword: () => "/auth/nouveau-mot-de-passe",
  signOut: () => "/auth/deconnexion",
  session: () => "/api/session",
  admin: () => "/admin",
  adminNewArticle: () => "/admin/articles/nouveau",
  adminArticle: (id: string) => `/admin/articles/${id}`,
  adminPreview: (id: string) => `/admin/articles/${id}/apercu`,
  adminSubscribers: () => "/admin/abonnes",
  adminSubscribersFile: () => "/admin/abonnes/export.csv",
  /** A picture of another site, shown through this one: pages of /admin load nothing else. */
  adminPicture: (address: string) => `/admin/image?adresse=${encodeURIComponent(address)}`,
  adminGoLive: () => "/admin/mise-en-ligne",
  notFound: () => "/404",
  mapShapes: () => "/carte.svg",
  feedPicture: (id: string) => `/api/feed/images/${id}`,
  sharePicture: (page: string) => `/og/${page === "/" ? "accueil" : page.slice(1)}.png`,
} as const;

/** Indexable pages that the server renders at each request, with the policy of middleware.ts. */
export const requestPages: readonly string[] = [routes.simulator(), routes.blog()];

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
