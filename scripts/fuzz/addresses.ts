import { adminRoutes } from "#lib/admin-routes";
import { routes } from "#lib/routes";
import { listSitePages } from "#lib/seo/site-pages";
import { loadContent } from "#scripts/load-content";

const TOKEN = "00000000-0000-4000-8000-000000000000";
const LINK = { token_hash: "0123456789abcdef", type: "recovery" };

/** What a run knows once the backend holds accounts and an article. */
export type Known = { article: { id: string; slug: string } };

/**
 * An address of each entry of the registries, with every parameter that it takes: an entry without
 * one here does not compile.
 */
function listRouteAddresses({ article: { id, slug } }: Known): readonly string[] {
  const search = "transaction=vente&bien=maison&commune=Rouen&surface=120&date-dpe=2026-01-03";
  const addresses: Record<keyof typeof routes, readonly string[]> = {
    home: [routes.home()],
    services: [routes.services()],
    service: [routes.service("dpe")],
    about: [routes.about()],
    contact: [routes.contact()],
    quote: [routes.quote()],
    simulator: [routes.simulator(search)],
    blog: [routes.blog({ query: "dpe", category: "actualites", page: 2 })],
    article: [routes.article(slug)],
    feed: [routes.feed()],
    articleSitemap: [routes.articleSitemap()],
    unsubscribe: [routes.unsubscribe(TOKEN)],
    zones: [routes.zones()],
    network: [routes.network()],
    validity: [`${routes.validity()}?diagnostic=dpe&date=2026-01-03`],
    shortcuts: [routes.shortcuts()],
    reminders: [routes.reminders(search)],
    commune: [routes.commune("Rouen")],
    city: [routes.city("rouen")],
    partner: [routes.partner("inconnu")],
    legal: [routes.legal("mentions-legales")],
    cookies: [],
    manageCookies: [],
    auth: [routes.auth(), routes.auth("inscription")],
    confirm: [routes.confirm(LINK)],
    linkLater: [routes.linkLater(LINK)],
    expiredLink: [routes.expiredLink("recovery")],
    forgottenPassword: [routes.forgottenPassword()],
    newPassword: [routes.newPassword()],
    signOut: [routes.signOut()],
    account: [routes.account()],
    session: [routes.session()],
    admin: [routes.admin()],
    policyReports: [routes.policyReports()],
    notFound: [routes.notFound()],
    offline: [routes.offline()],
    worker: [routes.worker()],
    mapShapes: [routes.mapShapes()],
    articlePicture: [routes.articlePicture(slug, "0123456789abcdef")],
    feedPicture: [routes.feedPicture("0123456789abcdef")],
    sharePicture: [routes.sharePicture(routes.services())],
  };
  const adminAddresses: Record<keyof typeof adminRoutes, readonly string[]> = {
    articles: [
      adminRoutes.articles({ query: "dpe", status: "brouillon", page: 2, done: "supprime" }),
    ],
    newArticle: [adminRoutes.newArticle()],
    article: [adminRoutes.article(id, "enregistre")],
    preview: [adminRoutes.preview(id)],
    subscribers: [adminRoutes.subscribers()],
    subscribersFile: [adminRoutes.subscribersFile()],
    goLive: [adminRoutes.goLive()],
    pictures: [adminRoutes.pictures()],
    picture: [adminRoutes.picture("http://127.0.0.1:9/a.png")],
  };
  return [...Object.values(addresses), ...Object.values(adminAddresses)].flat();
}

/** Handlers that robots, monitors and scripts ask, which no page of the registry names. */
const OTHERS = [
  "/api/communes?q=Rouen",
  "/api/feed",
  "/api/health",
  "/llms.txt",
  "/robots.txt",
  "/sitemap.xml",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/icon.svg",
  "/franchise",
  "/_next/image?url=%2Ficon.svg&w=64&q=75",
  "/_next/static/chunks/main.js",
  "/_next/data/build/index.json",
];

const sitePaths = listSitePages(await loadContent()).map(({ path }) => path);

/** Every address that the run starts from, without an origin. */
export function listAddresses(known: Known): readonly string[] {
  return [...new Set([...listRouteAddresses(known), ...sitePaths, ...OTHERS])];
}
