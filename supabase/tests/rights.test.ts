import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { blogCategories } from "#lib/blog/categories";
import { type EmbeddedSupabase, startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
import { type Client, createAdmin, createAnonClient, createMember } from "./accounts.ts";

const DENIED = "42501";
const CHECK_VIOLATION = "23514";
const UNIQUE_VIOLATION = "23505";

let backend: EmbeddedSupabase;
let anon: Client;
let member: Client;
let admin: Client;

beforeAll(async () => {
  backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => {} });
  anon = createAnonClient(backend);
  member = await createMember(backend, "membre@exemple.fr");
  admin = await createAdmin(backend, "admin@exemple.fr");
});

afterAll(() => backend.stop());

describe("ce que chaque rôle a reçu", () => {
  test("les tables : rien de plus que la lecture et l’écriture voulues", async () => {
    const grants = await backend.sql<{ grant: string }>(
      `select concat_ws(' ', grantee, privilege_type, table_schema || '.' || table_name) as grant
       from information_schema.role_table_grants
       where table_schema in ('public', 'private') and grantee in ('PUBLIC', 'anon', 'authenticated')
       order by 1`,
    );
    expect(grants.map(({ grant }) => grant)).toEqual([
      "anon SELECT public.blog_articles",
      "authenticated DELETE public.blog_articles",
      "authenticated INSERT public.blog_articles",
      "authenticated SELECT public.blog_articles",
      "authenticated SELECT public.newsletter_subscribers",
      "authenticated UPDATE public.blog_articles",
    ]);
  });

  test.each([
    [
      "anon",
      [
        "private.count_published_articles",
        "private.fold",
        "private.read_news",
        "private.search_articles",
        "private.slice_articles",
        "private.to_cards",
        "public.is_first_admin_settled",
        "public.list_blog_cards",
        "public.subscribe_to_newsletter",
        "public.unsubscribe_from_newsletter",
      ],
    ],
    [
      "authenticated",
      [
        "private.count_published_articles",
        "private.fold",
        "private.read_news",
        "private.search_articles",
        "private.short_pieces",
        "private.slice_articles",
        "private.to_cards",
        "public.bootstrap_first_admin",
        "public.is_first_admin_settled",
        "public.is_user_admin",
        "public.list_blog_cards",
        "public.subscribe_to_newsletter",
        "public.unsubscribe_from_newsletter",
      ],
    ],
  ])("les fonctions que %s peut appeler", async (role, names) => {
    const functions = await backend.sql<{ name: string }>(
      `select pronamespace::regnamespace || '.' || proname as name from pg_proc
       where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and has_function_privilege($1, oid, 'execute') order by 1`,
      [role],
    );
    expect(functions.map(({ name }) => name)).toEqual(names);
  });

  test("chaque table a ses règles par ligne", async () => {
    expect(
      await backend.sql(
        `select relname from pg_class
         where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
           and relkind in ('r', 'v', 'm', 'f', 'p') and not relrowsecurity`,
      ),
    ).toEqual([]);
  });

  test("une fonction aux droits de son propriétaire ne suit aucun chemin de recherche", async () => {
    expect(
      await backend.sql(
        `select proname from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and prosecdef and not coalesce(proconfig @> array['search_path=""'], false)`,
      ),
    ).toEqual([]);
  });

  test("chaque table, colonne et fonction dit à quoi elle sert", async () => {
    expect(
      await backend.sql(
        `select relname, attname from pg_class join pg_attribute on attrelid = pg_class.oid
         where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
           and relkind = 'r' and attnum > 0
           and (col_description(attrelid, attnum) is null or obj_description(attrelid) is null)
         union all
         select proname, 'function' from pg_proc
         where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and obj_description(oid, 'pg_proc') is null`,
      ),
    ).toEqual([]);
  });

  test("le schéma public seul est servi", async () => {
    const isServed = async (schema: string, path: string) => {
      const response = await fetch(`${backend.url}/rest/v1/${path}`, {
        headers: { apikey: backend.publishableKey, "Accept-Profile": schema },
      });
      return response.ok;
    };
    expect(await isServed("public", "blog_articles")).toBe(true);
    expect(await isServed("private", "admins")).toBe(false);
    expect(await isServed("private", "settings")).toBe(false);
    expect(await isServed("private", "rpc/fold?value=a")).toBe(false);
    expect(await isServed("auth", "users")).toBe(false);
  });
});

describe("le premier administrateur", () => {
  beforeEach(async () => {
    await backend.sql("delete from private.admins");
    await backend.sql("update private.settings set first_admin_email = null");
    await backend.sql("update auth.users set email_confirmed_at = now()");
  });

  afterAll(async () => {
    await backend.sql(
      `insert into private.admins (user_id)
       select id from auth.users where email = 'admin@exemple.fr' on conflict do nothing`,
    );
  });

  test("un visiteur ne demande rien", async () => {
    expect((await anon.rpc("bootstrap_first_admin")).error?.code).toBe(DENIED);
    expect((await anon.rpc("is_user_admin")).error?.code).toBe(DENIED);
  });

  test("le premier compte le devient, le suivant non, et le premier le reste", async () => {
    expect((await member.rpc("is_user_admin")).data).toBe(false);
    expect((await member.rpc("bootstrap_first_admin")).data).toBe(true);
    expect((await member.rpc("is_user_admin")).data).toBe(true);
    expect((await admin.rpc("bootstrap_first_admin")).data).toBe(false);
    expect((await admin.rpc("is_user_admin")).data).toBe(false);
    expect((await member.rpc("bootstrap_first_admin")).data).toBe(true);
  });

  test("un compte non confirmé ne le devient pas", async () => {
    await backend.sql("update auth.users set email_confirmed_at = null");
    expect((await member.rpc("bootstrap_first_admin")).data).toBe(false);
    expect(await backend.sql("select user_id from private.admins")).toEqual([]);
  });

  test("quand une adresse est réservée, elle seule le devient", async () => {
    await backend.sql("update private.settings set first_admin_email = 'admin@exemple.fr'");
    expect((await member.rpc("bootstrap_first_admin")).data).toBe(false);
    expect((await admin.rpc("bootstrap_first_admin")).data).toBe(true);
  });

  test("la place est tenue dès qu’il y a un administrateur ou une adresse réservée", async () => {
    expect((await anon.rpc("is_first_admin_settled")).data).toBe(false);
    await backend.sql("update private.settings set first_admin_email = 'admin@exemple.fr'");
    expect((await anon.rpc("is_first_admin_settled")).data).toBe(true);
    await backend.sql("update private.settings set first_admin_email = null");
    await member.rpc("bootstrap_first_admin");
    expect((await anon.rpc("is_first_admin_settled")).data).toBe(true);
  });

  test("le droit s’en va avec le compte, même si la session dure encore", async () => {
    const passing = await createMember(backend, "passage@exemple.fr");
    expect((await passing.rpc("bootstrap_first_admin")).data).toBe(true);
    await backend.sql("delete from auth.users where email = 'passage@exemple.fr'");
    expect((await passing.rpc("is_user_admin")).data).toBe(false);
    expect((await passing.rpc("bootstrap_first_admin")).data).toBe(false);
  });

  test("les réglages tiennent en une ligne, l’adresse en minuscules", async () => {
    await expect(backend.sql("insert into private.settings default values")).rejects.toThrow();
    await expect(
      backend.sql("insert into private.settings (is_only_row) values (false)"),
    ).rejects.toThrow();
    await expect(
      backend.sql("update private.settings set first_admin_email = 'Admin@exemple.fr'"),
    ).rejects.toThrow();
  });
});

describe("les articles", () => {
  const article = {
    slug: "nouveau",
    title: "Nouveau",
    excerpt: "Résumé",
    category: "dpe",
    content: "<p>Texte</p>",
    read_time: 1,
  };

  beforeEach(async () => {
    await backend.sql("truncate public.blog_articles");
    await backend.sql(
      `insert into public.blog_articles
         (slug, title, excerpt, category, content, read_time, published_at, updated_at)
       select slug, slug, 'Résumé', 'dpe', '<p>Texte</p>', 1, published_at, '2026-01-01'
       from (values
         ('brouillon', null),
         ('paru', now() - interval '1 day'),
         ('programme', now() + interval '1 day')
       ) as article (slug, published_at)`,
    );
  });

  const insert = (row: object) =>
    backend.sql(
      `insert into public.blog_articles
         (slug, title, excerpt, category, image_url, content, published_at, read_time)
       select slug, title, excerpt, category, image_url, content, published_at, read_time
       from jsonb_populate_record(null::public.blog_articles, $1)`,
      [JSON.stringify(row)],
    );
  const readSlugs = async (client: Client) =>
    (await client.from("blog_articles").select("slug").order("slug")).data?.map(({ slug }) => slug);

  test("chacun lit ce qui est paru, un administrateur le reste aussi", async () => {
    expect(await readSlugs(anon)).toEqual(["paru"]);
    expect(await readSlugs(member)).toEqual(["paru"]);
    expect(await readSlugs(admin)).toEqual(["brouillon", "paru", "programme"]);
  });

  test("un article programmé paraît à son heure", async () => {
    await backend.sql(
      "update public.blog_articles set published_at = now() where slug = 'programme'",
    );
    expect(await readSlugs(anon)).toEqual(["paru", "programme"]);
  });

  test.each(["select", "count", "filter"])("rien d’un brouillon ne filtre (%s)", async (way) => {
    const table = anon.from("blog_articles");
    if (way === "select") expect((await table.select().eq("slug", "brouillon")).data).toEqual([]);
    if (way === "count")
      expect((await table.select("*", { count: "exact", head: true })).count).toBe(1);
    if (way === "filter")
      expect((await table.select("slug").like("search_text", "%brouillon%")).data).toEqual([]);
  });

  test("un visiteur n’écrit rien", async () => {
    const table = () => anon.from("blog_articles");
    expect((await table().insert(article)).error?.code).toBe(DENIED);
    expect((await table().upsert({ ...article, slug: "paru" })).error?.code).toBe(DENIED);
    expect((await table().update({ title: "Pris" }).eq("slug", "paru")).error?.code).toBe(DENIED);
    expect((await table().delete().eq("slug", "paru")).error?.code).toBe(DENIED);
  });

  test("un compte ordinaire n’écrit rien", async () => {
    const table = () => member.from("blog_articles");
    expect((await table().insert(article)).error?.code).toBe(DENIED);
    expect(
      (await table().upsert({ ...article, slug: "paru" }, { onConflict: "slug" })).error?.code,
    ).toBe(DENIED);
    const taken = await table().update({ title: "Pris" }).neq("slug", "").select();
    expect(taken.data).toEqual([]);
    expect((await table().delete().neq("slug", "").select()).data).toEqual([]);
    expect(await backend.sql("select title from blog_articles order by title")).toEqual([
      { title: "brouillon" },
      { title: "paru" },
      { title: "programme" },
    ]);
  });

  test("un administrateur écrit, change et efface ; la date de changement suit", async () => {
    const table = () => admin.from("blog_articles");
    expect((await table().insert(article)).error).toBeNull();
    expect(await readSlugs(anon)).toEqual(["paru"]);
    const published = await table()
      .update({ published_at: "2026-01-01T08:00:00Z", updated_at: "2020-01-01T00:00:00Z" })
      .eq("slug", "nouveau")
      .select("updated_at")
      .single();
    expect(Date.parse(published.data?.updated_at ?? "")).toBeGreaterThan(Date.parse("2026-01-02"));
    expect(await readSlugs(anon)).toEqual(["nouveau", "paru"]);
    expect((await table().delete().eq("slug", "nouveau").select("slug")).data).toEqual([
      { slug: "nouveau" },
    ]);
  });

  test.each<[string, object]>([
    ["adresse avec des majuscules", { slug: "Titre" }],
    ["adresse avec une barre", { slug: "a/b" }],
    ["adresse qui finit par un tiret", { slug: "a-" }],
    ["adresse sans fin", { slug: "a".repeat(121) }],
    ["titre vide", { title: "  " }],
    ["résumé sans fin", { excerpt: "a".repeat(501) }],
    ["rubrique inconnue", { category: "termites" }],
    ["image en javascript:", { image_url: "javascript:alert(1)" }],
    ["image d’un autre site sans protocole", { image_url: "//exemple.fr/a.png" }],
    ["image avec une espace", { image_url: "/a b.png" }],
    ["texte vide", { content: "" }],
    ["lecture en zéro minute", { read_time: 0 }],
    ["parution à l’infini", { published_at: "infinity" }],
  ])("refusé : %s", async (_, fault) => {
    await expect(insert({ ...article, ...fault })).rejects.toMatchObject({ code: CHECK_VIOLATION });
  });

  test.each(["/images/a.png", "https://exemple.fr/a.png?b=1"])(
    "image acceptée : %s",
    async (url) => {
      await insert({ ...article, image_url: url });
      expect(await readSlugs(admin)).toContain(article.slug);
    },
  );

  test("une adresse n’est prise qu’une fois", async () => {
    await expect(insert({ ...article, slug: "paru" })).rejects.toMatchObject({
      code: UNIQUE_VIOLATION,
    });
  });

  test("les dix rubriques du site, et elles seules", async () => {
    const rows = blogCategories.map((category) => ({ ...article, slug: category, category }));
    expect((await admin.from("blog_articles").insert(rows)).error).toBeNull();
    const [check] = await backend.sql<{ text: string }>(
      `select pg_get_constraintdef(oid) as text from pg_constraint
       where conname = 'blog_articles_category_check'`,
    );
    expect(check?.text.match(/'[^']+'/g)).toHaveLength(blogCategories.length);
  });
});

describe("la lettre d’information", () => {
  const email = "alice@exemple.fr";

  beforeEach(async () => {
    await backend.sql("truncate public.newsletter_subscribers");
  });

  const subscribe = async (address: string, client = anon) => {
    const { data, error } = await client.rpc("subscribe_to_newsletter", {
      email: address,
      text_version: "1",
    });
    if (error !== null) throw error;
    return data;
  };
  const unsubscribe = async (token: string) =>
    (await anon.rpc("unsubscribe_from_newsletter", { token })).data;
  const readRow = async () => {
    const rows = await backend.sql<{
      email: string;
      consented_at: number;
      text_version: string;
      token: string;
      unsubscribed_at: number | null;
    }>(
      `select email, extract(epoch from consented_at)::float as consented_at, text_version, token,
         extract(epoch from unsubscribed_at)::float as unsubscribed_at
       from public.newsletter_subscribers`,
    );
    expect(rows).toHaveLength(1);
    return rows[0];
  };

  test("nul ne lit la liste, sauf un administrateur", async () => {
    await subscribe(email);
    expect((await anon.from("newsletter_subscribers").select()).error?.code).toBe(DENIED);
    expect((await member.from("newsletter_subscribers").select()).data).toEqual([]);
    expect((await admin.from("newsletter_subscribers").select("email")).data).toEqual([{ email }]);
  });

  test("nul n’y écrit sans passer par les fonctions", async () => {
    const row = { email: "bob@exemple.fr", text_version: "1", token: "a" };
    for (const client of [anon, member, admin]) {
      const table = () => client.from("newsletter_subscribers");
      expect((await table().insert(row)).error?.code).toBe(DENIED);
      expect((await table().update({ unsubscribed_at: null }).neq("email", "")).error?.code).toBe(
        DENIED,
      );
      expect((await table().delete().neq("email", "")).error?.code).toBe(DENIED);
    }
  });

  test("une inscription garde l’adresse en minuscules, l’heure et la version du texte", async () => {
    const token = await subscribe("  Alice@Exemple.fr ");
    expect(await readRow()).toMatchObject({
      email,
      text_version: "1",
      token,
      consented_at: expect.any(Number),
      unsubscribed_at: null,
    });
  });

  test("une adresse connue reçoit la même réponse, et rien ne change pour elle", async () => {
    const first = await subscribe(email);
    const before = await readRow();
    const second = await subscribe(email, member);
    expect(await readRow()).toEqual(before);
    const shape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-f]{64}$/;
    expect(first).toMatch(shape);
    expect(second).toMatch(shape);
    expect(second).not.toBe(first);

    expect(await unsubscribe(second)).toBe(true);
    expect(await readRow()).toEqual(before);
  });

  test("le lien désinscrit, une fois pour toutes", async () => {
    const token = await subscribe(email);
    expect(await unsubscribe(token)).toBe(true);
    const left = await readRow();
    expect(left?.unsubscribed_at).toEqual(expect.any(Number));
    expect(await unsubscribe(token)).toBe(true);
    expect(await readRow()).toEqual(left);
  });

  test("qui revient consent de nouveau, et son ancien lien n’agit plus", async () => {
    const token = await subscribe(email);
    await unsubscribe(token);
    await backend.sql("update newsletter_subscribers set consented_at = '2026-01-01'");
    const again = await subscribe(email);
    const back = await readRow();
    expect(back).toMatchObject({ token: again, unsubscribed_at: null });
    expect(back?.consented_at).toBeGreaterThan(Date.parse("2026-01-02") / 1000);
    await unsubscribe(token);
    expect(await readRow()).toEqual(back);
  });

  test.each(["", "n’importe quoi", "a.b", "00000000-0000-4000-8000-000000000000"])(
    "un lien inventé n’est pas valable : « %s »",
    async (token) => {
      expect(await unsubscribe(token)).toBe(false);
    },
  );

  test("un lien retouché n’est pas valable", async () => {
    const token = await subscribe(email);
    expect(await unsubscribe(token.replace(/^./, (digit) => (digit === "0" ? "1" : "0")))).toBe(
      false,
    );
    expect(await unsubscribe(`${token}0`)).toBe(false);
    expect((await readRow())?.unsubscribed_at).toBeNull();
  });

  test.each(["alice", "alice@exemple", "a b@exemple.fr", `${"a".repeat(250)}@exemple.fr`])(
    "une adresse fausse est refusée : %s",
    async (address) => {
      await expect(
        backend.sql("select public.subscribe_to_newsletter($1, '1')", [address]),
      ).rejects.toMatchObject({ code: CHECK_VIOLATION });
    },
  );
});
