import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type BlogListQuery,
  getArticle,
  listArticles,
  listLatestArticles,
  listSimilarArticles,
  listSitemapEntries,
  type NewsCard,
} from "#lib/blog/articles";
import { type EmbeddedSupabase, startEmbeddedSupabase } from "#scripts/embedded-supabase/server";

vi.mock("server-only", () => ({}));

let backend: EmbeddedSupabase;

beforeAll(async () => {
  backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => {} });
  // A busy machine is not an outage.
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(new AbortController().signal);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", backend.url);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", backend.publishableKey);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await backend.stop();
});

const empty = () => backend.sql("truncate public.blog_articles");

type ArticleRow = {
  slug: string;
  title?: string;
  excerpt?: string;
  category?: string;
  published_at?: string | null;
};

/** In one statement, as an import would. */
function insertArticles(rows: readonly ArticleRow[]): Promise<unknown> {
  const defaults = {
    excerpt: "Résumé",
    category: "dpe",
    content: "<h1>Texte</h1>",
    published_at: "2026-01-01T00:00:00Z",
    updated_at: "2026-02-01T00:00:00Z",
    read_time: 4,
  };
  return backend.sql(
    `insert into public.blog_articles
       (slug, title, excerpt, category, content, published_at, updated_at, read_time)
     select slug, title, excerpt, category, content, published_at, updated_at, read_time
     from jsonb_populate_recordset(null::public.blog_articles, $1)`,
    [JSON.stringify(rows.map((row) => ({ title: row.slug, ...defaults, ...row })))],
  );
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();

const news = (slug: string, item: Partial<NewsCard> = {}): NewsCard => ({
  id: `flux-${slug}`,
  title: slug,
  excerpt: "Actualité",
  category: "dpe",
  slug,
  imageUrl: null,
  publishedAt: day(1),
  readTime: 3,
  link: `https://exemple.fr/${slug}`,
  ...item,
});

const list = (query: Partial<BlogListQuery> = {}) =>
  listArticles({ query: "", category: null, page: 1, newsItems: [], ...query });

const slugsOf = async (query: Partial<BlogListQuery> = {}) =>
  (await list(query)).cards.map(({ slug }) => slug);

describe("la liste", () => {
  beforeEach(empty);

  test("rien : ni cartes, ni pages, ni rubriques", async () => {
    expect(await list()).toEqual({
      cards: [],
      total: 0,
      pageCount: 0,
      isTotalExact: true,
      categoryCounts: {},
      featured: [],
    });
  });

  test("articles et actualités ensemble, du plus récent au plus ancien", async () => {
    await insertArticles([
      { slug: "c", published_at: day(3) },
      { slug: "a", published_at: day(1) },
    ]);
    const newsItems = [
      news("b", { publishedAt: day(2) }),
      news("sans-date", { publishedAt: null }),
    ];
    const { cards, total } = await list({ newsItems });
    expect(cards.map(({ link, publishedAt, slug }) => [slug, publishedAt, link])).toEqual([
      ["c", day(3), null],
      ["b", day(2), "https://exemple.fr/b"],
      ["a", day(1), null],
      ["sans-date", null, "https://exemple.fr/sans-date"],
    ]);
    expect(total).toBe(4);
  });

  test("une carte a la même forme d’où qu’elle vienne", async () => {
    await insertArticles([{ slug: "a", title: "L'audit : pourquoi ?" }]);
    const item = news("b", { imageUrl: "/api/feed/images/b", publishedAt: day(2) });
    const { cards } = await list({ newsItems: [item] });
    expect(cards).toEqual([
      item,
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: "L’audit\u202F: pourquoi\u202F?",
        excerpt: "Résumé",
        category: "dpe",
        slug: "a",
        imageUrl: null,
        publishedAt: day(1),
        readTime: 4,
        link: null,
      },
    ]);
  });

  test("à la même heure, l’ordre est celui des adresses", async () => {
    await insertArticles([{ slug: "b" }, { slug: "d" }, { slug: "a" }]);
    expect(await slugsOf({ newsItems: [news("c")] })).toEqual(["a", "b", "c", "d"]);
  });

  test("un article remplace l’actualité de même adresse ; un brouillon ou un article à venir, non", async () => {
    await insertArticles([
      { slug: "paru" },
      { slug: "brouillon", published_at: null },
      { slug: "programme", published_at: "2999-01-01T00:00:00Z" },
    ]);
    const newsItems = [news("paru"), news("brouillon"), news("programme")];
    const { cards, total } = await list({ newsItems });
    expect(cards.map(({ link, slug }) => [slug, link])).toEqual([
      ["brouillon", "https://exemple.fr/brouillon"],
      ["paru", null],
      ["programme", "https://exemple.fr/programme"],
    ]);
    expect(total).toBe(3);
  });

  test("une actualité répétée, par son adresse ou son lien, ne compte qu’une fois : la plus récente", async () => {
    const newsItems = [
      news("a", { publishedAt: day(1), link: "https://exemple.fr/1" }),
      news("a", { publishedAt: day(2), link: "https://exemple.fr/2" }),
      news("b", { publishedAt: day(4), link: "https://exemple.fr/3" }),
      news("c", { publishedAt: day(3), link: "https://exemple.fr/3" }),
    ];
    const { cards, total } = await list({ newsItems });
    expect(cards.map(({ link, slug }) => [slug, link])).toEqual([
      ["b", "https://exemple.fr/3"],
      ["a", "https://exemple.fr/2"],
    ]);
    expect(total).toBe(2);
  });

  test("les actualités au-delà de cinquante sont laissées", async () => {
    const newsItems = Array.from({ length: 60 }, (_, index) => news(`a-${index}`));
    expect((await list({ newsItems })).total).toBe(50);
  });

  test("à la une : les deux premières de toute la liste, quoi qu’on cherche", async () => {
    await insertArticles([
      { slug: "a", published_at: day(1) },
      { slug: "c", published_at: day(3) },
    ]);
    const newsItems = [news("b", { publishedAt: day(2), category: "gaz" })];
    for (const query of [{}, { query: "zzz" }, { category: "gaz" as const }, { page: 9 }]) {
      const { featured } = await list({ ...query, newsItems });
      expect(featured.map(({ slug }) => slug)).toEqual(["c", "b"]);
    }
  });

  test("les nombres par rubrique sont ceux de toute la liste, et suivent chaque écriture", async () => {
    await insertArticles([
      { slug: "a" },
      { slug: "b", category: "actualites" },
      { slug: "brouillon", published_at: null },
      { slug: "programme", published_at: "2999-01-01T00:00:00Z" },
    ]);
    const newsItems = [news("c"), news("d", { category: "gaz" })];
    const counts = async () => (await list({ newsItems, query: "zzz" })).categoryCounts;
    expect(await counts()).toEqual({ actualites: 1, dpe: 2, gaz: 1 });
    await backend.sql("update blog_articles set category = 'plomb' where slug = 'a'");
    expect(await counts()).toEqual({ actualites: 1, dpe: 1, gaz: 1, plomb: 1 });
    await backend.sql("update blog_articles set published_at = now() where slug = 'brouillon'");
    expect(await counts()).toEqual({ actualites: 1, dpe: 2, gaz: 1, plomb: 1 });
    await backend.sql("delete from blog_articles where slug = 'b'");
    expect(await counts()).toMatchObject({ dpe: 2, gaz: 1, plomb: 1 });
    await backend.sql("truncate blog_articles");
    expect(await counts()).toMatchObject({ dpe: 1, gaz: 1 });
  });

  test("une rubrique ne montre que les siens, des deux sources", async () => {
    await insertArticles([{ slug: "a", category: "gaz" }, { slug: "b" }]);
    const newsItems = [news("c", { category: "gaz" }), news("d")];
    const { cards, total } = await list({ category: "gaz", newsItems });
    expect(cards.map(({ slug }) => slug)).toEqual(["a", "c"]);
    expect(total).toBe(2);
  });
});

describe("les pages", () => {
  /** 40 articles and 20 news in the order of their names, the newest first. */
  const names = Array.from({ length: 60 }, (_, index) => `n-${String(index).padStart(2, "0")}`);
  const isNews = (index: number) => index % 3 === 1;
  const newsItems = names.flatMap((slug, index) =>
    isNews(index) ? [news(slug, { publishedAt: day(100 - index) })] : [],
  );

  beforeAll(async () => {
    await empty();
    await insertArticles(
      names.flatMap((slug, index) =>
        isNews(index) ? [] : [{ slug, published_at: day(100 - index) }],
      ),
    );
  });

  test.each(["", "n-"])(
    "mises bout à bout, elles font toute la liste (recherche « %s »)",
    async (query) => {
      const pages = [];
      for (let page = 1; page <= 10; page++) pages.push(await slugsOf({ newsItems, page, query }));
      expect(pages.flat()).toEqual(names);
      expect(pages.every((page) => page.length === 6)).toBe(true);
      expect(await list({ newsItems, query })).toMatchObject({ total: 60, pageCount: 10 });
    },
  );

  test("sans actualités aussi, et la dernière page n’a que le reste", async () => {
    const { pageCount, total } = await list();
    expect([total, pageCount]).toEqual([40, 7]);
    const pages = [];
    for (let page = 1; page <= 7; page++) pages.push(await slugsOf({ page }));
    expect(pages.flat()).toEqual(names.filter((_, index) => !isNews(index)));
    expect(pages.at(-1)).toHaveLength(4);
  });

  test.each([11, 1_000, 2_147_483_647])("la page %i n’a pas de cartes", async (page) => {
    expect(await list({ newsItems, page })).toMatchObject({ cards: [], total: 60 });
    expect(await list({ newsItems, page, query: "n-" })).toMatchObject({ cards: [], total: 60 });
  });

  test("quand les actualités sont toutes plus récentes, ou toutes plus anciennes", async () => {
    for (const [number, date] of [
      [5, "2030-01-01T00:00:00Z"],
      [50, "2020-01-01T00:00:00Z"],
    ] as const) {
      const items = Array.from({ length: number }, (_, index) =>
        news(`x-${String(index).padStart(2, "0")}`, { publishedAt: date }),
      );
      const { pageCount } = await list({ newsItems: items });
      const pages = [];
      for (let page = 1; page <= pageCount; page++)
        pages.push(await slugsOf({ newsItems: items, page }));
      const articles = names.filter((_, index) => !isNews(index));
      const added = items.map(({ slug }) => slug);
      expect(pages.flat()).toEqual(
        date > "2026" ? [...added, ...articles] : [...articles, ...added],
      );
    }
  });
});

describe("la recherche", () => {
  beforeEach(async () => {
    await empty();
    await insertArticles([
      { slug: "electricite", title: "L’ÉLECTRICITÉ ancienne", excerpt: "Cœur de l'installation" },
      { slug: "pourcents", title: "50 % d’économies_vertes", excerpt: "Chemin C:\\temp" },
      { slug: "gaz", title: "Gaz", excerpt: "Deux ans à dater de la visite", category: "gaz" },
    ]);
  });

  test.each([
    ["electricite", ["electricite"]],
    ["ÉLECTRICITÉ", ["electricite"]],
    ["  lectrici  ", ["electricite"]],
    ["e\u0301lectricite\u0301", ["electricite"]],
    ["l'electricite", ["electricite"]],
    ["COEUR", ["electricite"]],
    ["cœur", ["electricite"]],
    ["de l’installation", ["electricite"]],
    ["50\u202F%", ["pourcents"]],
    ["deux \n ans", ["gaz"]],
    ["%", ["pourcents"]],
    ["_", ["pourcents"]],
    ["\\", ["pourcents"]],
    ["\\t", ["pourcents"]],
    ["50 _ d", []],
    ["a", ["electricite", "gaz"]],
    ["gaz", ["gaz"]],
    ["z", ["gaz"]],
    ["ancienne cœur", []],
    ["introuvable", []],
    ["'; drop table blog_articles; --", []],
    ["(a+)+$", []],
    ["\0\u0007\u009F", ["electricite", "gaz", "pourcents"]],
    ["x".repeat(10_000), []],
  ])("%j", async (query, slugs) => {
    expect((await slugsOf({ query })).toSorted()).toEqual(slugs);
  });

  test("elle cherche dans les actualités de la même façon", async () => {
    const newsItems = [
      news("titre", { title: "Rénovation énergétique" }),
      news("resume", { excerpt: "Une RENOVATION" }),
      news("rien"),
    ];
    expect(await slugsOf({ newsItems, query: "rénovation" })).toEqual(["resume", "titre"]);
  });

  test("dans une rubrique, elle s’y tient", async () => {
    expect(await slugsOf({ query: "de", category: "gaz" })).toEqual(["gaz"]);
    expect(await list({ query: "ancienne", category: "gaz" })).toMatchObject({ total: 0 });
  });

  test("rien d’un brouillon ni d’un article à venir", async () => {
    await insertArticles([
      { slug: "brouillon", title: "Secret", published_at: null },
      { slug: "programme", title: "Secret", published_at: "2999-01-01T00:00:00Z" },
    ]);
    expect(await list({ query: "secret" })).toMatchObject({ cards: [], total: 0 });
    expect((await list()).total).toBe(3);
  });
});

describe("la recherche parmi beaucoup d’articles", () => {
  const COUNT = 1_500;

  beforeAll(async () => {
    await empty();
    await backend.sql(
      `insert into public.blog_articles
         (slug, title, excerpt, category, content, published_at, read_time)
       select 'n-' || number,
         case when number % 2 = 0 then 'Amiante' else 'Plomb' end
           || case when number in (3, 1203, 1400) then ' mérule № 7 – w€' else '' end,
         'Résumé', case when number % 5 = 0 then 'gaz' else 'dpe' end, '<p>Texte</p>',
         timestamptz '2026-01-01' - number * interval '1 hour', 1
       from generate_series(1, ${COUNT}) number`,
    );
    // So few rows would be read one after the other: what must be right is the indexes' answer.
    await backend.sql("set enable_seqscan = off");
  });

  afterAll(() => backend.sql("reset enable_seqscan"));

  test("ce qui est fréquent : les 180 plus récents, et c’est dit", async () => {
    const found = await list({ query: "amiante" });
    expect(found).toMatchObject({ total: 180, pageCount: 30, isTotalExact: false });
    expect(found.cards.map(({ slug }) => slug)).toEqual([2, 4, 6, 8, 10, 12].map((n) => `n-${n}`));
    expect(await slugsOf({ query: "amiante", page: 30 })).toEqual(
      [350, 352, 354, 356, 358, 360].map((n) => `n-${n}`),
    );
    expect(await slugsOf({ query: "amiante", page: 31 })).toEqual([]);
  });

  test("ce qui est fréquent dans une rubrique l’est parfois moins : tout est compté", async () => {
    expect(await list({ query: "amiante", category: "gaz" })).toMatchObject({
      total: 150,
      isTotalExact: true,
    });
  });

  test.each(["mérule", "MERULE", "w", "w€", "€", "№ 7", "7 -", "– w"])(
    "ce qui est rare est trouvé jusqu’au plus ancien : « %s »",
    async (query) => {
      const { cards, isTotalExact, total } = await list({ query });
      expect(cards.map(({ slug }) => slug)).toEqual(["n-3", "n-1203", "n-1400"]);
      expect([total, isTotalExact]).toEqual([3, true]);
    },
  );
});

describe("les articles", () => {
  beforeEach(empty);

  test("un article entier, son texte nettoyé", async () => {
    await insertArticles([{ slug: "a", title: "Quand ?" }]);
    expect(await getArticle("a")).toEqual({
      id: expect.any(String),
      slug: "a",
      title: "Quand\u202F?",
      excerpt: "Résumé",
      category: "dpe",
      imageUrl: null,
      publishedAt: "2026-01-01T00:00:00.000Z",
      updatedAt: "2026-02-01T00:00:00.000Z",
      readTime: 4,
      bodyHtml: "<h2>Texte</h2>",
    });
  });

  test.each(["absent", "brouillon", "programme", "../a", "a%00", "\0", "A", ""])(
    "« %s » : rien",
    async (slug) => {
      await insertArticles([
        { slug: "brouillon", published_at: null },
        { slug: "programme", published_at: "2999-01-01T00:00:00Z" },
      ]);
      expect(await getArticle(slug)).toBeNull();
    },
  );

  test("trois semblables au plus : même rubrique, les plus récents, sans lui", async () => {
    await insertArticles([
      { slug: "a", published_at: day(9) },
      ...["b", "c", "d", "e"].map((slug, index) => ({ slug, published_at: day(index + 1) })),
      { slug: "gaz", category: "gaz", published_at: day(8) },
      { slug: "brouillon", published_at: null },
    ]);
    const article = await getArticle("a");
    expect(article).not.toBeNull();
    if (article === null) return;
    expect((await listSimilarArticles(article)).map(({ slug }) => slug)).toEqual(["e", "d", "c"]);
  });

  test("les derniers parus, dans l’ordre", async () => {
    await insertArticles([
      { slug: "a", published_at: day(1) },
      { slug: "b", published_at: day(2) },
      { slug: "c", published_at: day(3) },
      { slug: "brouillon", published_at: null },
    ]);
    expect((await listLatestArticles(2)).map(({ slug }) => slug)).toEqual(["c", "b"]);
  });

  test("toutes les adresses, même au-delà des mille lignes d’une réponse", async () => {
    await insertArticles([
      ...Array.from({ length: 1_001 }, (_, index) => ({ slug: `n-${index}` })),
      { slug: "brouillon", published_at: null },
    ]);
    const entries = await listSitemapEntries();
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(1_001);
    expect(entries[0]).toEqual({
      slug: "n-0",
      imageUrl: null,
      updatedAt: "2026-02-01T00:00:00.000Z",
    });
  });
});
