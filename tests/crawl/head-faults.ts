import { type CrawledPage, isIndexable } from "#tests/crawl/page";

const MAX_TITLE = 60;
const MAX_DESCRIPTION = 160;
const MIN_TEXT = 200;

/** What each page says once to link previews: the value, or null where it is the page's own. */
const SHARED_METAS = new Map<string, string | null>([
  ["og:title", null],
  ["og:description", null],
  ["og:url", null],
  ["og:type", null],
  ["og:locale", "fr_FR"],
  ["og:image", null],
  ["twitter:card", "summary_large_image"],
]);

/** A page that says more of itself than that it is a page of a site. */
const ARTICLE = /"@type": ?"BlogPosting"/;

function listMetaFaults({ canonicals, jsonLd, metas }: CrawledPage): string[] {
  const faults: string[] = [];
  for (const [name, wanted] of SHARED_METAS) {
    const [content, ...others] = metas.get(name) ?? [];
    if (!content) faults.push(`${name} manque`);
    else if (others.length > 0) faults.push(`${name} est écrit plusieurs fois`);
    else if (wanted !== null && content !== wanted) {
      faults.push(`${name} vaut « ${content} » au lieu de « ${wanted} »`);
    }
  }
  const [url] = metas.get("og:url") ?? [];
  if (url && !canonicals.includes(url)) faults.push(`og:url, « ${url} », n’est pas la canonique`);
  const [type] = metas.get("og:type") ?? [];
  const wantedType = jsonLd.some((text) => ARTICLE.test(text)) ? "article" : "website";
  if (type && type !== wantedType) {
    faults.push(`og:type vaut « ${type} » au lieu de « ${wantedType} »`);
  }
  return faults;
}

function listHeadingFaults({ headings }: CrawledPage): string[] {
  const faults: string[] = [];
  const mainHeadings = headings.filter(({ level }) => level === 1);
  if (mainHeadings.length !== 1) faults.push(`${mainHeadings.length} titres h1 au lieu d’un`);
  for (const [index, { level, text }] of headings.entries()) {
    const before = headings[index - 1]?.level ?? 0;
    if (level > before + 1) {
      faults.push(`le titre « ${text} » saute du niveau ${before} au niveau ${level}`);
    }
    if (text === "") faults.push(`un titre h${level} est vide`);
  }
  return faults;
}

function listLengthFaults(name: string, texts: readonly string[], limit: number): string[] {
  const [text, ...others] = texts;
  if (!text) return [`${name} manque`];
  const faults = others.length === 0 ? [] : [`${name} est écrit plusieurs fois`];
  return text.length <= limit
    ? faults
    : [...faults, `${name} a ${text.length} caractères, plus que ${limit} : « ${text} »`];
}

/**
 * Its one canonical address is absolute and its own; with a query that changes nothing to the
 * page (the simulator's answers), that of the page without it.
 */
function listCanonicalFaults({ address, canonicals }: CrawledPage, origin: string): string[] {
  const [canonical, ...others] = canonicals;
  if (canonical === undefined) return ["l’adresse canonique manque"];
  if (others.length > 0) return ["plusieurs adresses canoniques"];
  const href = URL.parse(canonical)?.href;
  if (href === undefined) return [`l’adresse canonique « ${canonical} » n’est pas absolue`];
  const own = new URL(address, origin);
  const bare = new URL(own.pathname, origin);
  return [own.href, bare.href].includes(href)
    ? []
    : [`l’adresse canonique « ${canonical} » n’est pas la sienne`];
}

/** Faults of any page; `origin` is that of canonical addresses. */
export function listHeadFaults(page: CrawledPage, origin: string): string[] {
  const faults = [...listHeadingFaults(page)];
  if (page.lang !== "fr") faults.push(`lang vaut « ${page.lang} » au lieu de « fr »`);
  if (page.strayMetadata.length > 0) {
    faults.push(`des métadonnées hors de <head> : ${page.strayMetadata.join(", ")}`);
  }
  const least = isIndexable(page) ? MIN_TEXT : 1;
  if (page.mainBlocks.join(" ").length < least) {
    faults.push(`<main> a moins de ${least} caractères de texte sans JavaScript`);
  }
  faults.push(...listLengthFaults("le titre", page.titles, MAX_TITLE));
  for (const { href, opensTab, rel, text } of page.links) {
    if (!opensTab) continue;
    if (!/\b(noopener|noreferrer)\b/.test(rel)) {
      faults.push(`le lien vers ${href} ouvre un onglet et en donne la clé`);
    }
    if (!/nouvel onglet/.test(text)) {
      faults.push(`le lien « ${text} » ouvre un onglet sans le dire`);
    }
  }
  if (!isIndexable(page)) return faults;
  return [
    ...faults,
    ...listLengthFaults("la description", page.descriptions, MAX_DESCRIPTION),
    ...listCanonicalFaults(page, origin),
    ...listMetaFaults(page),
  ];
}
