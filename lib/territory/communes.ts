/**
 * The official communes of the covered departments, of those next door, and the larger towns
 * elsewhere. 300 KB of data: for the server only, components take results as properties.
 */
import {
  COVERED_DEPARTMENTS,
  departmentOfInsee,
  departmentOfPostcode,
} from "#lib/territory/departments";
import { QUERY_LENGTH } from "#lib/territory/query";
import data from "./communes.generated.json" with { type: "json" };

export type Commune = {
  /** INSEE code. */
  code: string;
  /** Official name, with straight apostrophes. */
  name: string;
  postcodes: readonly string[];
  /** Legal population. */
  population: number;
  department: string;
  departmentName: string;
};

export type CommuneMatch = Commune & {
  /** The whole name (its article aside) or the whole code was given. */
  isExact: boolean;
  /** The former commune that the query named, now part of this one. */
  formerName?: string;
};

const ARTICLES = new Set(["le", "la", "les", "l"]);
const ABBREVIATIONS: Readonly<Record<string, string>> = { st: "saint", ste: "sainte", lez: "les" };
const DIGITS = /^\d+$/;

/** How well a name answers a query, best first; a former name comes after a current one. */
const RANKS = ["exact", "prefix", "words", "scattered", "compact"] as const;
type Rank = (typeof RANKS)[number];

/** Words in lower case, without accents or signs, abbreviations written out. */
export function normaliseName(text: string): string {
  return text
    .trim()
    .slice(0, QUERY_LENGTH.max)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replace(/\bs\/s\b/g, " sous ")
    .replace(/\bs\//g, " sur ")
    .split(/[^a-z0-9]+/, QUERY_LENGTH.max)
    .filter((word) => word !== "")
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(" ");
}

function withoutArticle(name: string): string {
  const space = name.indexOf(" ");
  return space > 0 && ARTICLES.has(name.slice(0, space)) ? name.slice(space + 1) : name;
}

const departmentNames: Readonly<Record<string, string>> = data.departments;

const communes: readonly Commune[] = data.communes.map((line) => {
  const [code = "", name = "", postcodes = "", population] = line.split("|");
  const department = departmentOfInsee(code);
  return {
    code,
    name,
    postcodes: postcodes.split(" "),
    population: Number(population),
    department,
    departmentName: departmentNames[department] ?? "",
  };
});

const communesByCode = new Map(communes.map((commune) => [commune.code, commune]));

/** A name in the forms that are compared. */
type NameForms = {
  name: string;
  /** Without its leading article. */
  core: string;
  words: readonly string[];
  /** Without spaces, article included. */
  compact: string;
  /** As it stands behind another word. */
  inner: string;
};

function toForms(name: string): NameForms {
  return {
    name,
    core: withoutArticle(name),
    words: [...new Set(name.split(" "))],
    compact: name.replaceAll(" ", ""),
    inner: ` ${name}`,
  };
}

type Entry = {
  commune: Commune;
  formerName?: string;
  forms: NameForms;
};

function toEntry(commune: Commune, formerName?: string): Entry {
  const forms = toForms(normaliseName(formerName ?? commune.name));
  return formerName === undefined ? { commune, forms } : { commune, formerName, forms };
}

const isInSector = ({ department }: Commune) =>
  COVERED_DEPARTMENTS.some((covered) => covered === department);

/** In the order in which equally good answers are given: the sector first, then by population. */
const entries: readonly Entry[] = [
  ...communes.map((commune) => toEntry(commune)),
  ...data.formerCommunes.flatMap((line) => {
    const [code = "", formerName] = line.split("|");
    const commune = communesByCode.get(code);
    return commune === undefined ? [] : [toEntry(commune, formerName)];
  }),
].toSorted(
  (a, b) =>
    Number(isInSector(b.commune)) - Number(isInSector(a.commune)) ||
    b.commune.population - a.commune.population ||
    a.forms.name.localeCompare(b.forms.name),
);

const HEAD_LENGTHS = [1, 2] as const;
const toHead = (text: string) => text.slice(0, 2);

/**
 * Positions in `entries` by the first letter or two of every word, of the name without spaces
 * and of every code: a search reads the few entries that can answer.
 */
const positionsByHead = new Map<string, number[]>();
for (const [position, { commune, forms }] of entries.entries()) {
  const starts = [...forms.words, forms.compact, ...commune.postcodes, commune.code.toLowerCase()];
  const heads = new Set(starts.flatMap((text) => HEAD_LENGTHS.map((end) => text.slice(0, end))));
  for (const head of heads) {
    const positions = positionsByHead.get(head);
    if (positions === undefined) positionsByHead.set(head, [position]);
    else positions.push(position);
  }
}

const leMansMetropole: ReadonlySet<string> = new Set(data.leMansMetropole);

function rankName(known: NameForms, query: NameForms): Rank | null {
  if (known.core === query.core || known.compact === query.compact) return "exact";
  if (known.name.startsWith(query.name) || known.core.startsWith(query.core)) return "prefix";
  if (known.name.includes(query.inner)) return "words";
  if (query.words.every((word) => known.words.some((part) => part.startsWith(word)))) {
    return "scattered";
  }
  return query.compact.length > 2 && known.compact.startsWith(query.compact) ? "compact" : null;
}

/** Five digits are a postcode first: an INSEE code counts where no postcode has them. */
const knownPostcodes = new Set(communes.flatMap(({ postcodes }) => postcodes));

function isCodeOf(code: string, { code: insee, postcodes }: Commune, isAlone: boolean): boolean {
  if (postcodes.some((postcode) => postcode.startsWith(code))) return true;
  return insee.toLowerCase() === code && !(isAlone && knownPostcodes.has(code));
}

type Query = { codes: readonly string[]; forms: NameForms | null };

/** « Caen 14 » is a name and a code; « 76 000 » is one code. */
function parseQuery(query: string): Query | null {
  const words = normaliseName(query).split(" ");
  const compact = words.join("");
  if (compact.length < QUERY_LENGTH.min) return null;
  if (DIGITS.test(compact)) return { codes: [compact], forms: null };
  const codes = words.filter((word) => DIGITS.test(word) || communesByCode.has(word.toUpperCase()));
  const letters = words.filter((word) => !codes.includes(word));
  return { codes, forms: letters.length === 0 ? null : toForms(letters.join(" ")) };
}

function rankEntry({ commune, formerName, forms }: Entry, query: Query): Rank | null {
  const isAlone = query.forms === null;
  if (!query.codes.every((code) => isCodeOf(code, commune, isAlone))) return null;
  if (query.forms !== null) return rankName(forms, query.forms);
  if (formerName !== undefined) return null;
  return query.codes.some((code) => code.length === 5) ? "exact" : "prefix";
}

/** Entries that may answer, in order: those with the rarest word or code of the query. */
function listCandidates({ codes, forms }: Query): Entry[] {
  const lookUp = (text: string) => positionsByHead.get(toHead(text)) ?? [];
  const words = forms === null ? [] : forms.core.split(" ");
  const rarest = [...codes, ...words]
    .map(lookUp)
    .reduce((best, positions) => (positions.length < best.length ? positions : best));
  const unspaced = forms === null ? [] : lookUp(forms.compact);
  return [...new Set([...rarest, ...unspaced])]
    .sort((a, b) => a - b)
    .flatMap((position) => entries[position] ?? []);
}

/**
 * Communes that a name (whole, partial, former), a postcode (from two digits), an INSEE code or
 * a name and a code answer, best first. `total` counts them all, `matches` holds at most `limit`.
 */
export function findCommunes(
  query: string,
  limit: number,
): { matches: CommuneMatch[]; total: number } {
  const parsed = parseQuery(query);
  if (parsed === null) return { matches: [], total: 0 };
  const byRank: Entry[][] = RANKS.flatMap(() => [[], []]);
  for (const entry of listCandidates(parsed)) {
    const rank = rankEntry(entry, parsed);
    if (rank === null) continue;
    byRank[RANKS.indexOf(rank) * 2 + Number(entry.formerName !== undefined)]?.push(entry);
  }
  const found = new Map<Commune, Entry>();
  for (const entry of byRank.flat()) {
    if (!found.has(entry.commune)) found.set(entry.commune, entry);
  }
  const matches = [...found.values()].slice(0, limit).map((entry) => ({
    ...entry.commune,
    isExact: rankEntry(entry, parsed) === "exact",
    ...(entry.formerName === undefined ? {} : { formerName: entry.formerName }),
  }));
  return { matches, total: found.size };
}

export function searchCommunes(query: string, limit = 8): CommuneMatch[] {
  return findCommunes(query, limit).matches;
}

/** The one that was surely meant: alone of its name, alone of its former name, or alone. */
export function pickMeantCommune<T extends Pick<CommuneMatch, "isExact" | "formerName">>(
  matches: readonly T[],
): T | null {
  const exact = matches.filter(({ isExact }) => isExact);
  const current = exact.filter(({ formerName }) => formerName === undefined);
  const candidates = [current, exact, matches].find(({ length }) => length > 0) ?? [];
  return (candidates.length === 1 && candidates[0]) || null;
}

/** The commune of an INSEE code. */
export function getCommune(code: string): Commune | null {
  return communesByCode.get(code) ?? null;
}

/** What finds this very commune, and reads well in a field: « Le Vaudreuil (27100) ». */
export function toCommuneQuery({ name, postcodes }: Commune): string {
  return `${name} (${postcodes[0]})`;
}

export function isInLeMansMetropole({ code }: Pick<Commune, "code">): boolean {
  return leMansMetropole.has(code);
}

export type DepartmentName = { number: string; name: string };

export function getDepartmentName(number: string): DepartmentName | null {
  const name = departmentNames[number];
  return name === undefined ? null : { number, name };
}

/** The department of a postcode that no listed commune has; null for anything else. */
export function getPostcodeDepartment(query: string): DepartmentName | null {
  const digits = normaliseName(query).replaceAll(" ", "");
  return /^\d{2,5}$/.test(digits) ? getDepartmentName(departmentOfPostcode(digits)) : null;
}
