import { parseDocument } from "htmlparser2";
import { isLinkAddress, isWebAddress } from "#lib/blog/article-addresses";

type ParsedNode = ReturnType<typeof parseDocument>["children"][number];
type ParsedElement = Extract<ParsedNode, { attribs: unknown }>;

type Marks = { isBold: boolean; isItalic: boolean; isRaised: boolean; href: string | null };
/** A piece of text (or a line break) as HTML, and its marks. */
type Run = Marks & { text: string };
/** A block of the result, or an item of a list whose level is known and whose list is not. */
type Block = { html: string; item?: { level: number; isOrdered: boolean } };

const PLAIN: Marks = { isBold: false, isItalic: false, isRaised: false, href: null };

/** What these hold is not text of the author. */
const LEFT_OUT = new Set([
  ...["head", "title", "meta", "link", "style", "script", "noscript", "template", "xml"],
  ...["svg", "math", "canvas", "iframe", "object", "embed", "audio", "video", "map"],
  ...["button", "select", "textarea", "input", "del", "hr", "col", "colgroup"],
]);
/** Shapes and fields of Office; o:p and smart tags (st1:) hold text. */
const OFFICE_TAG = /^[vwmx]:/;
/** Hidden text, comments and page breaks of Office; the marker of a list of paragraphs. */
const LEFT_OUT_STYLE = /display:\s*none|mso-hide:\s*all|mso-element:\s*comment|mso-list:\s*ignore/i;
const LEFT_OUT_CLASS = /\bMsoComment|\bApple-interchange-newline\b/;

const BLOCKS = new Set([
  ...["html", "body", "div", "section", "article", "main", "header", "footer", "aside", "nav"],
  ...["p", "pre", "address", "center", "form", "fieldset", "figure", "figcaption", "details"],
  ...["summary", "dl", "dt", "dd", "caption", "li"],
  ...["table", "thead", "tbody", "tfoot", "tr", "th", "td"],
]);
const HEADINGS: Readonly<Record<string, string>> = {
  ...{ h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" },
};

const LIST_LEVEL = /mso-list:\s*\S+\s+level(\d+)/i;
const LIST_CLASS = /\b(?:Mso)?ListParagraph/;
const BULLET = /^[\s\u00A0]*(?:[·•▪§‣◦●○–—-]|o(?=[\s\u00A0]{2}))[\s\u00A0]+/;
const NUMBER = /^[\s\u00A0]*\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,6})[.)][\s\u00A0]+/i;

function isElement(node: ParsedNode): node is ParsedElement {
  return "attribs" in node;
}

function getText(node: ParsedNode): string {
  if (node.type === "text") return node.data;
  return "children" in node ? node.children.map(getText).join("") : "";
}

function find(node: ParsedNode, isSought: (element: ParsedElement) => boolean): ParsedElement[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child) => [
    ...(isElement(child) && isSought(child) ? [child] : []),
    ...find(child, isSought),
  ]);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** Google Docs leads links through its own address. */
function toHref(address: string): string | null {
  const inner = address.match(/^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/)?.[1];
  const href = inner === undefined ? address.trim() : decodeURIComponent(inner);
  // An anchor leads to a place of the document that it was copied from.
  return isLinkAddress(href) && !href.startsWith("#") ? href : null;
}

function toMarks({ attribs, name }: ParsedElement, outer: Marks): Marks {
  const style = attribs.style ?? "";
  const weight = style.match(/font-weight:\s*(\w+)/i)?.[1];
  const slant = style.match(/font-style:\s*(\w+)/i)?.[1];
  return {
    isBold:
      weight === undefined || weight === "inherit"
        ? outer.isBold || name === "b" || name === "strong"
        : /^bold|^[6-9]00$/.test(weight),
    isItalic:
      slant === undefined || slant === "inherit"
        ? outer.isItalic || name === "i" || name === "em"
        : /^(?:italic|oblique)$/.test(slant),
    isRaised: outer.isRaised || name === "sup" || /vertical-align:\s*super/i.test(style),
    href: name === "a" ? toHref(attribs.href ?? "") : outer.href,
  };
}

/** The page has no superscript: units of area and volume have characters of their own. */
const RAISED: Readonly<Record<string, string>> = { 2: "²", 3: "³" };

function toRun(text: string, marks: Marks): Run {
  const line = text.replace(/[ \t\r\n]+/g, " ");
  return { ...marks, text: escapeHtml((marks.isRaised && RAISED[line.trim()]) || line) };
}

function wrap(tag: string, html: string): string {
  // A blank at its edge belongs to the sentence.
  const [, start = "", text = "", end = ""] = html.match(/^(\s*)(.*?)(\s*)$/s) ?? [];
  return text === "" ? html : `${start}<${tag}>${text}</${tag.split(" ")[0]}>${end}`;
}

/** Runs with the same value together. */
function groupBy<Value>(runs: readonly Run[], getValue: (run: Run) => Value): [Value, Run[]][] {
  const groups: [Value, Run[]][] = [];
  for (const run of runs) {
    const [value, last] = groups.at(-1) ?? [];
    if (last !== undefined && value === getValue(run)) last.push(run);
    else groups.push([getValue(run), [run]]);
  }
  return groups;
}

/** Programs write one where a blank could be lost; French has one at numbers and these signs. */
const NEEDLESS_NO_BREAK = /(?<![«\d])\u00A0(?![;:!?»€%\d])/g;

function toInlineHtml(runs: readonly Run[], { isBoldKept = true } = {}): string {
  const html = groupBy(runs, ({ href }) => href).map(([href, linked]) => {
    const inner = groupBy(linked, ({ isBold }) => isBold && isBoldKept).map(([isBold, bold]) => {
      const text = groupBy(bold, ({ isItalic }) => isItalic).map(([isItalic, italic]) => {
        const plain = italic.map((run) => run.text).join("");
        return isItalic ? wrap("em", plain) : plain;
      });
      return isBold ? wrap("strong", text.join("")) : text.join("");
    });
    return href === null ? inner.join("") : wrap(`a href="${escapeHtml(href)}"`, inner.join(""));
  });
  return html
    .join("")
    .replace(NEEDLESS_NO_BREAK, " ")
    .replace(/[ \u00A0]{2,}/g, " ")
    .replace(/ ?<br> ?/g, "<br>")
    .replace(/^(?:[\s\u00A0]|<br>)+|(?:[\s\u00A0]|<br>)+$/g, "");
}

/** Pieces that an empty line (two line breaks) separates. */
function splitAtEmptyLines(runs: readonly Run[]): Run[][] {
  const pieces: Run[][] = [[]];
  let isAfterBreak = false;
  for (const run of runs) {
    if (run.text !== "<br>") {
      pieces.at(-1)?.push(run);
      if (run.text.trim() !== "") isAfterBreak = false;
    } else if (isAfterBreak) {
      pieces.push([]);
    } else {
      isAfterBreak = true;
      pieces.at(-1)?.push(run);
    }
  }
  return pieces;
}

function toListHtml(items: readonly Required<Block>[]): string {
  const base = items[0]?.item.level ?? 1;
  const lists: { tag: string; items: { html: string; inner: Required<Block>[] }[] }[] = [];
  for (const block of items) {
    const list = lists.at(-1);
    const tag = block.item.isOrdered ? "ol" : "ul";
    if (list !== undefined && block.item.level > base) list.items.at(-1)?.inner.push(block);
    else if (list?.tag === tag) list.items.push({ html: block.html, inner: [] });
    else lists.push({ tag, items: [{ html: block.html, inner: [] }] });
  }
  return lists
    .map(({ items: own, tag }) => {
      const inner = own.map((item) => `<li>${item.html}${toListHtml(item.inner)}</li>`);
      return `<${tag}>${inner.join("")}</${tag}>`;
    })
    .join("");
}

/** The blocks as HTML; items that follow one another make a list, by their levels. */
function joinBlocks(blocks: readonly Block[]): string {
  let html = "";
  let items: Required<Block>[] = [];
  for (const { html: own, item } of blocks) {
    if (item !== undefined) {
      items.push({ html: own, item });
    } else {
      html += toListHtml(items) + own;
      items = [];
    }
  }
  return html + toListHtml(items);
}

/** What a cell or an item holds: a single paragraph without its tags. */
function unwrapParagraph(html: string): string {
  return html.match(/^<p>((?:(?!<p>).)*)<\/p>$/s)?.[1] ?? html;
}

function toTableHtml(table: ParsedElement): string {
  const rows = find(table, ({ name }) => name === "tr").map((row) => {
    const cells = row.children.filter(isElement).filter(({ name }) => /^t[dh]$/.test(name));
    return cells.map((cell) => ({
      isHeader: cell.name === "th",
      spans: ["colspan", "rowspan"]
        .filter((name) => /^(?!1$)\d{1,2}$/.test(cell.attribs[name] ?? ""))
        .map((name) => ` ${name}="${cell.attribs[name]}"`)
        .join(""),
      html: unwrapParagraph(joinBlocks(toBlocks(cell.children, PLAIN))),
    }));
  });
  const isBold = (html: string) => /^<strong>(?:(?!<strong>).)+<\/strong>$/.test(html);
  // Word has no header cells: it writes the first row in bold.
  const hasBoldHead = rows.length > 1 && rows[0]?.every(({ html }) => isBold(html));
  const lines = rows.map((cells, index) => {
    const inner = cells.map(({ html, isHeader, spans }) =>
      isHeader || (index === 0 && hasBoldHead)
        ? `<th${spans}>${html.replaceAll(/<\/?strong>/g, "")}</th>`
        : `<td${spans}>${html}</td>`,
    );
    return inner.length === 0 ? "" : `<tr>${inner.join("")}</tr>`;
  });
  return `<table><tbody>${lines.join("")}</tbody></table>`;
}

/** E-mails are laid out with tables: one of a single column, or around another, holds no data. */
function isLayout(table: ParsedElement): boolean {
  if (find(table, ({ name }) => name === "table").length > 0) return true;
  const rows = find(table, ({ name }) => name === "tr");
  return rows.every((row) => row.children.filter(isElement).length < 2);
}

function toPictureHtml({ attribs }: ParsedElement): string {
  const { alt = "", height, src = "", width } = attribs;
  const isTracker = width === "1" || height === "1" || width === "0" || height === "0";
  if (!isWebAddress(src) || isTracker) return "";
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`;
}

function isLeftOut({ attribs, name }: ParsedElement): boolean {
  return (
    LEFT_OUT.has(name) ||
    OFFICE_TAG.test(name) ||
    LEFT_OUT_STYLE.test(attribs.style ?? "") ||
    LEFT_OUT_CLASS.test(attribs.class ?? "")
  );
}

function isListMarker(element: ParsedElement): boolean {
  return /mso-list:\s*ignore/i.test(element.attribs.style ?? "");
}

/** A paragraph that Word shows as an item of a list, or null when it is none. */
function toListItem(paragraph: ParsedElement): Block | null {
  const { class: className = "", style = "" } = paragraph.attribs;
  const [marker] = find(paragraph, isListMarker);
  const level = style.match(LIST_LEVEL)?.[1];
  const text = marker === undefined ? getText(paragraph) : `${getText(marker)} `;
  const isOrdered = NUMBER.test(text);
  if (marker === undefined && !(LIST_CLASS.test(className) && (isOrdered || BULLET.test(text)))) {
    return null;
  }
  const html = unwrapParagraph(joinBlocks(toBlocks(paragraph.children, PLAIN)));
  return {
    html: marker === undefined ? html.replace(isOrdered ? NUMBER : BULLET, "") : html,
    item: { level: Number(level ?? 1), isOrdered },
  };
}

/** The items of a list, those of the lists in it after the item that they belong to. */
function toListItems(list: ParsedElement, depth: number): Block[] {
  const isOrdered = list.name === "ol";
  return list.children.filter(isElement).flatMap((child) => {
    // Word and Google Docs put a list into a list, beside its items.
    if (child.name === "ul" || child.name === "ol") return toListItems(child, depth + 1);
    const { "aria-level": ariaLevel, "data-aria-level": dataLevel, style = "" } = child.attribs;
    const told = Number(dataLevel ?? ariaLevel ?? style.match(LIST_LEVEL)?.[1] ?? depth);
    const level = Math.max(depth, told);
    const blocks = toBlocks(child.children, PLAIN, level);
    const own = blocks.filter(({ item }) => item === undefined);
    const inner = blocks.filter(({ item }) => item !== undefined);
    const html = unwrapParagraph(own.map((block) => block.html).join(""));
    return [...(html === "" ? [] : [{ html, item: { level, isOrdered } }]), ...inner];
  });
}

function toBlocks(nodes: readonly ParsedNode[], outer: Marks, depth = 0): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];

  function endParagraph(): void {
    for (const piece of splitAtEmptyLines(runs)) {
      const html = toInlineHtml(piece);
      if (html !== "") blocks.push({ html: `<p>${html}</p>` });
    }
    runs = [];
  }

  function add(...added: readonly Block[]): void {
    endParagraph();
    blocks.push(...added.filter(({ html }) => html !== ""));
  }

  function readElement(element: ParsedElement, marks: Marks): void {
    const { attribs, children, name } = element;
    const isParagraphOf = (style: string) => attribs.class?.split(/\s+/).includes(style) ?? false;
    const heading = isParagraphOf("MsoTitle") ? "h2" : HEADINGS[name];
    if (name === "br") {
      runs.push({ ...marks, text: "<br>" });
    } else if (name === "img") {
      add({ html: toPictureHtml(element) });
    } else if (heading !== undefined) {
      endParagraph();
      read(children, PLAIN);
      const html = toInlineHtml(runs, { isBoldKept: false });
      runs = [];
      add({ html: html === "" ? "" : `<${heading}>${html}</${heading}>` });
    } else if (name === "ul" || name === "ol") {
      add(...toListItems(element, depth + 1));
    } else if (name === "table" && !isLayout(element)) {
      add({ html: toTableHtml(element) });
    } else if (name === "blockquote" || isParagraphOf("MsoQuote")) {
      const html = joinBlocks(toBlocks(children, PLAIN));
      add({ html: html === "" ? "" : `<blockquote>${html}</blockquote>` });
    } else if (BLOCKS.has(name)) {
      endParagraph();
      const item = name === "p" ? toListItem(element) : null;
      if (item === null) read(children, toMarks(element, marks));
      else add(item);
      endParagraph();
    } else {
      read(children, toMarks(element, marks));
    }
  }

  function read(children: readonly ParsedNode[], marks: Marks): void {
    for (const node of children) {
      if (node.type === "text") runs.push(toRun(node.data, marks));
      else if (isElement(node) && !isLeftOut(node)) readElement(node, marks);
    }
  }

  read(nodes, outer);
  endParagraph();
  return blocks;
}

/**
 * What Word, LibreOffice, Google Docs, Outlook or a page put on the clipboard, as the HTML of an
 * article: headings, paragraphs, lists, quotes, tables, links, bold and italic; no layout.
 */
export function cleanPastedHtml(html: string): string {
  return joinBlocks(toBlocks(parseDocument(html).children, PLAIN));
}
