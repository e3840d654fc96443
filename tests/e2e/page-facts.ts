import type { Page } from "@playwright/test";

type Heading = { level: number; text: string };

export type PageFacts = {
  path: string;
  status: number;
  lang: string;
  title: string;
  titles: number;
  descriptions: string[];
  robots: string[];
  /** As written in <head>, and how many stand elsewhere. */
  canonicals: string[];
  strayMetadata: number;
  openGraphLocales: string[];
  headings: Heading[];
  jsonLd: string[];
  /** Addresses of the links, resolved. */
  links: string[];
  /** Pictures, styles, scripts and icons of the site itself, resolved. */
  resources: string[];
  ids: string[];
  /** What is shown in <dd> elements, and in each <article> under its first heading. */
  definitions: string[];
  articles: { heading: string; text: string }[];
};

/** Opens a page and reads what its HTML says; meant for a context without JavaScript. */
export async function readFacts(page: Page, path: string): Promise<PageFacts> {
  const response = await page.goto(path, { waitUntil: "domcontentloaded" });
  const facts = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const attributes = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? "");
    const addresses = (selector: string, name: string) =>
      attributes(selector, name).map((value) => new URL(value, document.baseURI).href);
    const shownText = (element: Element) => (element as HTMLElement).innerText;
    return {
      lang: document.documentElement.lang,
      title: document.title,
      titles: all("head > title").length,
      descriptions: attributes('head > meta[name="description"]', "content"),
      robots: attributes('meta[name="robots"]', "content"),
      canonicals: attributes('head > link[rel="canonical"]', "href"),
      strayMetadata: all('body :is(link[rel="canonical"], meta, :not(svg) > title)').length,
      openGraphLocales: attributes('head > meta[property="og:locale"]', "content"),
      headings: all("h1, h2, h3, h4, h5, h6").map((heading) => ({
        level: Number(heading.tagName.slice(1)),
        text: heading.textContent.trim(),
      })),
      jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
      links: addresses("a[href]", "href"),
      resources: [
        ...addresses("img[src], script[src]", "src"),
        ...addresses('link:not([rel="canonical"])[href]', "href"),
      ],
      ids: all("[id]").map(({ id }) => id),
      definitions: all("dd").map(shownText),
      articles: all("article").map((article) => ({
        heading: article.querySelector("h1, h2, h3, h4")?.textContent.trim() ?? "",
        text: shownText(article),
      })),
    };
  });
  return { path, status: response?.status() ?? 0, ...facts };
}
