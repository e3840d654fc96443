import { DomUtils, parseDocument } from "htmlparser2";

type HtmlNode = ReturnType<typeof parseDocument>["children"][number];
type HtmlElement = Extract<HtmlNode, { attribs: Record<string, string> }>;

/** Where a page comes from. */
export type PageSource = {
  /** Path and query. */
  address: string;
  status: number;
  /** Clicks from the home page. */
  clicks: number;
  html: string;
};

/** What the HTML of a page says to someone who runs no script. */
export type CrawledPage = PageSource & {
  lang: string;
  /** Of <head>, as written, as are descriptions and canonicals. */
  titles: string[];
  descriptions: string[];
  robots: string[];
  canonicals: string[];
  /** Metadata that stands outside <head>, where many robots do not look. */
  strayMetadata: string[];
  /** Contents of <meta property> and <meta name> of <head>, by name. */
  metas: ReadonlyMap<string, readonly string[]>;
  headings: { level: number; text: string }[];
  /** Contents of the JSON-LD scripts. */
  jsonLd: string[];
  /** Absolute addresses; `opensTab` when the link opens a tab. */
  links: { href: string; text: string; rel: string; opensTab: boolean }[];
  /** Pictures, styles, scripts and icons, absolute. */
  resources: string[];
  ids: string[];
  /** The breadcrumbs: `href` is null where the crumb is no link. */
  crumbs: { label: string; href: string | null }[];
  /** Texts of <summary>, <dd> and <time datetime>, and of each <article> with its first heading. */
  summaries: string[];
  definitions: string[];
  times: string[];
  articles: { heading: string; text: string }[];
  /** Runs of text between two limits of blocks, in the body and in <main>. */
  blocks: string[];
  mainBlocks: string[];
  /** Those of <main> that are more than the words of links and buttons. */
  mainProse: string[];
};

const INLINE = new Set(
  "a abbr b bdi bdo cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const UNREAD = new Set(["script", "style", "template", "noscript", "svg", "head"]);

const isElement = (node: HtmlNode): node is HtmlElement => "attribs" in node;

const isUnread = ({ attribs, name }: HtmlElement) =>
  UNREAD.has(name) || "hidden" in attribs || /\bprint-only\b/.test(attribs.class ?? "");

/** Spaces of any kind and number read as one. */
export const collapseSpaces = (text: string) => text.replace(/\s+/g, " ").trim();

/** Those inside, at any depth. */
const listElements = (nodes: HtmlNode[]) => DomUtils.filter(isElement, nodes) as HtmlElement[];

/** Marks around the words of links and buttons. */
const LABEL = /\uE000[^\uE001]*\uE001/g;

/** Limits of blocks become line ends; those of the source are only spaces. */
function writeText(node: HtmlNode, isLabel = false): string {
  if (node.type === "text") {
    const text = node.data.replaceAll("\n", " ");
    return isLabel ? `\uE000${text}\uE001` : text;
  }
  if (!isElement(node) || isUnread(node)) return "";
  const marks = isLabel || node.name === "a" || node.name === "button";
  const text = node.children.map((child) => writeText(child, marks)).join("");
  return INLINE.has(node.name) ? text : `\n${text}\n`;
}

const toBlocks = (lines: readonly string[]) =>
  lines
    .map((line) => collapseSpaces(line.replace(/[\uE000\uE001]/g, "")))
    .filter((block) => block !== "");

const listBlocks = (node: HtmlNode) => toBlocks(writeText(node).split("\n"));

/** Without the blocks that are only the words of links and buttons. */
const listProse = (node: HtmlNode) =>
  toBlocks(
    writeText(node)
      .split("\n")
      .filter((line) => /\p{L}/u.test(line.replaceAll(LABEL, ""))),
  );

const readText = (node: HtmlNode) => listBlocks(node).join(" ");

/** @param origin of the addresses that the page writes without one */
export function readPage(source: PageSource, origin: string): CrawledPage {
  const document = parseDocument(source.html);
  const elements = listElements(document.children);
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const head = named("head").flatMap(({ children }) => listElements(children));
  const body = named("body").flatMap(({ children }) => listElements(children));
  const resolve = (address: string) =>
    URL.parse(address, new URL(source.address, origin))?.href ?? address;
  const attributes = (list: readonly HtmlElement[], name: string) =>
    list.flatMap(({ attribs }) => attribs[name] ?? []);
  const isCanonical = ({ attribs, name }: HtmlElement) =>
    name === "link" && attribs.rel === "canonical";
  const metas = Map.groupBy(
    head.filter(({ attribs, name }) => name === "meta" && (attribs.property ?? attribs.name)),
    ({ attribs }) => attribs.property ?? attribs.name ?? "",
  );
  const contents = new Map(
    [...metas].map(([name, list]) => [name, attributes(list, "content")] as const),
  );
  const crumbs = named("nav")
    .filter(({ attribs }) => attribs["aria-label"] === "Fil d’Ariane")
    .flatMap(({ children }) => listElements(children).filter(({ name }) => name === "li"))
    .map(({ children }) => {
      const inner = listElements(children);
      const link = inner.find(({ name }) => name === "a");
      const label = link ?? inner.find(({ attribs }) => "aria-current" in attribs);
      const href = link?.attribs.href;
      return {
        label: label === undefined ? "" : readText(label),
        href: href === undefined ? null : resolve(href),
      };
    });
  return {
    ...source,
    lang: named("html")[0]?.attribs.lang ?? "",
    titles: head
      .filter(({ name }) => name === "title")
      .map((element) => DomUtils.textContent(element)),
    descriptions: [...(contents.get("description") ?? [])],
    robots: attributes(
      named("meta").filter(({ attribs }) => attribs.name === "robots"),
      "content",
    ),
    canonicals: attributes(head.filter(isCanonical), "href"),
    strayMetadata: body
      .filter(
        (element) =>
          isCanonical(element) ||
          element.name === "meta" ||
          (element.name === "title" && !isInSvg(element)),
      )
      .map(({ name }) => name),
    metas: contents,
    headings: elements
      .filter(({ name }) => /^h[1-6]$/.test(name))
      .map((heading) => ({ level: Number(heading.name.slice(1)), text: readText(heading) })),
    jsonLd: named("script")
      .filter(({ attribs }) => attribs.type === "application/ld+json")
      .map((element) => DomUtils.textContent(element)),
    links: named("a")
      .filter(({ attribs }) => attribs.href !== undefined)
      .map((link) => ({
        href: resolve(link.attribs.href ?? ""),
        text: `${readText(link)} ${link.attribs["aria-label"] ?? ""}`.trim(),
        rel: link.attribs.rel ?? "",
        opensTab: link.attribs.target === "_blank",
      })),
    resources: [
      ...attributes(named("img", "script"), "src"),
      ...attributes(
        named("link").filter((link) => !isCanonical(link)),
        "href",
      ),
    ].map(resolve),
    ids: attributes(elements, "id"),
    crumbs,
    summaries: named("summary").map(readText),
    definitions: named("dd").map(readText),
    times: attributes(named("time"), "datetime"),
    articles: named("article").map((article) => {
      const heading = listElements(article.children).find(({ name }) => /^h[1-4]$/.test(name));
      return { heading: heading ? readText(heading) : "", text: readText(article) };
    }),
    blocks: named("body").flatMap(listBlocks),
    mainBlocks: named("main").flatMap(listBlocks),
    mainProse: named("main").flatMap(listProse),
  };
}

function isInSvg(element: HtmlElement): boolean {
  for (let node = element.parent; node !== null; node = node.parent) {
    if ("name" in node && node.name === "svg") return true;
  }
  return false;
}

/** Whether a search engine may list the page. */
export const isIndexable = ({ robots, status }: CrawledPage) =>
  status === 200 && !robots.join().includes("noindex");
