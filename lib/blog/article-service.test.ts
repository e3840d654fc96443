import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findArticleService } from "#lib/blog/article-service";
import { parseContent } from "#lib/content/parse";
import { contentFiles } from "#tests/fixtures/content-files";

const { services } = parseContent(contentFiles);
const SEEDS = path.resolve("supabase/seeds");

/** What the seeds store of an article: the first strings of its row, then its text. */
function readSeed(file: string) {
  const sql = readFileSync(path.join(SEEDS, file), "utf8");
  const [, slug = "", title = "", category = ""] =
    /values \(\s*'([^']+)',\s*\$text\$(.+?)\$text\$,\s*\$text\$.+?\$text\$,\s*'([^']+)'/s.exec(
      sql,
    ) ?? [];
  return { slug, title, category, html: /\$html\$(.+)\$html\$/s.exec(sql)?.[1] ?? "" };
}

const articles = new Map(
  readdirSync(SEEDS).map((file) => {
    const seed = readSeed(file);
    return [seed.slug, seed];
  }),
);

test.each([
  ["dpe-de-2019-pourquoi-il-ne-vaut-plus-rien", "dpe"],
  ["tableau-electrique-des-annees-1970", "electricite"],
  ["plomb-positif-un-an-pour-vendre", "plomb"],
  ["loi-carrez-l-erreur-de-5-pour-cent", "loi-carrez"],
  ["mon-locataire-demande-l-amiante", "amiante"],
  ["louer-un-logement-classe-f", "dpe"],
  ["pan-de-bois-et-torchis-dans-le-dpe", "dpe"],
  ["facteur-1-9-de-l-electricite", "dpe"],
  ["chaudiere-de-plus-de-quinze-ans-visite-gaz", "gaz"],
  ["vendre-une-longere-l-ordre-des-diagnostics", "dpe"],
  ["fibrociment-sur-l-appentis", "amiante"],
  ["merule-dans-le-calvados-ce-que-dit-l-arrete", "etat-parasitaire"],
  ["papiers-a-preparer-avant-la-visite", "dpe"],
  ["sarthe-tout-le-departement-en-zone-termites", "termites"],
])("l’article « %s » parle de %s", (slug, service) => {
  const article = articles.get(slug);
  if (article === undefined) throw new Error(`Aucun article ${slug} dans supabase/seeds.`);
  expect(findArticleService(article, article.html, services)?.slug).toBe(service);
});

test("chaque article livré a son service", () => {
  for (const article of articles.values()) {
    expect(findArticleService(article, article.html, services), article.slug).not.toBeNull();
  }
});

test("une brève du flux suit sa catégorie ; sans elle, rien n’est inventé", () => {
  const brief = { title: "Le gaz change", category: "gaz" };
  expect(findArticleService(brief, null, services)?.slug).toBe("gaz");
  expect(findArticleService({ ...brief, category: "actualites" }, null, services)).toBeNull();
});

test("seule l’adresse exacte d’un service compte, repère ou non", () => {
  const find = (href: string) =>
    findArticleService(
      { title: "Un essai", category: "actualites" },
      `<a href="${href}">lien</a>`,
      services,
    )?.slug;
  expect(find("/services/amiante-travaux#prix")).toBe("amiante-travaux");
  expect(find("/services/radon")).toBeUndefined();
  expect(find("https://exemple.fr/services/dpe")).toBeUndefined();
});
