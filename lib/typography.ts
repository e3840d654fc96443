const NARROW_SPACE = "\u202F";
const SPACE = "[ \u00A0\u202F]";
const UNITS = "€|%|m²|m|h|min|km|kWh|kg";
const UNIT_WORDS = "ans?|mois|jours?|heures?|minutes?|euros?|habitants";
const MONTHS =
  "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre";

type Replacement = string | ((match: string) => string);

const RULES: readonly (readonly [RegExp, Replacement])[] = [
  [/'/g, "’"],
  // A phone number stays on one line.
  [/(?<!\d)0\d(?: \d\d){4}(?!\d)/g, (number) => number.replaceAll(" ", "\u00A0")],
  // The colon of a Markdown table rule (« | :--- | ») is not punctuation.
  [new RegExp(`${SPACE}+([;!?»]|:(?!-))`, "g"), `${NARROW_SPACE}$1`],
  [new RegExp(`«${SPACE}*`, "g"), `«${NARROW_SPACE}`],
  [new RegExp(`(\\d)${SPACE}(?=\\d{3}(?!\\d))`, "g"), `$1${NARROW_SPACE}`],
  // « 24 à 48 h » is read in one go.
  [/(\d) à (?=\d)/g, "$1\u00A0à\u00A0"],
  [new RegExp(`(\\d)${SPACE}(?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu"), `$1${NARROW_SPACE}`],
  [new RegExp(`(\\d)${SPACE}(?=(?:${UNIT_WORDS})(?!\\p{L}))`, "gu"), "$1\u00A0"],
  [new RegExp(`(\\d|1er) (?=(?:${MONTHS})(?!\\p{L}))`, "gu"), `$1\u00A0`],
];

/**
 * Sets a French text typed with ordinary spaces: narrow no-break spaces before ; : ! ? and
 * inside « », in numbers and before units; typographic apostrophes; days tied to their month.
 * Idempotent; leaves Markdown syntax, addresses and ISO dates as they are.
 */
export function typeset(text: string): string {
  return RULES.reduce(
    (result, [pattern, replacement]) =>
      typeof replacement === "string"
        ? result.replace(pattern, replacement)
        : result.replace(pattern, replacement),
    text,
  );
}

/** Typesets every string of a JSON-like value. */
export function typesetAll<T>(value: T): T {
  if (typeof value === "string") return typeset(value) as T;
  if (Array.isArray(value)) return value.map(typesetAll) as T;
  if (value !== null && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, typesetAll(entry)]),
    ) as T;
  }
  return value;
}

/** Cuts a text at `limit` characters at most, ellipsis included, on a word, never in a sign. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, "");
  const lastSpace = cut.search(/\s\S*$/);
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–-]+$/, "")}…`;
}
