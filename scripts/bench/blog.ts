import { blogCategories } from "#lib/blog/categories";
import type { Measure, Row } from "#scripts/bench/row";
import { formatMs, formatRatio, percentile } from "#scripts/bench/timing";
import { type EmbeddedSupabase, startEmbeddedSupabase } from "#scripts/embedded-supabase/server";

const FEW = 12;
const MANY = 10_000;
const NEWS = 50;
const PAGE_SIZE = 6;
/** A list of many articles takes at most this many times that of a few. */
const RATIO_BAR = 1.5;
const ROUNDS = 40;
const PASSES = 5;

/** From frequent to rare: drawn by the square of a uniform number. */
const WORDS =
  "diagnostic de la vente location maison appartement obligatoire performance énergétique amiante plomb électricité gaz termites notaire vendeur acheteur bailleur locataire validité rapport certificat travaux isolation chauffage chaudière fenêtre toiture façade humidité radon risques surface habitable loi Carrez Boutin Normandie Rouen Caen règlement décret contrôle expertise prix durée délai visite copropriété installation logement immeuble commune dossier étiquette mesure conseil".split(
    " ",
  );

/** The same numbers from 0 to 1 at each run. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

function buildArticles(count: number) {
  const random = createRandom();
  const phrase = (length: number) =>
    Array.from({ length }, () => WORDS[Math.floor(WORDS.length * random() ** 2)]).join(" ");
  return Array.from({ length: count }, (_, index) => ({
    slug: `article-${index}`,
    title: `${phrase(8)}${index % 7 === 0 ? " étanchéité" : ""}${index % 997 === 0 ? " mérule" : ""}`,
    excerpt: phrase(18),
    category: blogCategories[index % blogCategories.length],
    content: `<p>${"Un paragraphe de longueur ordinaire. ".repeat(120)}</p>`,
    published_at: new Date(Date.UTC(2026, 0, 1) - index * 3 * 3_600_000),
    read_time: 5,
  }));
}

const newsItems = Array.from({ length: NEWS }, (_, index) => ({
  id: `${index}`,
  title: `Actualité numéro ${index} du diagnostic immobilier`,
  excerpt: "Ce que change le nouvel arrêté pour les propriétaires. ".repeat(3),
  category: "dpe",
  slug: `actualite-${index}`,
  image_url: null,
  published_at: new Date(Date.UTC(2026, 0, 1) - index * 24 * 3_600_000),
  read_time: 3,
  link: `https://exemple.fr/${index}`,
}));

type Arguments = { search?: string; in_category?: string; page_number?: number };

/** Arguments of the call, for a list of so many articles. */
const CASES: Readonly<Record<string, (count: number) => Arguments>> = {
  "première page": () => ({}),
  "page du milieu": (count) => ({ page_number: Math.ceil((count + NEWS) / PAGE_SIZE / 2) }),
  "dernière page": (count) => ({ page_number: Math.ceil((count + NEWS) / PAGE_SIZE) }),
  rubrique: () => ({ in_category: "gaz" }),
  "recherche : mot fréquent": () => ({ search: "diagnostic" }),
  // Too few among the newest, many among the others: the most work.
  "recherche : mot d’un article sur sept": () => ({ search: "etancheite" }),
  "recherche : mot rare": () => ({ search: "merule" }),
  "recherche : deux mots": () => ({ search: "prix conseil" }),
  "recherche : sans réponse": () => ({ search: "introuvable" }),
  "recherche : deux lettres": () => ({ search: "ga" }),
  "recherche : deux lettres absentes": () => ({ search: "zq" }),
  "recherche dans une rubrique": () => ({ search: "diagnostic", in_category: "gaz" }),
};

async function startWith(count: number): Promise<EmbeddedSupabase> {
  const backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => {} });
  await backend.sql("truncate public.blog_articles");
  await backend.sql(
    `insert into public.blog_articles
       (slug, title, excerpt, category, content, published_at, read_time)
     select slug, title, excerpt, category, content, published_at, read_time
     from jsonb_populate_recordset(null::public.blog_articles, $1)`,
    [JSON.stringify(buildArticles(count))],
  );
  // A hosted database does this by itself.
  await backend.sql("analyze public.blog_articles");
  return backend;
}

/** Milliseconds until the whole answer is there. */
async function timeList({ publishableKey, url }: EmbeddedSupabase, body: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${url}/rest/v1/rpc/list_blog_cards`, {
    method: "POST",
    headers: { apikey: publishableKey, "Content-Type": "application/json" },
    body,
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return performance.now() - start;
}

/** p95 of both in turn, so that the work of other programs falls on both alike. */
async function compareP95(
  few: () => Promise<number>,
  many: () => Promise<number>,
): Promise<{ few: number; many: number }> {
  const passes = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      times.few.push(await few());
      times.many.push(await many());
    }
    passes.push({ few: percentile(times.few, 0.95), many: percentile(times.many, 0.95) });
  }
  return {
    few: Math.min(...passes.map((pass) => pass.few)),
    many: Math.min(...passes.map((pass) => pass.many)),
  };
}

/** The list page's call through the embedded backend's API, as an anonymous visitor. */
export const measureBlogList: Measure = async () => {
  const few = await startWith(FEW);
  const many = await startWith(MANY);
  const rows: Row[] = [];
  for (const [where, argumentsOf] of Object.entries(CASES)) {
    const body = (count: number) =>
      JSON.stringify({ news_items: newsItems, ...argumentsOf(count) });
    const p95 = await compareP95(
      () => timeList(few, body(FEW)),
      () => timeList(many, body(MANY)),
    );
    const ratio = p95.many / p95.few;
    rows.push({
      what: `Liste du blog, ${MANY.toLocaleString("fr-FR")} articles contre ${FEW}, p95 (meilleur de ${PASSES})`,
      where,
      value: `${formatMs(p95.many)} contre ${formatMs(p95.few)} (${formatRatio(ratio)})`,
      bar: `≤ ${formatRatio(RATIO_BAR)}`,
      isMet: ratio <= RATIO_BAR,
    });
  }
  await few.stop();
  await many.stop();
  return rows;
};
