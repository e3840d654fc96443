import "server-only";
import sanitizeHtml, { type IOptions, type Tag } from "sanitize-html";
import { isLinkAddress, isWebAddress } from "#lib/blog/article-addresses";
import { type PictureRelay, toPictureSource } from "#lib/blog/picture-addresses";
import { typeset } from "#lib/typography";

const PIXELS = /^[1-9]\d{0,3}$/;

/** Not allowed itself: what it holds stays. */
const UNWRAPPED: Tag = { tagName: "span", attribs: {} };

function toLink(href: string | undefined): Tag {
  if (href === undefined || !isLinkAddress(href)) return UNWRAPPED;
  return { tagName: "a", attribs: isWebAddress(href) ? { href, rel: "noopener" } : { href } };
}

/** Without a src when its address is not allowed: such a picture is left out. */
function toImage(
  { alt = "", height, src = "", width }: Record<string, string>,
  relay: PictureRelay,
): Tag {
  const source = toPictureSource(src, relay);
  if (source === null) return { tagName: "img", attribs: {} };
  const sizes = Object.entries({ width, height }).filter(([, pixels]) => PIXELS.test(pixels ?? ""));
  return {
    tagName: "img",
    attribs: { src: source, alt, ...Object.fromEntries(sizes), loading: "lazy" },
  };
}

const CELL_ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  colspan: /^\d{1,2}$/,
  rowspan: /^\d{1,3}$/,
  scope: /^(?:col|row)(?:group)?$/,
};

function toCell(tagName: string, attributes: Record<string, string>): Tag {
  const kept = Object.entries(attributes).filter(([name, value]) =>
    CELL_ATTRIBUTES[name]?.test(value),
  );
  return { tagName, attribs: Object.fromEntries(kept) };
}

const toOptions = (relay: PictureRelay): IOptions => ({
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "ul", "ol", "li", "blockquote", "strong", "em", "a"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
    ...["figure", "figcaption", "img"],
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: Object.keys(CELL_ATTRIBUTES),
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  // What these hold is not text to read.
  nonTextTags: [
    ...["script", "style", "textarea", "select", "option", "noscript", "template", "title"],
    ...["svg", "math", "iframe", "object", "noembed", "noframes", "xmp", "plaintext"],
  ],
  nestingLimit: 50,
  parseStyleAttributes: false,
  transformTags: {
    // The page's own heading is its only h1.
    h1: "h2",
    h5: "h4",
    h6: "h4",
    b: "strong",
    i: "em",
    a: (_, { href }) => toLink(href),
    img: (_, attributes) => toImage(attributes, relay),
    th: toCell,
    td: toCell,
  },
  exclusiveFilter: ({ attribs, tag }) => tag === "img" && attribs.src === undefined,
});

/** What stands between two tags; in clean HTML a lone < or > is an entity. */
const TEXT = /(?<=^|>)[^<>]+/g;

/** On a narrow screen a table scrolls by itself, by keyboard too; regions have names of their own. */
const openTable = (number: number) =>
  `<section class="table-scroll" aria-label="Tableau ${number}" tabindex="0"><table>`;

/**
 * Body of an article, safe to show: only the tags, attributes and addresses named here remain.
 * French typography is set in its text.
 * @param relay serves the pictures of other sites, which no visitor's browser asks
 */
export function renderArticleHtml(html: string, relay: PictureRelay): string {
  let tables = 0;
  return sanitizeHtml(html, toOptions(relay))
    .replace(TEXT, typeset)
    .replaceAll("<table>", () => openTable(++tables))
    .replaceAll("</table>", "</table></section>");
}

/** Addresses of the pictures of other sites that the body of an article shows. */
export function listBodyPictures(html: string): string[] {
  const addresses: string[] = [];
  const collect: PictureRelay = (address) => {
    addresses.push(address);
    return address;
  };
  sanitizeHtml(html, toOptions(collect));
  return addresses;
}
