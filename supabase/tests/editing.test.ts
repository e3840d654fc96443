import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type ArticleRequest, EMPTY_ARTICLE } from "#lib/blog/article-form";
import { getEditedArticle, listEditedArticles } from "#lib/blog/edited-articles";
import { editArticle } from "#lib/blog/editing";
import { type EmbeddedSupabase, startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
import { type Client, createAdmin, createMember } from "./accounts.ts";

vi.mock("server-only", () => ({}));

let backend: EmbeddedSupabase;
let admin: Client;
let member: Client;

beforeAll(async () => {
  backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => {} });
  admin = await createAdmin(backend, "admin@exemple.fr");
  member = await createMember(backend, "membre@exemple.fr");
});

afterAll(() => backend.stop());

beforeEach(() => backend.sql("truncate public.blog_articles"));

type Target = { id: string; version: string };

function buildSave(title: string, target: Target | null = null): ArticleRequest {
  return {
    kind: "write",
    intent: "save",
    values: EMPTY_ARTICLE,
    target,
    publishAt: null,
    article: {
      title,
      slug: "un-article",
      excerpt: "Extrait",
      category: "dpe",
      imageUrl: null,
      content: `<p>${"a".repeat(1_001)}</p>`,
    },
  };
}

const buildOther = (intent: "unpublish" | "delete", target: Target): ArticleRequest => ({
  kind: "other",
  intent,
  values: EMPTY_ARTICLE,
  target,
});

async function create(): Promise<Target> {
  const { outcome } = await editArticle(admin, buildSave("Premier"));
  if (outcome.kind !== "done") throw new Error(outcome.kind);
  // The embedded clock counts milliseconds: no change may fall into the same one.
  await backend.sql("alter table public.blog_articles disable trigger blog_articles_touch");
  await backend.sql("update public.blog_articles set updated_at = '2026-01-02 03:04:05.123456+00'");
  await backend.sql("alter table public.blog_articles enable trigger blog_articles_touch");
  const article = await getEditedArticle(admin, outcome.saved.id);
  return { id: outcome.saved.id, version: article?.version ?? "" };
}

const readTitle = async ({ id }: Target) => (await getEditedArticle(admin, id))?.title ?? null;

test("deux enregistrements de la même version, à la microseconde : l’un passe, l’autre l’apprend", async () => {
  const target = await create();
  expect(target.version).toContain("05.123456");
  const results = await Promise.all([
    editArticle(admin, buildSave("Deuxième", target)),
    editArticle(admin, buildSave("Troisième", target)),
  ]);
  const kinds = results.map(({ outcome }) => outcome.kind);
  expect(kinds.toSorted()).toEqual(["conflict", "done"]);
  expect(await readTitle(target)).toBe(kinds[0] === "done" ? "Deuxième" : "Troisième");

  const conflict = results.find(({ outcome }) => outcome.kind === "conflict")?.outcome;
  const current = conflict?.kind === "conflict" ? conflict.current : null;
  const { outcome } = await editArticle(
    admin,
    buildSave("Quand même", { ...target, version: current ?? "" }),
  );
  expect(outcome.kind).toBe("done");
  expect(await readTitle(target)).toBe("Quand même");
});

test("retirer ou supprimer une version qui n’est plus ne fait rien", async () => {
  const target = await create();
  await editArticle(admin, buildSave("Deuxième", target));
  for (const intent of ["unpublish", "delete"] as const) {
    const { changedSlugs, outcome } = await editArticle(admin, buildOther(intent, target));
    expect(outcome).toMatchObject({ kind: "conflict", current: expect.any(String) });
    expect(changedSlugs).toEqual([]);
  }
  expect(await readTitle(target)).toBe("Deuxième");
});

test("un article supprimé entre-temps se dit", async () => {
  const target = await create();
  expect((await editArticle(admin, buildOther("delete", target))).outcome.kind).toBe("done");
  const { outcome } = await editArticle(admin, buildSave("Trop tard", target));
  expect(outcome).toEqual({ kind: "conflict", intent: "save", current: null });
});

test.each([{ version: "n’importe quoi" }, { id: "n’importe quoi" }])(
  "un formulaire contrefait ne trouve rien (%o)",
  async (forged) => {
    const target = await create();
    const { outcome } = await editArticle(admin, buildSave("Pris", { ...target, ...forged }));
    expect(outcome.kind).toBe("conflict");
    expect(await readTitle(target)).toBe("Premier");
  },
);

test("un compte ordinaire ne change rien, même par ces fonctions", async () => {
  const target = await create();
  await expect(editArticle(member, buildSave("Pris"))).rejects.toThrow(/42501/);
  expect((await editArticle(member, buildSave("Pris", target))).outcome.kind).toBe("conflict");
  expect((await editArticle(member, buildOther("delete", target))).outcome.kind).toBe("conflict");
  expect(await readTitle(target)).toBe("Premier");
});

test("une adresse déjà prise se dit sous son champ", async () => {
  await create();
  const { outcome } = await editArticle(admin, buildSave("Autre"));
  expect(outcome).toMatchObject({ kind: "refused", faults: { slug: expect.any(String) } });
});

test("le temps de lecture suit le texte, et les deux adresses d’un changement sont rendues", async () => {
  const target = await create();
  const request = buildSave("Deuxième", target);
  if (request.kind === "write") request.article.slug = "une-autre";
  const { changedSlugs } = await editArticle(admin, request);
  expect(changedSlugs).toEqual(["un-article", "une-autre"]);
  expect(await backend.sql("select read_time from public.blog_articles")).toEqual([
    { read_time: 4 },
  ]);
});

test("la liste compte par état et cherche sans accents ni jokers", async () => {
  await backend.sql(
    `insert into public.blog_articles (slug, title, excerpt, category, content, read_time, published_at)
     select slug, title, 'Extrait', 'dpe', 'Texte', 3, published_at
     from (values
       ('a', 'L’électricité à 100 %', null), ('b', 'Cœur de maison', now() - interval '1 day'),
       ('c', 'Le gaz', now() + interval '1 day')
     ) as article (slug, title, published_at)`,
  );
  const list = (query: string, status: "programme" | null = null) =>
    listEditedArticles(admin, { query, status, page: 1 });
  const readSlugs = async (query: string) => (await list(query)).entries.map(({ slug }) => slug);
  expect((await list("")).counts).toEqual({ brouillon: 1, programme: 1, "en-ligne": 1 });
  expect((await list("", "programme")).entries.map(({ slug }) => slug)).toEqual(["c"]);
  expect(await readSlugs("l’ELECTRICITE")).toEqual(["a"]);
  expect(await readSlugs("100 %")).toEqual(["a"]);
  expect(await readSlugs("coeur")).toEqual(["b"]);
  expect(await readSlugs("_")).toEqual([]);
  expect(await listEditedArticles(admin, { query: "", status: null, page: 9 })).toMatchObject({
    entries: [],
    total: 3,
    pageCount: 1,
  });
});
