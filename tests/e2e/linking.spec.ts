import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
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
