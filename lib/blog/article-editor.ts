import { type Extensions, Node } from "@tiptap/core";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { DOMSerializer, type Node as DocumentNode } from "@tiptap/pm/model";
import StarterKit from "@tiptap/starter-kit";
import { adminRoutes } from "#lib/admin-routes";
import {
  isLinkAddress,
  isPictureAddress,
  isSitePath,
  isWebAddress,
} from "#lib/blog/article-addresses";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    picture: { setPicture: (picture: Picture) => ReturnType };
  }
}

/** A picture of an article. `alt` is empty for one that only decorates. */
type Picture = { src: string; alt: string; caption: string };

type PictureAttributes = Picture & {
  width: string | null;
  height: string | null;
  href: string | null;
};

function toPictureAttributes(image: Element | null): PictureAttributes | false {
  const src = image?.getAttribute("src") ?? "";
  if (image === null || !isPictureAddress(src)) return false;
  return {
    src,
    alt: image.getAttribute("alt") ?? "",
    caption: image.closest("figure")?.querySelector("figcaption")?.textContent?.trim() ?? "",
    width: image.getAttribute("width"),
    height: image.getAttribute("height"),
    href: image.closest("a")?.getAttribute("href") ?? null,
  };
}

function withoutNulls(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));
}

/** Its HTML keeps the true address; on the screen it comes through this site. */
const PictureNode = Node.create({
  name: "picture",
  group: "block",
  draggable: true,
  addAttributes: () => ({
    src: { default: "" },
    alt: { default: "" },
    caption: { default: "" },
    width: { default: null },
    height: { default: null },
    href: { default: null },
  }),
  parseHTML: () => [
    { tag: "figure", getAttrs: (figure) => toPictureAttributes(figure.querySelector("img")) },
    { tag: "img", getAttrs: (image) => toPictureAttributes(image) },
  ],
  renderHTML: ({ node }) => {
    const { caption, href, ...attributes } = node.attrs;
    const image = ["img", withoutNulls(attributes)] as const;
    const content = href === null ? image : (["a", { href }, image] as const);
    return caption === "" ? content : ["figure", content, ["figcaption", caption]];
  },
  addNodeView: () => {
    return ({ node }) => {
      const { alt, caption, height, src, width } = node.attrs;
      const figure = document.createElement("figure");
      const image = document.createElement("img");
      image.src = isSitePath(src) ? src : adminRoutes.picture(src);
      image.alt = alt;
      if (width !== null) image.setAttribute("width", width);
      if (height !== null) image.setAttribute("height", height);
      figure.append(image);
      if (caption !== "") {
        const text = document.createElement("figcaption");
        text.textContent = caption;
        figure.append(text);
      }
      return { dom: figure };
    };
  },
  addCommands() {
    return {
      setPicture:
        (picture) =>
        ({ commands, editor }) =>
          editor.isActive(this.name)
            ? commands.updateAttributes(this.name, picture)
            : commands.insertContent({ type: this.name, attrs: picture }),
    };
  },
});

/** Without its library's column widths, which are inline styles, and with its caption. */
const CaptionedTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (table: Element) => table.querySelector("caption")?.textContent?.trim() || null,
    },
  }),
  parseHTML: () => [{ tag: "table" }, { tag: "caption", ignore: true }],
  renderHTML: ({ node: { attrs } }) =>
    attrs.caption === null
      ? ["table", ["tbody", 0]]
      : ["table", ["caption", attrs.caption], ["tbody", 0]],
}).configure({ View: null });

const SPANS = {
  colspan: { default: 1 },
  rowspan: { default: 1 },
  // Read by the library's commands.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

const HeaderCell = TableHeader.extend({
  addAttributes: () => ({ ...SPANS, scope: { default: null } }),
});

/** What the public page shows of an article (lib/blog/article-html), and nothing else. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      isAllowedUri: isLinkAddress,
      shouldAutoLink: isWebAddress,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  PictureNode,
  CaptionedTable,
  TableRow,
  HeaderCell,
  TableCell.extend({ addAttributes: () => SPANS }),
];

function isTight(paragraph: Element): boolean {
  const holder = paragraph.parentElement;
  if (holder === null || !["LI", "TD", "TH"].includes(holder.tagName)) return false;
  return [...holder.children].every(
    (child) => child === paragraph || ["UL", "OL"].includes(child.tagName),
  );
}

/** The first rows that hold header cells only are the table's head. */
function setTableHead(table: Element): void {
  const rows = [...table.querySelectorAll("tr")];
  const bodyStart = rows.findIndex((row) => row.querySelector("td") !== null);
  const headRows = bodyStart === -1 ? rows : rows.slice(0, bodyStart);
  const body = table.querySelector("tbody");
  if (headRows.length > 0) {
    const head = table.ownerDocument.createElement("thead");
    head.append(...headRows);
    body?.before(head);
  }
  if (bodyStart === -1) body?.remove();
  for (const cell of table.querySelectorAll("th:not([scope])")) {
    cell.setAttribute("scope", cell.closest("thead") === null ? "row" : "col");
  }
}

/** The HTML to store: one block a line, without empty paragraphs; empty for an empty text. */
export function toArticleHtml(text: DocumentNode): string {
  // In a document of its own, where no picture is fetched.
  const inert = document.implementation.createHTMLDocument("");
  DOMSerializer.fromSchema(text.type.schema).serializeFragment(
    text.content,
    { document: inert },
    inert.body,
  );
  for (const paragraph of inert.querySelectorAll("p")) {
    if (paragraph.childNodes.length === 0) paragraph.remove();
    else if (isTight(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const table of inert.querySelectorAll("table")) setTableHead(table);
  return [...inert.body.children].map((block) => block.outerHTML).join("\n");
}
