import { listedBlogCategories } from "#lib/blog/categories";
import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import { type PageFacts, readFacts } from "#tests/e2e/page-facts";
import { content } from "#tests/e2e/site";

const servicePages = content.services.map(({ slug }) => routes.service(slug));
const cityPages = content.cities.map(({ slug }) => routes.city(slug));

test.use({ javaScriptEnabled: false });

/** Links of the page's own text: neither its header nor its footer, which every page shares. */
const OWN_LINKS = "main a[href]";

test("chaque service mène à deux services et deux villes, chaque ville à deux villes et trois services", async ({
  page,
}) => {
  const minima: [pages: string[], related: number, cities: number][] = [
    [servicePages, 2, 2],
    [cityPages, 3, 2],
  ];
  for (const [pages, services, cities] of minima) {
    for (const path of pages) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const links = await page
        .locator(OWN_LINKS)
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
      const countOf = (targets: string[]) =>
        targets.filter((target) => target !== path && links.includes(target)).length;
      expect.soft(countOf(servicePages), `${path} : services`).toBeGreaterThanOrEqual(services);
      expect.soft(countOf(cityPages), `${path} : villes`).toBeGreaterThanOrEqual(cities);
      expect.soft(links, `${path} : zone`).toContain(routes.zones());
    }
  }
});

test("chaque article livré mène au service dont il parle, qui le suit", async ({
  page,
  request,
}) => {
  const feed = await (await request.get(routes.feed())).text();
  const articles = [...feed.matchAll(/<link>[^<]*(\/blog\/[a-z0-9-]+)<\/link>/g)].map(
    ([, path = ""]) => path,
  );
  expect(articles.length).toBeGreaterThanOrEqual(12);
  for (const path of articles) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const [href = ""] = await page
      .locator("main article > section h2 a")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href") ?? ""));
    expect.soft(servicePages, path).toContain(href);
  }
});

test("la liste de chaque catégorie du blog a son titre, sa description et son h1", async ({
  page,
}) => {
  const lists: PageFacts[] = [];
  for (const category of [undefined, ...listedBlogCategories]) {
    lists.push(await readFacts(page, routes.blog({ category })));
  }
  const words = lists.flatMap(({ descriptions, headings, path, title }) => {
    expect.soft(title.length, path).toBeLessThanOrEqual(60);
    expect.soft(descriptions[0]?.length, path).toBeLessThanOrEqual(160);
    return [title, descriptions[0], headings.find(({ level }) => level === 1)?.text];
  });
  expect(new Set(words).size).toBe(3 * lists.length);
});

/** Names of a page's visible way from home, and of the one it gives to machines. */
function readWays({ jsonLd }: PageFacts): string[] {
  const nodes = jsonLd.flatMap((text) => JSON.parse(text)["@graph"] ?? []);
  const list = nodes.find((node) => node["@type"] === "BreadcrumbList");
  return (list?.itemListElement ?? []).map(({ name }: { name: string }) => name);
}

test("chaque page dit son chemin depuis l’accueil, à lire comme aux moteurs", async ({
  crawl,
  page,
}) => {
  for (const facts of crawl.filter(({ path }) => path !== routes.home())) {
    await page.goto(facts.path, { waitUntil: "domcontentloaded" });
    const shown = await page
      .getByRole("navigation", { name: "Fil d’Ariane" })
      .locator("li")
      .evaluateAll((items) => items.map((item) => item.lastElementChild?.textContent ?? ""));
    expect.soft(shown.length, facts.path).toBeGreaterThanOrEqual(2);
    expect.soft(readWays(facts), facts.path).toEqual(shown);
  }
  const blogArticle = await readFacts(page, routes.article("plomb-positif-un-an-pour-vendre"));
  expect(readWays(blogArticle)).toHaveLength(3);
});
