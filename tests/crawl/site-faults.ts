import { type CrawledPage, isIndexable } from "#tests/crawl/page";
import { listNodes } from "#tests/crawl/structured-data";

const MAX_CLICKS = 3;

/** A fault and the address it was seen at. */
const at = (address: string, fault: string) => `${address} : ${fault}`;

/** Whether the page is the one that search engines list at its address. */
function isOwnCanonical({ address, canonicals }: CrawledPage, origin: string): boolean {
  return URL.parse(canonicals[0] ?? "")?.href === new URL(address, origin).href;
}

/** Texts that must tell one indexable page from any other. */
export function listRepetitions(pages: readonly CrawledPage[], origin: string): string[] {
  const listed = pages.filter((page) => isIndexable(page) && isOwnCanonical(page, origin));
  const own: [string, (page: CrawledPage) => string | undefined][] = [
    ["titre", ({ titles }) => titles[0]],
    ["description", ({ descriptions }) => descriptions[0]],
    ["h1", ({ headings }) => headings.find(({ level }) => level === 1)?.text],
  ];
  return own.flatMap(([name, read]) =>
    [...Map.groupBy(listed, read)]
      .filter(([text, { length }]) => text !== undefined && length > 1)
      .map(([text, same]) =>
        at(same.map(({ address }) => address).join(", "), `même ${name}, « ${text} »`),
      ),
  );
}

export type LinkCounts = { links: number; fragments: number };

/**
 * Links of the site to itself that lead nowhere.
 * @param statuses what the addresses of the site answer, without fragments
 */
export function checkLinks(
  pages: readonly CrawledPage[],
  statuses: ReadonlyMap<string, number>,
  origin: string,
): LinkCounts & { faults: string[] } {
  const ids = new Map(pages.map((page) => [page.address, new Set(page.ids)]));
  const counts = { links: 0, fragments: 0 };
  const faults = new Set<string>();
  for (const { address, links } of pages) {
    for (const { href } of links) {
      const url = URL.parse(href);
      if (url === null) faults.add(at(address, `adresse illisible, « ${href} »`));
      if (url?.origin !== origin) continue;
      counts.links++;
      const target = url.pathname + url.search;
      const status = statuses.get(target);
      if (status !== 200) faults.add(at(address, `le lien vers ${target} répond ${status}`));
      if (url.hash === "") continue;
      counts.fragments++;
      if (!ids.get(target)?.has(decodeURIComponent(url.hash.slice(1)))) {
        faults.add(at(address, `le repère ${url.hash} manque sur ${target}`));
      }
    }
  }
  return { ...counts, faults: [...faults] };
}

export const listDistantPages = (pages: readonly CrawledPage[]): string[] =>
  pages
    .filter(({ clicks }) => clicks > MAX_CLICKS)
    .map(({ address, clicks }) =>
      at(
        address,
        Number.isFinite(clicks)
          ? `à ${clicks} clics de l’accueil`
          : "aucun lien n’y mène depuis l’accueil",
      ),
    );

/** References of structured data to a node that no page describes. */
export function listDeadReferences(pages: readonly CrawledPage[]): string[] {
  const nodes = pages.flatMap((page) =>
    listNodes(page).map((node) => ({ address: page.address, node })),
  );
  const known = new Set(
    nodes.flatMap(({ node }) => (Object.keys(node).length > 1 ? node["@id"] : [])),
  );
  return nodes
    .filter(({ node }) => Object.keys(node).join() === "@id" && !known.has(node["@id"]))
    .map(({ address, node }) => at(address, `aucune page ne décrit ${node["@id"]}`));
}

/** The sitemap lists each indexable page at its own address, and nothing else. */
export function listSitemapFaults(
  entries: readonly string[],
  pages: readonly CrawledPage[],
  origin: string,
): string[] {
  const wanted = new Set(
    pages
      .filter((page) => isIndexable(page) && isOwnCanonical(page, origin))
      .map(({ address }) => new URL(address, origin))
      // Lists in pages: search engines follow their links.
      .filter(({ search }) => search === "")
      .map(({ href }) => href),
  );
  const listed = entries.map((entry) => URL.parse(entry)?.href ?? entry);
  return [
    ...listed
      .filter((entry, index) => listed.indexOf(entry) !== index)
      .map((e) => at(e, "deux fois dans le plan du site")),
    ...listed
      .filter((entry) => !wanted.has(entry))
      .map((e) => at(e, "dans le plan du site, mais pas à indexer")),
    ...[...wanted]
      .filter((href) => !listed.includes(href))
      .map((e) => at(e, "absente du plan du site")),
  ];
}
