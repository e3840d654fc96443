import { describe, expect, test } from "vitest";
import { cleanPastedHtml } from "#lib/blog/pasted-html";

/** Word 365 for Windows: lists are paragraphs, with their marker in a conditional comment. */
function wordItem(level: number, marker: string, text: string, position = "Middle"): string {
  return `<p class=MsoListParagraphCxSp${position} style='margin-left:${level * 36}.0pt;mso-add-space:
auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;
}

function wordDocument(body: string): string {
  return `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/a/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0:level1 {mso-level-text:\\F0B7;} --></style>
</head><body lang=FR style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->${body}<!--EndFragment-->
</body></html>`;
}

describe("Word 365", () => {
  test("titres, paragraphes, gras et italique, sans mise en page", () => {
    expect(
      cleanPastedHtml(
        wordDocument(`<h1 style='margin-top:12.0pt'><span style='mso-fareast-language:FR'><b>Le plomb</b><o:p></o:p></span></h1>
<p class=MsoNormal style='text-align:justify'>Un logement <b>d’avant
1949</b> <span class=SpellE><i>doit</i></span>&nbsp;: le <st1:metricconverter w:st="on">CREP</st1:metricconverter>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><a name="_Toc12345"></a>Quand&nbsp;?<o:p></o:p></h2>
<h5>Petit titre</h5>
<p class=MsoNormal><span style='color:red;background:yellow;mso-highlight:yellow'>Un an.</span></p>`),
      ),
    ).toBe(
      "<h2>Le plomb</h2><p>Un logement <strong>d’avant 1949</strong> <em>doit</em>\u00A0: le CREP.</p><h2>Quand\u00A0?</h2><h4>Petit titre</h4><p>Un an.</p>",
    );
  });

  test("des paragraphes numérotés ou à puces deviennent des listes, avec leurs niveaux", () => {
    expect(
      cleanPastedHtml(
        wordDocument(
          [
            wordItem(1, "·", "Toiture", "First"),
            wordItem(2, "o", "Ardoise <b>ancienne</b>"),
            wordItem(2, "o", "Fibrociment"),
            wordItem(3, "§", "Ondulé"),
            wordItem(1, "·", "Sols", "Last"),
            "<p class=MsoNormal>Puis&nbsp;:</p>",
            wordItem(1, "1.", "Visiter", "First"),
            wordItem(1, "2.", "Écrire", "Last"),
          ].join("\n"),
        ),
      ),
    ).toBe(
      "<ul><li>Toiture<ul><li>Ardoise <strong>ancienne</strong></li><li>Fibrociment<ul><li>Ondulé</li></ul></li></ul></li><li>Sols</li></ul><p>Puis\u00A0:</p><ol><li>Visiter</li><li>Écrire</li></ol>",
    );
  });

  test("une première ligne en gras est l’en-tête du tableau", () => {
    const cell = (text: string) =>
      `<td width=302 valign=top style='width:226.55pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt'><p class=MsoNormal style='margin-bottom:0cm'>${text}<o:p></o:p></p></td>`;
    expect(
      cleanPastedHtml(
        wordDocument(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
 <tr style='mso-yfti-irow:0'>${cell("<b>Diagnostic</b>")}${cell("<b>Durée</b>")}</tr>
 <tr style='mso-yfti-irow:1'>${cell("DPE")}${cell("10&nbsp;ans")}</tr>
</table>`),
      ),
    ).toBe(
      "<table><tbody><tr><th>Diagnostic</th><th>Durée</th></tr><tr><td>DPE</td><td>10\u00A0ans</td></tr></tbody></table>",
    );
  });

  test("commentaires, texte supprimé ou caché, images locales et sauts de page disparaissent", () => {
    expect(
      cleanPastedHtml(
        wordDocument(`<p class=MsoNormal>Avant<a style='mso-comment-reference:PM_1'></a><span class=MsoCommentReference>
<a href="#_msocom_1" id="_anchor_1">[PM1]</a></span><del cite="mailto:a">supprimé</del><ins>, ajouté</ins><span style='display:none;mso-hide:all'>caché</span></p>
<br clear=all style='mso-special-character:line-break;page-break-before:always'>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="i"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=10 src="file:///C:/clip_image001.png" v:shapes="i"><![endif]></p>
<div style='mso-element:comment-list'><p class=MsoCommentText>Une remarque</p></div>`),
      ),
    ).toBe("<p>Avant, ajouté</p>");
  });

  test("les liens restent, ceux du sommaire ou du disque non ; un exposant devient un signe", () => {
    expect(
      cleanPastedHtml(
        `<p class=MsoNormal><a href="https://www.ecologie.gouv.fr/dpe"><span style='color:#0563C1'>le ministère</span></a>, <a href="#_Toc1">page 2</a>, <a href="file:///C:/a.docx">annexe</a>, 12 m<sup>2</sup>, 1<sup>er</sup></p>`,
      ),
    ).toBe(
      '<p><a href="https://www.ecologie.gouv.fr/dpe">le ministère</a>, page 2, annexe, 12 m², 1er</p>',
    );
  });

  test("titre et citation par leurs styles", () => {
    expect(
      cleanPastedHtml(
        "<p class=MsoTitle>La mérule<o:p></o:p></p><p class=MsoQuote><i>Dit-on</i></p>",
      ),
    ).toBe("<h2>La mérule</h2><blockquote><p><em>Dit-on</em></p></blockquote>");
  });

  test("Word en ligne : une liste par ligne, son niveau dans un attribut", () => {
    const line = (level: number, text: string) =>
      `<div class="ListContainerWrapper SCXW1 BCX0"><ul class="BulletListStyle1 SCXW1" role="list"><li class="OutlineElement" role="listitem" data-leveltext="" data-aria-level="${level}"><p class="Paragraph SCXW1"><span class="TextRun SCXW1" style="font-weight: normal;"><span class="NormalTextRun">${text}</span></span><span class="EOP SCXW1">&nbsp;</span></p></li></ul></div>`;
    expect(cleanPastedHtml(line(1, "Gaz") + line(2, "Chaudière") + line(1, "Plomb"))).toBe(
      "<ul><li>Gaz<ul><li>Chaudière</li></ul></li><li>Plomb</li></ul>",
    );
  });
});

test("Word pour Mac : les commentaires conditionnels manquent, les marques restent", () => {
  expect(
    cleanPastedHtml(
      `<html><body lang="FR" style="tab-interval:35.4pt;"><!--StartFragment--><p class="MsoNormal" style="margin: 0cm; font-family: Calibri, sans-serif;">Deux cas<span class="apple-converted-space">&nbsp;</span>:<o:p></o:p></p>
<p class="MsoListParagraph" style="margin: 0cm 0cm 0cm 36pt; text-indent: -18pt;"><span style="font-family: Symbol;">·<span style="font-style: normal; font-size: 7pt; font-family: &quot;Times New Roman&quot;;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>vendre<o:p></o:p></p>
<p class="MsoListParagraph" style="margin: 0cm 0cm 0cm 36pt; text-indent: -18pt;"><span style="font-family: Symbol;">·<span style="font-size: 7pt;">&nbsp;&nbsp;&nbsp; </span></span>louer<o:p></o:p></p><!--EndFragment--></body></html>`,
    ),
  ).toBe("<p>Deux cas\u00A0:</p><ul><li>vendre</li><li>louer</li></ul>");
});

describe("Google Docs", () => {
  const span = (style: string, text: string) =>
    `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style}vertical-align:baseline;white-space:pre-wrap;">${text}</span>`;
  const regular = (text: string) => span("font-weight:400;font-style:normal;", text);

  test("l’enveloppe n’est pas du gras, les graisses en sont", () => {
    expect(
      cleanPastedHtml(
        `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38;">${span("font-weight:700;font-style:normal;", "Amiante")}</h1><p dir="ltr" style="line-height:1.38;">${regular("Un mot ")}${span("font-weight:700;font-style:normal;", "important ")}${span("font-weight:400;font-style:italic;", "ici")}${regular(".")}</p><br /><p dir="ltr"><a href="https://www.google.com/url?q=https://www.ademe.fr/&amp;sa=D" style="text-decoration:none;">${regular("ADEME")}</a></p></b><br class="Apple-interchange-newline">`,
      ),
    ).toBe(
      '<h2>Amiante</h2><p>Un mot <strong>important</strong> <em>ici</em>.</p><p><a href="https://www.ademe.fr/">ADEME</a></p>',
    );
  });

  test("une liste dans une liste va dans l’élément qui la précède", () => {
    const item = (level: number, text: string) =>
      `<li dir="ltr" style="list-style-type:disc;" aria-level="${level}"><p dir="ltr" role="presentation">${regular(text)}</p></li>`;
    expect(
      cleanPastedHtml(
        `<b style="font-weight:normal;"><ul style="margin-top:0;">${item(1, "Un")}<ul>${item(2, "Un un")}</ul>${item(1, "Deux")}</ul></b>`,
      ),
    ).toBe("<ul><li>Un<ul><li>Un un</li></ul></li><li>Deux</li></ul>");
  });
});

test("LibreOffice", () => {
  expect(
    cleanPastedHtml(`<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { margin-bottom: 0.25cm }</style></head>
<body lang="fr-FR" link="#000080" dir="ltr"><h2 class="western">Le <font color="#c9211e">gaz</font></h2>
<p class="western" align="justify" style="margin-bottom: 0cm"><font face="Liberation Serif"><font size="3" style="font-size: 12pt"><b>Plus de quinze
ans</b> : obligatoire.</font></font></p><p><br/></p>
<ol><li><p style="margin-bottom: 0cm">Appareils</p><ol><li><p>Chaudière</p></li></ol></li><li><p>Tuyaux</p></li></ol>
<table width="100%" cellpadding="4"><col width="128*"/><thead><tr valign="top"><th width="50%"><p>A</p></th><th><p>B</p></th></tr></thead><tbody><tr><td colspan="2"><p>1</p></td></tr></tbody></table></body></html>`),
  ).toBe(
    '<h2>Le gaz</h2><p><strong>Plus de quinze ans</strong> : obligatoire.</p><ol><li>Appareils<ol><li>Chaudière</li></ol></li><li>Tuyaux</li></ol><table><tbody><tr><th>A</th><th>B</th></tr><tr><td colspan="2">1</td></tr></tbody></table>',
  );
});

test("Outlook : la mise en page par tableaux disparaît, les vraies listes restent", () => {
  expect(
    cleanPastedHtml(`<div class=WordSection1><table border=0 cellpadding=0><tr><td><table width=600><tr><td style='padding:0cm'><p class=MsoNormal>Bonjour,<o:p></o:p></p></td></tr></table></td></tr></table>
<ul style='margin-top:0cm' type=disc><li class=MsoNormal style='mso-list:l0 level1 lfo1'>Un<o:p></o:p></li><ul type=circle><li class=MsoNormal style='mso-list:l0 level2 lfo1'>Deux</li></ul></ul>
<p class=MsoNormal><span style='font-size:10.0pt'>À bientôt<br><br>Paul<o:p></o:p></span></p><img width=1 height=1 src="https://suivi.example/p.gif"></div>`),
  ).toBe("<p>Bonjour,</p><ul><li>Un<ul><li>Deux</li></ul></li></ul><p>À bientôt</p><p>Paul</p>");
});

describe("une page du web", () => {
  test("scripts, formulaires, styles et adresses dangereuses disparaissent", () => {
    expect(
      cleanPastedHtml(
        `<div class="content" onclick="alert(1)"><style>p{}</style><h3 id="a">Titre <button>Copier</button></h3><p style="color:red">Texte &lt;b&gt; <a href="javascript:alert(1)" onclick="x()">lien</a> <a href="/contact">ici</a>.</p><script>alert(1)</script><iframe src="https://video.example"></iframe><noscript>non</noscript><img src="https://exemple.fr/a.jpg" alt="Une &quot;maison&quot;" onerror="alert(1)"><img src="data:image/png;base64,AA"></div>`,
      ),
    ).toBe(
      '<h3>Titre</h3><p>Texte &lt;b&gt; lien <a href="/contact">ici</a>.</p><img src="https://exemple.fr/a.jpg" alt="Une &quot;maison&quot;">',
    );
  });

  test("un mot seul, ou rien", () => {
    expect(cleanPastedHtml("<meta charset='utf-8'><span>mot</span>")).toBe("<p>mot</p>");
    expect(cleanPastedHtml("<meta charset='utf-8'><p>&nbsp;</p><div><br></div>")).toBe("");
  });
});
