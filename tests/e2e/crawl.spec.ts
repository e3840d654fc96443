import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { requestPages, routes } from "#lib/routes";
import {
  type Crawl,
  crawlSite,
  loadFiles,
  loadPage,
  loadSitemap,
  type Site,
  type SitemapEntry,
} from "#tests/crawl/crawl";
import { listHeadFaults } from "#tests/crawl/head-faults";
import { listHtmlFaults } from "#tests/crawl/html-faults";
import { type CrawledPage, collapseSpaces, isIndexable } from "#tests/crawl/page";
import { listPictureFaults } from "#tests/crawl/pictures";
import { formatShare, listCopiedPages, measureRepetition } from "#tests/crawl/repeated-text";
import { listUnshownFacts } from "#tests/crawl/shown-facts";
import {
  checkLinks,
  listDeadReferences,
  listDistantPages,
  listRepetitions,
  listSitemapFaults,
} from "#tests/crawl/site-faults";
import { isOfType, listGraphFaults, listNodes, readGraph } from "#tests/crawl/structured-data";
import { checkVocabulary } from "#tests/crawl/vocabulary";
import { test as base, expect } from "#tests/e2e/fixtures";
import {
  accountPages,
  content,
  filledSimulator,
  helpPages,
  SITE_ORIGIN,
  sitePages,
} from "#tests/e2e/site";

const namedOffer = z.object({
  name: z.string().optional(),
  itemOffered: z.object({ name: z.string() }).optional(),
});

/** Share of a city page's own text that another one may hold too. */
const MAX_COPIED = 0.05;

type CrawledSite = Crawl & {
  site: Site;
  sitemap: readonly SitemapEntry[];
  indexable: readonly CrawledPage[];
  /** Pictures of link previews, by address. */
  pictures: ReadonlyMap<string, Buffer | null>;
};

/** The site as a robot without JavaScript reads it, from its home page and its sitemap. */
const test = base.extend<object, { crawled: CrawledSite }>({
  crawled: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern to read the names in.
    async ({}, use, { project }) => {
      const site = { served: project.use.baseURL ?? "", origin: SITE_ORIGIN };
      const sitemap = await loadSitemap(site);
      const crawl = await crawlSite(
        site,
        sitemap.map(({ address }) => address),
      );
      const indexable = crawl.pages.filter(isIndexable);
      const pictures = await loadFiles(
        site,
        indexable.flatMap(({ metas }) => metas.get("og:image") ?? []),
      );
      await use({ ...crawl, indexable, pictures, site, sitemap });
    },
    { scope: "worker" },
  ],
});

// One crawl for all.
test.describe.configure({ mode: "default" });

/** Faults of each page, after its address. */
const listByPage = (
  pages: readonly CrawledPage[],
  listFaults: (page: CrawledPage) => readonly string[],
) => pages.flatMap((page) => listFaults(page).map((fault) => `${page.address} : ${fault}`));

const isArticle = (address: string) =>
  new URL(address, SITE_ORIGIN).pathname.startsWith(routes.article(""));

test.afterAll(({ crawled: { indexable, pages, pictures, sitemap, statuses } }) => {
  const { fragments, links } = checkLinks(pages, statuses, SITE_ORIGIN);
  const nodes = indexable.flatMap(listNodes);
  console.log(
    `${pages.length} pages (${indexable.length} à indexer, ${sitemap.length} au plan du site), ` +
      `${statuses.size} adresses, ${links} liens, ${fragments} repères, ` +
      `${indexable.length} graphes, ${nodes.length} nœuds, ${pictures.size} images de partage`,
  );
});

test("les liens de l’accueil mènent à toutes les pages, en trois clics au plus", ({ crawled }) => {
  const paths = [
    ...new Set(crawled.pages.map(({ address }) => new URL(address, SITE_ORIGIN).pathname)),
  ];
  expect(paths.filter((address) => !isArticle(address)).toSorted()).toEqual(
    [
      ...sitePages.map((page) => page.path),
      ...helpPages,
      ...[routes.auth(), routes.forgottenPassword()],
    ].toSorted(),
  );
  expect(paths.filter(isArticle).length, "articles atteints").toBeGreaterThanOrEqual(12);
  expect(listDistantPages(crawled.pages)).toEqual([]);
});

test("aucun lien, aucun repère, aucun fichier n’est mort", ({ crawled: { pages, statuses } }) => {
  expect(checkLinks(pages, statuses, SITE_ORIGIN).faults).toEqual([]);
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
});

test("chaque page dit ce qu’elle est, en français, et se lit sans JavaScript", ({ crawled }) => {
  expect(listByPage(crawled.pages, (page) => listHeadFaults(page, SITE_ORIGIN))).toEqual([]);
  expect(listRepetitions(crawled.pages, SITE_ORIGIN)).toEqual([]);
});

test("chaque page a une image de partage de 1200 × 630, de moins de 300 Ko", ({ crawled }) => {
  const faults = [...crawled.pictures].flatMap(([address, file]) =>
    listPictureFaults(file).map((fault) => `${address} : ${fault}`),
  );
  expect(faults).toEqual([]);
});

test.describe("les données structurées", () => {
  test("tiennent en un graphe par page, complet pour Google", ({ crawled: { indexable } }) => {
    expect(listByPage(indexable, (page) => listGraphFaults(page, SITE_ORIGIN))).toEqual([]);
    expect(listDeadReferences(indexable)).toEqual([]);
  });

  test("ne disent rien que schema.org ne connaisse", ({ crawled: { indexable } }) => {
    const nodes = indexable.flatMap((page) =>
      readGraph(page).map((node) => ({ address: page.address, node })),
    );
    expect(checkVocabulary(nodes).faults).toEqual([]);
  });

  test("disent les prix, horaires, questions et dates que la page montre", ({ crawled }) => {
    expect(listByPage(crawled.indexable, listUnshownFacts)).toEqual([]);
  });

  test("donnent à chaque service le prix du catalogue", ({ crawled: { pages } }) => {
    for (const { price, slug, title } of content.services) {
      const page = pages.find(({ address }) => address === routes.service(slug));
      const service = page && readGraph(page).find((node) => isOfType(node, "Service"));
      expect.soft(service, slug).toMatchObject({
        name: title,
        ...(price.kind !== "quote" && {
          offers: { priceSpecification: { minPrice: price.amount, priceCurrency: "EUR" } },
        }),
      });
      expect.soft(service !== undefined && "offers" in service, slug).toBe(price.kind !== "quote");
    }
  });

  test("rangent le catalogue dans l’ordre de la page", ({ crawled: { pages } }) => {
    const page = pages.find(({ address }) => address === routes.services());
    const catalogue = page && readGraph(page).find((node) => isOfType(node, "OfferCatalog"));
    const offers = z.array(namedOffer).parse(catalogue?.itemListElement);
    expect(offers.map(({ itemOffered, name = itemOffered?.name }) => name)).toEqual(
      page?.articles.map(({ heading }) => heading),
    );
  });
});

test("html-validate ne trouve rien, ni sur les pages, ni sur la page absente", async ({
  crawled: { pages, site },
}) => {
  const others = [
    filledSimulator,
    routes.notFound(),
    routes.offline(),
    routes.validity(),
    ...accountPages,
  ].filter((address) => pages.every((page) => page.address !== address));
  const loaded = await Promise.all(others.map((address) => loadPage(site, address)));
  for (const { address, html } of [...pages, ...loaded]) {
    expect.soft(await listHtmlFaults(html), address).toEqual([]);
  }
});

test("aucune page de ville ne reprend plus de 5 % du texte d’une autre", ({ crawled }) => {
  // Left out: the words of links and buttons, which name other pages (the catalogue reads the
  // same everywhere), and what the law has written beside reviews (Code de la consommation, D111-17).
  const notice = collapseSpaces(content["review-rules"].summary);
  const texts = crawled.pages
    .filter(({ address }) => content.cities.some(({ slug }) => routes.city(slug) === address))
    .map(({ address, crumbs, mainProse }) => ({
      address,
      blocks: mainProse.filter((block) => !block.startsWith(notice)),
      name: crumbs.at(-1)?.label ?? "",
    }));
  expect(texts).toHaveLength(content.cities.length);
  for (const { address, repeated, words } of measureRepetition(texts)) {
    console.log(`${address} : ${words} mots, dont ${formatShare(repeated / words)} ailleurs`);
  }
  expect(listCopiedPages(texts, MAX_COPIED)).toEqual([]);
});

test.describe("le plan du site", () => {
  test("liste exactement les pages à indexer", ({ crawled: { pages, sitemap } }) => {
    const entries = sitemap.map(({ address }) => address);
    expect(listSitemapFaults(entries, pages, SITE_ORIGIN)).toEqual([]);
  });

  test("date chacune de son dernier changement, et n’en dit pas plus", ({ crawled }) => {
    const listed = crawled.sitemap.map(({ address, lastmod }) => [
      new URL(address).pathname,
      lastmod.slice(0, 10),
    ]);
    const dates = Object.fromEntries(listed.filter(([address = ""]) => !isArticle(address)));
    expect(dates).toEqual(Object.fromEntries(sitePages.map((page) => [page.path, page.updatedOn])));
    expect(listed.filter(([, day = ""]) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
    expect(crawled.sitemap.filter(({ xml }) => /<(changefreq|priority)>/.test(xml))).toEqual([]);
  });

  test("est annoncé par robots.txt, qui ne ferme aucune page à indexer", async ({ request }) => {
    const robots = await request.get("/robots.txt");
    expect(robots.status()).toBe(200);
    const text = await robots.text();
    expect(text).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`);
    const everyone = text.split(/(?=^User-agent:)/m).find((block) => /^User-agent: \*/.test(block));
    const closed = [...(everyone ?? "").matchAll(/^Disallow: *(\S+)/gm)].map(([, start]) => start);
    expect(everyone).toBeDefined();
    expect(
      sitePages.filter((page) => closed.some((start) => page.path.startsWith(start ?? "/"))),
    ).toEqual([]);
  });
});

test("le build a fait les pages du registre, et aucune autre", async () => {
  const folder = process.env.NEXT_DIST_DIR ?? ".next";
  const manifest: { routes: Record<string, { dataRoute: string | null }> } = JSON.parse(
    await readFile(path.resolve(folder, "prerender-manifest.json"), "utf8"),
  );
  const built = Object.entries(manifest.routes)
    .filter(([route, { dataRoute }]) => dataRoute !== null && !route.startsWith("/_"))
    .map(([route]) => route);
  expect([...built, ...requestPages].toSorted()).toEqual(
    [...sitePages.map((page) => page.path), routes.offline(), routes.shortcuts()].toSorted(),
  );
});
