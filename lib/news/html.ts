import { Parser } from "htmlparser2";

/** htmlparser2's time grows with the square of the levels: a text beyond is cut there. */
const MAX_DEPTH = 200;
const INLINE = new Set(
  "a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr".split(
    " ",
  ),
);
const HIDDEN = new Set(["script", "style", "template", "iframe", "object", "svg"]);

type HtmlFacts = {
  text: string;
  /** `src` of the images, as written; those of one pixel, which count visits, left out. */
  pictures: string[];
};

const isPixel = ({ width, height }: Record<string, string>) =>
  /^[01]$/.test(width ?? "") || /^[01]$/.test(height ?? "");

function parseHtml(html: string): HtmlFacts {
  const facts: HtmlFacts = { text: "", pictures: [] };
  let depth = 0;
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (depth > MAX_DEPTH) parser.pause();
      if (HIDDEN.has(name)) hiddenDepth += 1;
      if (!INLINE.has(name)) facts.text += " ";
      if (name === "img" && attributes.src && !isPixel(attributes)) {
        facts.pictures.push(attributes.src);
      }
    },
    ontext(text) {
      if (hiddenDepth === 0) facts.text += text;
    },
    onclosetag(name) {
      depth -= 1;
      if (HIDDEN.has(name)) hiddenDepth -= 1;
      if (!INLINE.has(name)) facts.text += " ";
    },
  });
  parser.end(html);
  return facts;
}

/** Invisible characters that could turn a line around; the one inside joined emoji stays. */
const INVISIBLE = /(?!\u200D)\p{Cf}/gu;

/**
 * Words of an HTML text, with ordinary single spaces. Read twice, since many feeds escape twice;
 * a `<` that could still begin a tag is set apart, so that it is never HTML.
 */
export function toText(html: string): string {
  return parseHtml(parseHtml(html).text)
    .text.normalize()
    .replace(INVISIBLE, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/<(?=[a-z/!?])/gi, "< ")
    .trim();
}

/** Addresses of its images, as written. */
export function listPictures(html: string): string[] {
  return parseHtml(html).pictures;
}
