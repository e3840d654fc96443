import { type CrawledPage, readPage } from "#tests/crawl/page";
import { listNodes } from "#tests/crawl/structured-data";

export type Site = {
  /** Where it is served. */
  served: string;
  /** The origin that its pages write: canonical addresses, sitemap. */
  origin: string;
};

const toPath = (href: string) => {
  const { pathname, search } = new URL(href);
  return pathname + search;
};

const isPage = (response: Response) =>
  response.headers.get("content-type")?.startsWith("text/html") === true;

/** Asks the site for an address as a robot does: no cookie, no redirect followed. */
async function ask({ served }: Site, address: string): Promise<Response> {
  return await fetch(new URL(address, served), { redirect: "manual" });
}

/** One page, whatever it answers. */
export async function loadPage(site: Site, address: string, clicks = 0): Promise<CrawledPage> {
  const response = await ask(site, address);
  return readPage(
    { address, clicks, status: response.status, html: await response.text() },
    site.origin,
  );
}

/** Addresses that structured data gives: pages, pictures; identities (@id) are none. */
const listMarkedAddresses = (page: CrawledPage) =>
  listNodes(page)
    .flatMap((node) => Object.entries(node).filter(([name]) => name !== "@id"))
    .flatMap(([, value]) => (typeof value === "string" && /^https?:/.test(value) ? [value] : []));

export type Crawl = {
  /** In the order of discovery, `clicks` being the least from the home page. */
  pages: CrawledPage[];
  /** What each address of the site answers that a page links to or loads. */
  statuses: ReadonlyMap<string, number>;
};

/**
 * Follows every link of the site from its home page, breadth first; what no page links to but
 * the sitemap names comes last, at an infinite distance.
 */
export async function crawlSite(site: Site, sitemap: readonly string[]): Promise<Crawl> {
  const pages: CrawledPage[] = [];
  const statuses = new Map<string, number>();

  // One question at a time: the tests beside it need the database too.
  const visit = async (addresses: Iterable<string>, clicks: number) => {
    const found = new Set<string>();
    for (const address of addresses) {
      if (statuses.has(address)) continue;
      const response = await ask(site, address);
      const { status } = response;
      statuses.set(address, status);
      const html = await response.text();
      if (status !== 200 || !isPage(response)) continue;
      const page = readPage({ address, clicks, html, status }, site.origin);
      pages.push(page);
      for (const { href } of page.links) {
        if (URL.parse(href)?.origin === site.origin) found.add(toPath(href));
      }
    }
    return found;
  };

  let next = await visit(["/"], 0);
  for (let clicks = 1; next.size > 0; clicks++) next = await visit(next, clicks);
  await visit(sitemap.map(toPath), Number.POSITIVE_INFINITY);

  const resources = pages
    .flatMap((page) => [...page.resources, ...listMarkedAddresses(page)])
    .filter((href) => URL.parse(href)?.origin === site.origin);
  // Files come last: what they hold is not read.
  await visit(resources.map(toPath), Number.POSITIVE_INFINITY);
  return { pages, statuses };
}

/** Files of the site by their absolute address; null for what does not answer 200. */
export async function loadFiles(
  site: Site,
  hrefs: readonly string[],
): Promise<Map<string, Buffer | null>> {
  const files = new Map<string, Buffer | null>();
  for (const href of new Set(hrefs)) {
    const response = await ask(site, toPath(href));
    const body = Buffer.from(await response.arrayBuffer());
    files.set(href, response.status === 200 ? body : null);
  }
  return files;
}

export type SitemapEntry = { address: string; lastmod: string; xml: string };

const readTags = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, content = ""]) => content);

/**
 * The pages of a sitemap, or of each one that an index names.
 * @throws when one of them does not answer 200 or stands on another origin
 */
export async function loadSitemap(site: Site, address = "/sitemap.xml"): Promise<SitemapEntry[]> {
  const response = await ask(site, address);
  if (response.status !== 200) throw new Error(`${address} : ${response.status}`);
  const xml = await response.text();
  if (!xml.includes("<sitemapindex")) {
    return readTags(xml, "url").map((entry) => ({
      address: readTags(entry, "loc")[0] ?? "",
      lastmod: readTags(entry, "lastmod")[0] ?? "",
      xml: entry,
    }));
  }
  const parts = readTags(xml, "loc");
  const stray = parts.find((part) => new URL(part).origin !== site.origin);
  if (stray !== undefined) throw new Error(`${stray} n’est pas sur ${site.origin}`);
  const entries = await Promise.all(parts.map((part) => loadSitemap(site, toPath(part))));
  return entries.flat();
}
