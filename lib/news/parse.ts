import Parser from "rss-parser";
import { z } from "zod";
import { RemoteFault } from "#lib/remote/fault";

type Element = { text: string; attributes: Partial<Record<string, string>> };

/** As xml2js gives it: a string, or an object when it has attributes or children. */
const element = z.union([
  z.string().transform((text): Element => ({ text, attributes: {} })),
  z
    .object({ _: z.string().default(""), $: z.record(z.string(), z.string()).default({}) })
    .transform(({ _: text, $: attributes }): Element => ({ text, attributes })),
]);

const elements = z.array(element).catch([]);

/**
 * What is read of an item. rss-parser gives these as they stand, under a name of our own: its own
 * reading of descriptions takes minutes on a hostile one, and one bad date loses the whole feed.
 */
const itemSchema = z.object({
  title: elements,
  link: elements,
  guid: elements,
  description: elements,
  summary: elements,
  content: elements,
  "content:encoded": elements,
  enclosure: elements,
  pubDate: elements,
  "dc:date": elements,
  published: elements,
  updated: elements,
});

type Item = z.output<typeof itemSchema>;

const ITEM_ELEMENTS = itemSchema.keyof().options;
const ITEM_NAMES: ReadonlySet<string> = new Set(ITEM_ELEMENTS);
const toRawName = (name: string) => `raw:${name}`;

/** An item of RSS or Atom, as written: HTML, relative addresses, any date. */
export type FeedEntry = {
  title: string;
  link: string;
  /** HTML; of an item without description, its content. */
  description: string;
  /** HTML of the whole article, where the feed gives it. */
  content: string;
  /** By preference. */
  dates: string[];
  /** Addresses of the enclosures that are announced as pictures. */
  enclosedPictures: string[];
};

export type ParsedFeed = {
  /** The site that the feed is of, or empty. */
  link: string;
  entries: FeedEntry[];
};

const firstText = (...candidates: readonly (readonly Element[])[]) =>
  candidates.flat().find(({ text }) => text.trim() !== "")?.text ?? "";

/** Atom names the page by `href`, RSS by text. */
function pickLink(links: readonly Element[]): string {
  const alternate = links.find(
    ({ attributes: { href, rel = "alternate" } }) => href && rel === "alternate",
  );
  return (alternate?.attributes.href ?? firstText(links)).trim();
}

function listEnclosedPictures({ enclosure, link }: Item): string[] {
  const linked = link.filter(({ attributes }) => attributes.rel === "enclosure");
  return [...enclosure, ...linked]
    .filter(({ attributes }) => /^image\/(?!svg)/i.test(attributes.type ?? ""))
    .flatMap(({ attributes: { url, href } }) => url ?? href ?? []);
}

function toEntry(item: Item): FeedEntry {
  const permalinks = item.guid.filter(({ attributes }) => attributes.isPermaLink !== "false");
  return {
    title: firstText(item.title),
    link: pickLink(item.link) || firstText(permalinks).trim(),
    description: firstText(item.description, item.summary, item["content:encoded"], item.content),
    content: firstText(item["content:encoded"], item.content),
    dates: [item.pubDate, item["dc:date"], item.published, item.updated]
      .flat()
      .map(({ text }) => text),
    enclosedPictures: listEnclosedPictures(item),
  };
}

function createParser() {
  return new Parser<Record<string, unknown>, Record<string, unknown>>({
    defaultRSS: 2,
    xml2js: {
      tagNameProcessors: [(name: string) => (ITEM_NAMES.has(name) ? toRawName(name) : name)],
    },
    customFields: {
      feed: [toRawName("link")],
      item: ITEM_ELEMENTS.map((name) => [toRawName(name), name, { keepArray: true }]),
    },
  });
}

/**
 * RSS 0.9 to 2.0, RSS 1.0 (RDF) or Atom, as guardXml gives it; items in the order of the document.
 * @throws RemoteFault when rss-parser cannot read it.
 */
export async function parseFeed(xml: string): Promise<ParsedFeed> {
  try {
    const feed = await createParser().parseString(xml);
    const link = element.safeParse(feed[toRawName("link")]);
    return {
      link: link.success ? pickLink([link.data]) : "",
      entries: feed.items.map((item) => toEntry(itemSchema.parse(item))),
    };
  } catch (error) {
    const [line] = error instanceof Error ? error.message.split("\n") : [];
    throw new RemoteFault(`XML illisible (${line})`, { cause: error });
  }
}
