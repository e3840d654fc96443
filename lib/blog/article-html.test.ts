import { describe, expect, test, vi } from "vitest";
import { adminRoutes } from "#lib/admin-routes";
import { listBodyPictures, renderArticleHtml } from "#lib/blog/article-html";
import { toArticleRelay } from "#lib/blog/picture-addresses";
import { toAddressId } from "#lib/remote/addresses";

vi.mock("server-only", () => ({}));

const relay = toArticleRelay("un-article");

describe("ce qui reste", () => {
  test.each([
    ["<h2>A</h2><h3>B</h3><h4>C</h4>"],
    ["<p>Un <strong>mot</strong> et <em>un autre</em>,<br />puis une ligne.</p>"],
    ["<ul><li>un</li></ul><ol><li>deux</li></ol>"],
    ["<blockquote><p>Dit-on</p></blockquote>"],
    ['<a href="/services/dpe#prix">DPE</a>'],
    ['<a href="#duree">Durée</a>'],
    ['<a href="mailto:bonjour@colombage.example">Écrire</a>'],
    ['<a href="tel:+33261910000">Appeler</a>'],
    [
      '<figure><img src="/images/a.jpg" alt="Une maison" width="800" height="600" loading="lazy" /><figcaption>Rouen</figcaption></figure>',
    ],
  ])("%s", (html) => {
    expect(renderArticleHtml(html, relay)).toBe(html);
  });

  test("un lien vers un autre site ne lui donne pas la main sur la page", () => {
    expect(
      renderArticleHtml('<a href="https://www.ademe.fr/dpe?a=1" target="_blank">ADEME</a>', relay),
    ).toBe('<a href="https://www.ademe.fr/dpe?a=1" rel="noopener">ADEME</a>');
  });

  test("une image se charge quand elle approche, et a toujours un texte de remplacement", () => {
    expect(renderArticleHtml('<img src="/a.jpg" width="50%" srcset="b.jpg 2x">', relay)).toBe(
      '<img src="/a.jpg" alt="" loading="lazy" />',
    );
  });

  test("une image d’un autre site passe par celui-ci, d’où on la retrouve", () => {
    const html = `<p><img src="/a.jpg"><img src="https://exemple.fr/b.jpg?x=1&amp;y=2" alt="B">
      <img src="//exemple.fr/c.jpg"><img src="data:image/png;base64,AA"></p>`;
    const [address = "", ...others] = listBodyPictures(html);
    expect(others).toEqual([]);
    expect(address).toBe("https://exemple.fr/b.jpg?x=1&y=2");
    expect(renderArticleHtml(html, relay)).toContain(
      `<img src="/api/blog/un-article/images/${toAddressId(address)}" alt="B" loading="lazy" />`,
    );
    expect(renderArticleHtml(html, adminRoutes.picture)).toContain(
      'src="/admin/image?adresse=https%3A%2F%2Fexemple.fr%2Fb.jpg%3Fx%3D1%26y%3D2"',
    );
    for (const shown of [
      renderArticleHtml(html, relay),
      renderArticleHtml(html, adminRoutes.picture),
    ])
      expect(shown).not.toMatch(/src="(?!\/)/);
  });

  test("le titre de la page est son seul h1 ; h5 et h6 deviennent h4", () => {
    expect(renderArticleHtml("<h1>A</h1><h5>B</h5><h6>C</h6>", relay)).toBe(
      "<h2>A</h2><h4>B</h4><h4>C</h4>",
    );
  });

  test("un tableau défile de lui-même, et garde la portée de ses en-têtes", () => {
    const table =
      '<table><caption>Prix</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
    expect(renderArticleHtml(table.replace("<table>", '<table class="x" border="1">'), relay)).toBe(
      `<section class="table-scroll" aria-label="Tableau 1" tabindex="0">${table}</section>`,
    );
  });

  test("la typographie est celle du site, dans le texte seulement", () => {
    expect(
      renderArticleHtml(
        `<p>Quand faire l'audit ? « Avant » : 80 &euro; &amp; 10 ans</p><a href="/a?b='c'">l'ERP</a>`,
        relay,
      ),
    ).toBe(
      `<p>Quand faire l’audit\u202F? «\u202FAvant\u202F»\u202F: 80\u202F€ &amp; 10\u00A0ans</p><a href="/a?b='c'">l’ERP</a>`,
    );
  });

  test("un balisage écrit comme du texte reste du texte", () => {
    expect(
      renderArticleHtml("<p>&lt;table&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>", relay),
    ).toBe("<p>&lt;table&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  });
});

describe("ce qui disparaît", () => {
  // The kinds of the OWASP XSS filter evasion cheat sheet.
  test.each([
    ["script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
    ["script en capitales", "<SCRIPT SRC=https://evil.example/x.js></SCRIPT>", ""],
    ["script collé à un attribut", "<SCRIPT/SRC='https://evil.example/x.js'></SCRIPT>", ""],
    ["script imbriqué", "<scr<script>x</script>ipt>alert(1)", "xipt&gt;alert(1)"],
    ["script jamais fermé", "<p>a</p><script src=https://evil.example/x.js?<b>", "<p>a</p>"],
    ["chevron en trop", "<<script>alert(1)//<</script>", "&lt;"],
    ["attribut d’événement", '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', "<p>a</p>"],
    ["événement d’une image", '<img src=x onerror="alert(1)">', ""],
    [
      "événement sans espace",
      "<img/src=/a.png/onerror=alert(1)>",
      '<img src="/a.png/onerror=alert(1)" alt="" loading="lazy" />',
    ],
    ["javascript:", '<a href="javascript:alert(1)">a</a>', "a"],
    ["javascript: en majuscules", '<a href="JaVaScRiPt:alert(1)">a</a>', "a"],
    ["javascript: après des espaces", '<a href=" &#14; javascript:alert(1)">a</a>', "a"],
    ["javascript: coupé d’une tabulation", '<a href="jav&#x09;ascript:alert(1)">a</a>', "a"],
    ["javascript: coupé d’un retour", '<a href="jav&#10;ascript:alert(1)">a</a>', "a"],
    [
      "javascript: en entités décimales",
      '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>',
      "a",
    ],
    [
      "javascript: en entités sans point-virgule",
      '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058alert(1)">a</a>',
      "a",
    ],
    [
      "javascript: en entités hexadécimales",
      '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">a</a>',
      "a",
    ],
    ["javascript: par une entité nommée", '<a href="javascript&colon;alert(1)">a</a>', "a"],
    ["javascript: dans une image", '<img src="javascript:alert(1)">', ""],
    ["vbscript:", '<a href="vbscript:msgbox(1)">a</a>', "a"],
    ["data: dans un lien", '<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', "a"],
    ["data: dans une image", '<img src="data:image/svg+xml;base64,PHN2Zz4=">', ""],
    [
      "adresse sans protocole",
      '<a href="//evil.example">a</a><img src="//evil.example/a.png">',
      "a",
    ],
    ["barres inverses", '<a href="/\\evil.example">a</a><a href="\\\\evil.example">b</a>', "ab"],
    ["barre coupée d’une tabulation", '<a href="/&#9;/evil.example">a</a>', "a"],
    ["adresse relative", '<a href="page">a</a>', "a"],
    ["SVG", "<svg onload=alert(1)><p>a</p><script>alert(1)</script></svg><p>b</p>", "<p>b</p>"],
    [
      "SVG animé",
      "<svg><a><animate attributeName=href values=javascript:alert(1) /></a></svg>b",
      "b",
    ],
    ["MathML", '<math href="javascript:alert(1)"><mi>a</mi></math>b', "b"],
    [
      "style",
      '<style>@import "https://evil.example/x.css";</style><p style="background:url(javascript:alert(1))">a</p>',
      "<p>a</p>",
    ],
    ["feuille de style", '<link rel="stylesheet" href="https://evil.example/x.css">', ""],
    [
      "iframe",
      '<iframe src="https://evil.example">a</iframe><iframe srcdoc="<script>alert(1)</script>">',
      "",
    ],
    ["object et embed", '<object data="x">a</object><embed src="x">', ""],
    [
      "formulaire",
      '<form action="https://evil.example"><input name="a"><button>b</button></form>',
      "b",
    ],
    ["meta", '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">', ""],
    ["base", '<base href="https://evil.example/">', ""],
    ["audio et vidéo", "<video src=x onerror=alert(1)><source src=x></video><audio src=x>", ""],
    ["noscript", '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ""],
    ["commentaire", "<!--<img src=--><img src=x onerror=alert(1)//-->", ""],
    ["commentaire conditionnel", "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->", ""],
    ["CDATA", "<![CDATA[<script>alert(1)</script>]]>", ""],
    ["zone de texte", "<textarea><script>alert(1)</script></textarea>", ""],
    ["modèle", "<template><script>alert(1)</script></template>", ""],
    [
      "identifiant qui masque une variable",
      '<p id="document" name="x" class="y">a</p>',
      "<p>a</p>",
    ],
    [
      "portée inventée",
      '<table><tr><th scope="x onload=alert(1)">a</th></tr></table>',
      '<section class="table-scroll" aria-label="Tableau 1" tabindex="0"><table><tr><th>a</th></tr></table></section>',
    ],
  ])("%s", (_, html, clean) => {
    expect(renderArticleHtml(html, relay)).toBe(clean);
  });

  test("une imbrication sans fin", () => {
    const deep = renderArticleHtml(`${"<blockquote>".repeat(5_000)}a`, relay);
    expect(deep.match(/<blockquote>/g)).toHaveLength(50);
  });
});
