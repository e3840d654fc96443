import { Parser } from "htmlparser2";
import { RemoteFault } from "#lib/remote/fault";

/** rss-parser takes 20,000 levels and any number of elements; real feeds stay under twenty. */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 100_000;
const ROOTS = new Set(["rss", "feed", "rdf:RDF"]);
const TEXT_ELEMENTS = new Set(["title", "description", "summary", "content", "content:encoded"]);

type Span = { start: number; end: number };

function requireRoot(name: string): void {
  if (ROOTS.has(name)) return;
  throw new RemoteFault(
    name.toLowerCase() === "html" ? "page HTML au lieu d’un flux" : `ni RSS ni Atom (<${name}>)`,
  );
}

function requireNoDeclaration(instruction: string): void {
  if (!instruction.startsWith("!")) return;
  throw new RemoteFault(
    /^!doctype\s+html\b/i.test(instruction)
      ? "page HTML au lieu d’un flux"
      : "déclaration DOCTYPE ou d’entité refusée",
  );
}

/** Reads the whole document once; gives the insides of text elements that hold elements. */
function inspect(xml: string): Span[] {
  const open: string[] = [];
  const spans: Span[] = [];
  let elements = 0;
  let text: { depth: number; start: number; hasMarkup: boolean } | null = null;
  const parser = new Parser(
    {
      onprocessinginstruction: (_name, data) => requireNoDeclaration(data),
      onopentag(name) {
        if (open.length === 0) requireRoot(name);
        if (open.length >= MAX_DEPTH) throw new RemoteFault(`plus de ${MAX_DEPTH} niveaux`);
        if (++elements > MAX_ELEMENTS) throw new RemoteFault(`plus de ${MAX_ELEMENTS} éléments`);
        if (text !== null) text.hasMarkup = true;
        open.push(name);
        if (text === null && TEXT_ELEMENTS.has(name)) {
          text = { depth: open.length, start: parser.endIndex + 1, hasMarkup: false };
        }
      },
      onclosetag(_name, isImplied) {
        if (isImplied && !xml.startsWith("/>", parser.endIndex - 1)) {
          throw new RemoteFault("document tronqué ou mal fermé");
        }
        if (text?.depth === open.length) {
          if (text.hasMarkup) spans.push({ start: text.start, end: parser.startIndex });
          text = null;
        }
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (elements === 0) throw new RemoteFault("ni RSS ni Atom (aucun élément)");
  return spans;
}

function toCdata(xml: string): string {
  return `<![CDATA[${xml.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

const CDATA_OR_STRAY_AMPERSAND =
  /<!\[CDATA\[.*?\]\]>|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gis;

/** « R & D » and « &eacute; », which XML lacks, are the most common mistakes of feeds. */
function escapeStrayAmpersands(xml: string): string {
  return xml.replace(CDATA_OR_STRAY_AMPERSAND, (found) => (found === "&" ? "&amp;" : found));
}

/**
 * The document, safe to give to rss-parser. Markup that stands unescaped in a text (Atom's xhtml)
 * is wrapped in CDATA: rss-parser would lose the order of its words.
 * @throws RemoteFault for HTML, a DOCTYPE or entity declaration, too many levels or elements, or an
 * element left open.
 */
export function guardXml(text: string): string {
  const xml = text.trimStart();
  if (xml === "") throw new RemoteFault("réponse vide");
  let safe = "";
  let end = 0;
  for (const span of inspect(xml)) {
    safe += xml.slice(end, span.start) + toCdata(xml.slice(span.start, span.end));
    end = span.end;
  }
  return escapeStrayAmpersands(safe + xml.slice(end));
}
