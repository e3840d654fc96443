import type { Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import { type PageFacts, readFacts } from "#tests/e2e/page-facts";
import { helpPages, SITE_ORIGIN, sitePages } from "#tests/e2e/site";

const MAX_CLICKS = 3;

const withoutFragment = (address: string) => address.replace(/#.*$/, "");

type Reached = { facts: PageFacts; clicks: number };

/** Follows every internal link from the home page, breadth first, as a robot does. */
async function crawlFromHome(page: Page, origin: string): Promise<Map<string, Reached>> {
  const reached = new Map<string, Reached>();
  let level = [new URL(routes.home(), origin).href];
  for (let clicks = 0; level.length > 0; clicks++) {
    const next: string[] = [];
    for (const address of level) {
      if (reached.has(address)) continue;
      const facts = await readFacts(page, address);
      reached.set(address, { facts, clicks });
      next.push(...facts.links.filter((link) => new URL(link).origin === origin));
    }
    level = [...new Set(next.map(withoutFragment))].filter((address) => !reached.has(address));
  }
  return reached;
}

test.describe("les liens", () => {
  test.use({ javaScriptEnabled: false });

  test("mènent tous à une page et à un repère qui existent, en trois clics au plus", async ({
    origin,
    page,
    request,
  }) => {
    const reached = await crawlFromHome(page, origin);

    const paths = [...new Set([...reached.keys()].map((address) => new URL(address).pathname))];
    const [articles, pages] = [true, false].map((isArticle) =>
      paths.filter((path) => path.startsWith(routes.article("")) === isArticle),
    );
    expect(pages?.toSorted(), "pages atteintes depuis l’accueil").toEqual(
      [
        ...sitePages.map(({ path }) => path),
        ...helpPages,
        ...[routes.auth(), routes.forgottenPassword()],
      ].toSorted(),
    );
    expect(articles?.length, "articles atteints").toBeGreaterThanOrEqual(12);

    const resources = new Set<string>();
    for (const { clicks, facts } of reached.values()) {
      expect.soft(facts.status, `${facts.path} : statut`).toBe(200);
      expect.soft(clicks, `${facts.path} : clics depuis l’accueil`).toBeLessThanOrEqual(MAX_CLICKS);
      for (const link of facts.links) {
        const { hash, origin: linked } = new URL(link);
        if (linked !== origin || hash === "") continue;
        const target = reached.get(withoutFragment(link));
        expect
          .soft(
            target?.facts.ids.includes(decodeURIComponent(hash.slice(1))),
            `${facts.path} : ${hash} dans ${link}`,
          )
          .toBe(true);
      }
      for (const resource of facts.resources) {
        if (new URL(resource).origin === origin) resources.add(withoutFragment(resource));
      }
    }
    for (const address of [...reached.keys(), ...resources]) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(200);
    }
  });

  test("ceux qui ouvrent un onglet le disent et n’en donnent pas la clé", async ({ page }) => {
    for (const { path } of sitePages) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const faults = await page
        .locator('a[target="_blank"]')
        .evaluateAll((links) =>
          links
            .filter(
              (link) =>
                !/\b(noopener|noreferrer)\b/.test(link.getAttribute("rel") ?? "") ||
                !/nouvel onglet/.test(link.textContent + (link.getAttribute("aria-label") ?? "")),
            )
            .map((link) => link.outerHTML),
        );
      expect.soft(faults, path).toEqual([]);
    }
  });
});

test.describe("le plan du site", () => {
  const readEntries = (xml: string, tag: string) =>
    [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(([, entry = ""]) => entry);

  test("liste les pages à indexer, chacune avec la date de son dernier changement", async ({
    request,
  }) => {
    const index = await request.get("/sitemap.xml");
    expect(index.status()).toBe(200);
    const entries: string[] = [];
    for (const address of readEntries(await index.text(), "loc")) {
      const { origin, pathname } = new URL(address);
      expect.soft(origin, address).toBe(SITE_ORIGIN);
      const part = await request.get(pathname);
      expect.soft(part.status(), address).toBe(200);
      entries.push(...readEntries(await part.text(), "url"));
    }
    const listed = entries.map((entry) => ({
      address: readEntries(entry, "loc")[0] ?? "",
      lastmod: readEntries(entry, "lastmod")[0] ?? "",
    }));
    const expected = sitePages.map(({ path, updatedOn }) => ({
      address: new URL(path, SITE_ORIGIN).href,
      day: updatedOn,
    }));
    expect(
      Object.fromEntries(
        listed.map(({ address, lastmod }) => [new URL(address).href, lastmod.slice(0, 10)]),
      ),
    ).toEqual(Object.fromEntries(expected.map(({ address, day }) => [address, day])));
    expect(listed).toHaveLength(expected.length);
    expect(entries.filter((entry) => /<(changefreq|priority)>/.test(entry))).toEqual([]);
  });

  test("ne liste que des adresses qui sont leur propre canonique", async ({ crawl }) => {
    for (const { canonicals, path, status } of crawl) {
      expect.soft(status, path).toBe(200);
      expect.soft(new URL(canonicals[0] ?? "", SITE_ORIGIN).pathname, path).toBe(path);
    }
  });

  test("est annoncé par robots.txt, qui ne ferme aucune page à indexer", async ({ request }) => {
    const robots = await request.get("/robots.txt");
    expect(robots.status()).toBe(200);
    const text = await robots.text();
    expect(text).toContain(`Sitemap: ${SITE_ORIGIN}/sitemap.xml`);
    const everyone = text.split(/(?=^User-agent:)/m).find((block) => /^User-agent: \*/.test(block));
    const closed = [...(everyone ?? "").matchAll(/^Disallow: *(\S+)/gm)].map(([, path]) => path);
    expect(everyone).toBeDefined();
    expect(
      sitePages.filter(({ path }) => closed.some((start) => path.startsWith(start ?? "/"))),
    ).toEqual([]);
  });
});
