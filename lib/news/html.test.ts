import { describe, expect, test } from "vitest";
import { listPictures, toText } from "#lib/news/html";

describe("toText", () => {
  test.each([
    ["L&rsquo;&eacute;tat &#8211; d&#xE9;taill&#233;", "L’état – détaillé"],
    ["<p>Un.</p><p>Deux<br>trois</p>", "Un. Deux trois"],
    ["l’<em>amiante</em> et le <b>p</b>lomb", "l’amiante et le plomb"],
    ["Surface < 9 m² & prix > 90 €", "Surface < 9 m² & prix > 90 €"],
    ["avant<script>alert('<p>')</script><style>p{}</style><!-- <b> -->après", "avant après"],
    ["&amp;eacute;chapp&amp;eacute; deux fois", "échappé deux fois"],
    ["un\u00A0espace\u202Ffin,\tune\nligne\u0000", "un espace fin, une ligne"],
    ["ren\u202Everse\u200B", "renverse"],
    ["e\u0301", "é"],
    ["une famille 👨‍👩‍👧", "une famille 👨‍👩‍👧"],
    ['<img alt="a > b" src="x">fin', "fin"],
    ["", ""],
  ])("%s", (html, text) => {
    expect(toText(html)).toBe(text);
  });

  test.each([
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&amp;lt;script&amp;gt;alert(1)",
    "&amp;amp;lt;img src=x onerror=alert(1)&amp;amp;gt;",
    "<<b>script>alert(1)<</b>/script>",
    "<img src=x onerror=alert(1)",
    "<svg><style><img src=x onerror=alert(1)>",
    "<<<<script>",
    "&amp;lt;\u200Bscript>",
  ])("« %s » ne redevient jamais une balise", (html) => {
    expect(toText(html)).not.toMatch(/<[a-z/!?]/i);
  });

  // Linear work takes about a second, quadratic work minutes.
  test.each(["<b>", "<", "&lt;", "a<p", "<a b=\"'", "</p>", "<!--", "<svg>"])(
    "« %s » répété sur 1 Mo se lit vite",
    (part) => {
      const start = performance.now();
      toText(part.repeat((1024 * 1024) / part.length));
      expect(performance.now() - start).toBeLessThan(10_000);
    },
    60_000,
  );
});

test("listPictures donne les images dans l’ordre, sans les pixels espions", () => {
  expect(
    listPictures(
      '<img src="pixel.gif" width="1" height="1"><p><img src="a.jpg?x=1&amp;y=2"><img alt="sans adresse"><IMG SRC=b.png></p>',
    ),
  ).toEqual(["a.jpg?x=1&y=2", "b.png"]);
});
