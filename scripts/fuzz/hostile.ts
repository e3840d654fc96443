import fc from "fast-check";

/** In every hostile text: whatever carries it in an answer came from a request of the run. */
export const MARK = "fuzzmark";

const MARKUP = [
  `<script>${MARK}()</script>`,
  `"><svg onload=${MARK}()>`,
  `'><img src=x onerror=${MARK}()>`,
  `</script><${MARK}>`,
  `</title></textarea></style><${MARK}>`,
  `--><${MARK}><!--`,
  `]]><${MARK}>`,
  `" ${MARK}="1`,
  `' ${MARK}='1`,
  `\`\${${MARK}}\``,
  `{{${MARK}}}`,
  `javascript:${MARK}()`,
  `JaVa\tScRiPt:${MARK}()`,
  `data:text/html,<${MARK}>`,
  `//${MARK}.invalid/`,
  `https://${MARK}.invalid/`,
  `\\\\${MARK}.invalid\\`,
  `<a href="javascript:${MARK}()" style="position:fixed" onclick=${MARK}()>a</a>`,
  `<iframe srcdoc="<${MARK}>"></iframe><math><mtext></p><style><${MARK}>`,
];

const SQL = [
  "' or 1=1 --",
  "'; drop table public.blog_articles; --",
  '") or true; select pg_sleep(5); --',
  "%' or slug ilike '%",
  "a,b.eq.1),or(id.not.is.null",
  "*:* & | ! <-> \\",
  "{1,2,NULL}",
  "___%%%___",
];

const PATHS = [
  "../../../../etc/passwd",
  "..\\..\\..\\windows\\win.ini",
  "....//....//etc/passwd",
  "/./././",
  ".git/config",
  ".env",
  ".next/BUILD_ID",
  "_next/../package.json",
  "file:///etc/passwd",
];

const PERCENT = [
  "%",
  "%0",
  "%zz",
  "%00",
  "%0d%0aX-Fuzzmark:%201",
  "%2e%2e%2f",
  "%c0%ae",
  "%ED%A0%80",
  "%u0041",
  "%25%32%66",
  "%F0%9F",
  "%73ervices",
  "%E2%80%AE",
];

const UNICODE = [
  "\u202Eetirw\u202C",
  "\uFEFF\u200B\u200D",
  "é".normalize("NFD").repeat(50),
  "👩‍👩‍👧‍👦🏳️‍🌈",
  "Z\u0351\u036B\u0343".repeat(30),
  "ＳＣＲＩＰＴ",
  "ﷺ".repeat(100),
  "\0\u0001\u001B[31m\u007F\u0085",
  "İıſK",
  "\uFFFD\uFFFE\uFFFF",
];

const NUMBERS = [
  "0",
  "-1",
  "1e309",
  "NaN",
  "Infinity",
  "-0",
  "9007199254740993",
  "1".repeat(400),
  "0x10",
  "1.5",
  "١٢٣",
  "+1",
  " 1",
  "999999",
  "100000",
  "2",
  "00",
];

const DATES = [
  "0000-00-00",
  "9999-12-31",
  "2026-02-30",
  "-271821-04-20",
  "+275760-09-13",
  "2026-11-21T25:61",
  "12/31/2026",
];

const NAMES = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "prototype[a]",
  "null",
  "undefined",
  "[object Object]",
  "a[b][c]",
  "a[]",
  "then",
  "$$typeof",
  "valueOf",
];

const CRLF = ["a\r\nX-Fuzzmark: 1", "a\nSet-Cookie: fuzzmark=1", "a\r\n\r\n<html>"];

/** Of every kind, short. */
export const hostileText = fc.oneof(
  fc.constantFrom(...MARKUP),
  fc.constantFrom(...SQL),
  fc.constantFrom(...PATHS),
  fc.constantFrom(...PERCENT),
  fc.constantFrom(...UNICODE),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...DATES),
  fc.constantFrom(...NAMES),
  fc.constantFrom(...CRLF),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc
    .array(fc.constantFrom(...MARKUP, ...UNICODE, ...SQL), { maxLength: 4 })
    .map((all) => all.join("")),
);

/** What a field of a person may hold: mostly short, at times far too long. */
export const hostileValue = fc.oneof(
  { weight: 30, arbitrary: hostileText },
  {
    weight: 1,
    arbitrary: hostileText.map((text) => (text || "a").repeat(2_000).slice(0, 100_000)),
  },
);

/** A name of a field or a parameter that the site does not know. */
export const hostileName = fc.oneof(fc.constantFrom(...NAMES), hostileText);

/**
 * In an address, encoded or as the bytes are: HTTP allows neither a space nor a control character,
 * and those have their own kind of request.
 */
export const toAddressPart = (text: string, isRaw: boolean) =>
  isRaw ? text.replace(/[\p{Cc} #?&]/gu, "") : encodeURIComponent(text.toWellFormed());

/** One line of a header: a line break in it is a matter for the raw requests. */
export const toHeaderValue = (text: string) => text.replace(/(?!\t)\p{Cc}/gu, "");
