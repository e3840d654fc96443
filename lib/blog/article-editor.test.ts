import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createDocument, getSchema } from "@tiptap/core";
import { Window } from "happy-dom";
import { describe, expect, test, vi } from "vitest";
import { adminRoutes } from "#lib/admin-routes";
import { articleExtensions, toArticleHtml } from "#lib/blog/article-editor";
import { renderArticleHtml } from "#lib/blog/article-html";

vi.mock("server-only", () => ({}));

const browser = new Window();
vi.stubGlobal("window", browser);
vi.stubGlobal("document", browser.document);

const SEEDS = path.resolve("supabase/seeds");
const articles = readdirSync(SEEDS).map((file) => {
  const html = readFileSync(path.join(SEEDS, file), "utf8").match(/\$html\$(.+)\$html\$/s)?.[1];
  return { file, html: html ?? "" };
});

/** The article as the editor would give it back, unchanged. */
function reread(html: string): string {
  return toArticleHtml(createDocument(html, getSchema(articleExtensions)));
}

/** What a reader sees: blanks between two tags of blocks show nothing. */
function shown(html: string): string {
  return renderArticleHtml(html, adminRoutes.picture)
    .replace(/\s*\n\s*/g, "")
    .trim();
}

test.each(articles)("l’éditeur rend $file comme il l’a lu", ({ html }) => {
  expect(html).not.toBe("");
  expect(shown(reread(html))).toBe(shown(html));
});

describe("ce que la page publique montre, l’éditeur le garde", () => {
  test.each([
    ["<h2>A</h2>\n<h3>B</h3>\n<h4>C</h4>"],
    ["<p>Un <strong>mot</strong> et <em>un autre</em>,<br>puis une ligne.</p>"],
    ["<ul><li>un<ol><li>un un</li></ol></li><li>deux</li></ul>"],
    ["<blockquote><p>Dit-on</p></blockquote>"],
    ['<p><a href="/services/dpe#prix">DPE</a> et <a href="#duree">durée</a></p>'],
    ['<p><a href="mailto:bonjour@colombage.example">Écrire</a></p>'],
    ['<p><a href="tel:+33261910000">Appeler</a></p>'],
    ['<p><a href="https://www.ademe.fr/dpe?a=1&amp;b=2">ADEME</a></p>'],
    ['<img src="https://exemple.fr/a.jpg" alt="">'],
    ['<a href="/contact"><img src="/images/a.jpg" alt="Une maison"></a>'],
    [
      '<figure><img src="/images/a.jpg" alt="Une maison" width="800" height="600"><figcaption>Rouen</figcaption></figure>',
    ],
    [
      '<table><caption>Prix</caption><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">C</th><td>1</td></tr><tr><td colspan="2">2</td></tr></tbody></table>',
    ],
    ["<table><tbody><tr><td>A</td><td><p>B</p><p>C</p></td></tr></tbody></table>"],
  ])("%s", (html) => {
    expect(reread(html)).toBe(html);
  });
});

describe("ce que la page publique ne montre pas n’entre pas", () => {
  test.each([
    ["un titre de page", "<h1>A</h1>", "<p>A</p>"],
    ["un lien dangereux", '<p><a href="javascript:alert(1)">A</a></p>', "<p>A</p>"],
    ["une image sans adresse permise", '<p>A</p><img src="data:image/png;base64,AA">', "<p>A</p>"],
    ["un style", '<p style="color:red" class="x">A</p>', "<p>A</p>"],
    [
      "une largeur de colonne",
      '<table style="width:9px"><colgroup><col style="width:9px"></colgroup><tr><td style="width:9px" data-colwidth="9">A</td></tr></table>',
      "<table><tbody><tr><td>A</td></tr></tbody></table>",
    ],
    ["un texte vide", "<p></p><p></p>", ""],
  ])("%s", (_, html, kept) => {
    expect(reread(html)).toBe(kept);
  });

  test("un en-tête ajouté reçoit sa portée", () => {
    expect(reread("<table><tr><th>A</th></tr><tr><td>1</td></tr></table>")).toBe(
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    );
  });
});
