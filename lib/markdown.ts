import { Lexer, Marked, type Token, type Tokens } from "marked";

const marked = new Marked({
  gfm: true,
  renderer: {
    /** Cells carry their column's name, which stands before them where a table is too narrow. */
    table({ header, rows }) {
      const buildRow = (cells: readonly Tokens.TableCell[]) =>
        cells.map(({ header: isHeader, tokens }, index) => {
          const text = this.parser.parseInline(tokens);
          const label = header[index]?.text.replaceAll('"', "&quot;");
          return isHeader ? `<th>${text}</th>` : `<td data-label="${label}">${text}</td>`;
        });
      const [head, ...body] = [header, ...rows].map(
        (cells) => `<tr>${buildRow(cells).join("")}</tr>`,
      );
      return `<table><thead>${head}</thead><tbody>${body.join("")}</tbody></table>\n`;
    },
  },
});

/** HTML of a Markdown text from content/ (trusted: its schema refuses HTML). */
export function renderMarkdown(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** A mark without which no text has a link: « [a](/a) », « <tel:…> », « https://… », an e-mail. */
const LINK_MARK = /[\]<@]|:\/\/|www\./;

/** Addresses that the links and images of a Markdown text point to. */
export function listMarkdownLinks(markdown: string): string[] {
  // Most texts of content/ have none, and it is a hundred times faster to see than to read them.
  if (!LINK_MARK.test(markdown)) return [];
  const links: string[] = [];
  const visit = (token: Token) => {
    if (token.type === "link" || token.type === "image") links.push(token.href);
  };
  marked.walkTokens(new Lexer().lex(markdown), visit);
  return links;
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** Words of a Markdown text, without its marks. */
export function toPlainText(markdown: string): string {
  return renderMarkdown(markdown)
    .replace(/<\/(?:p|li|th|td|h\d)>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, (space) => (space.includes("\u202F") ? "\u202F" : " "))
    .trim();
}
