type BlogAddress = {
  query?: string;
  category?: string;
  /** From 1. */
  page?: number;
};

type ArticleListAddress = {
  query?: string;
  status?: string;
  /** From 1. */
  page?: number;
  /** What was just done, said once on arrival. */
  done?: string;
};

/** A path with those parameters that have a value. */
function withParams(path: string, entries: readonly (readonly [string, string | undefined])[]) {
  const params = new URLSearchParams(
    entries.flatMap(([name, value = ""]) => (value === "" ? [] : [[name, value]])),
  );
  return params.size === 0 ? path : `${path}?${params}`;
}

const fromSecond = (page: number) => (page === 1 ? undefined : String(page));

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
  admin: ({ query, status, page = 1, done }: ArticleListAddress = {}) =>
    withParams("/admin", [
      ["q", query],
      ["etat", status],
      ["page", fromSecond(page)],
      ["fait", done],
    ]),
  adminNewArticle: () => "/admin/articles/nouveau",
  /** @param done what was just done, said once on arrival */
  adminArticle: (id: string, done?: string) =>
    withParams(`/admin/articles/${id}`, [["fait", done]]),
  adminPreview: (id: string) => `/admin/articles/${id}/apercu`,
  adminSubscribers: () => "/admin/abonnes",
  adminSubscribersFile: () => "/admin/abonnes/export.csv",
  adminGoLive: () => "/admin/mise-en-ligne",
  adminPicture: (address: string) => `/admin/image?adresse=${encodeURIComponent(address)}`,
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
