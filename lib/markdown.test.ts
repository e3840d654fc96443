import { expect, test } from "vitest";
import { listMarkdownLinks, renderMarkdown, toPlainText } from "#lib/markdown";

test("le texte seul garde les mots, leurs espaces et les signes, sans les marques", () => {
  expect(
    toPlainText("Un **gras** & un [lien](/x).\n\n- un\n- deux\n\n| a | b |\n|---|---|\n| c | d |"),
  ).toBe("Un gras & un lien. un deux a b c d");
});

test("les espaces fines insécables restent", () => {
  expect(toPlainText("Quand\u202F?")).toBe("Quand\u202F?");
});

test("liste les liens d’un texte, dans les listes et les tableaux aussi", () => {
  expect(listMarkdownLinks("[a](/a)\n\n- [b](/b)\n\n| [c](/c) |\n|---|\n| x |")).toEqual([
    "/a",
    "/b",
    "/c",
  ]);
});

test.each([
  ["[a][r]\n\n[r]: /a", ["/a"]],
  ["![a](/a.svg)", ["/a.svg"]],
  ["<tel:+33261910000>", ["tel:+33261910000"]],
  ["voir https://exemple.fr/a", ["https://exemple.fr/a"]],
  ["voir www.exemple.fr", ["http://www.exemple.fr"]],
  ["à contact@exemple.fr", ["mailto:contact@exemple.fr"]],
  ["**Aucun** lien : rien, ni « 12 h », ni a/b.", []],
])("liste les liens, quelle que soit leur écriture : %s", (markdown, links) => {
  expect(listMarkdownLinks(markdown)).toEqual(links);
});

test("chaque case d’un tableau porte le nom de sa colonne", () => {
  expect(renderMarkdown("| Pour « qui » | Durée |\n|---|---|\n| Nous & vous | **6 mois** |")).toBe(
    "<table><thead><tr><th>Pour « qui »</th><th>Durée</th></tr></thead>" +
      '<tbody><tr><td data-label="Pour « qui »">Nous &amp; vous</td>' +
      '<td data-label="Durée"><strong>6 mois</strong></td></tr></tbody></table>\n',
  );
});

test("rend des paragraphes et des listes", () => {
  expect(renderMarkdown("Bonjour **vous**.\n\n- un")).toBe(
    "<p>Bonjour <strong>vous</strong>.</p>\n<ul>\n<li>un</li>\n</ul>\n",
  );
});
