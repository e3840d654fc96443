import { describe, expect, test } from "vitest";
import { guardXml } from "#lib/news/guard";
import { buildFeed, readFeedFile } from "#tests/fixtures/feeds";

const channel = (content: string) => `<rss version="2.0"><channel>${content}</channel></rss>`;

const BOMB = `<?xml version="1.0"?>
<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<rss version="2.0"><channel><title>&b;</title></channel></rss>`;
const EXTERNAL = `<!DOCTYPE rss [<!ENTITY secret SYSTEM "file:///etc/passwd">]>${channel("<title>&secret;</title>")}`;
const EXTERNAL_DTD = `<!DOCTYPE rss SYSTEM "http://10.0.0.1/rss.dtd">${channel("")}`;

test.each([
  ["une bombe d’entités", BOMB, "déclaration DOCTYPE ou d’entité refusée"],
  ["une entité externe", EXTERNAL, "déclaration DOCTYPE ou d’entité refusée"],
  ["une DTD externe", EXTERNAL_DTD, "déclaration DOCTYPE ou d’entité refusée"],
  [
    "une entité hors du DOCTYPE",
    channel('<!ENTITY a "b">'),
    "déclaration DOCTYPE ou d’entité refusée",
  ],
  ["une page HTML", "<!doctype html><html><p>Maintenance</html>", "page HTML au lieu d’un flux"],
  ["une page HTML sans DOCTYPE", "<HTML><body></body></HTML>", "page HTML au lieu d’un flux"],
  ["un autre XML", "<urlset></urlset>", "ni RSS ni Atom (<urlset>)"],
  ["du JSON", '{"items":[]}', "ni RSS ni Atom (aucun élément)"],
  ["rien", " \n", "réponse vide"],
  ["20 000 niveaux", channel("<a>".repeat(20_000) + "</a>".repeat(20_000)), "plus de 100 niveaux"],
  ["500 000 éléments", channel("<a/>".repeat(500_000)), "plus de 100000 éléments"],
  [
    "une balise fermée par une autre",
    channel("<item><title>Gaz</item>"),
    "document tronqué ou mal fermé",
  ],
])("%s : refus et raison", (_name, xml, reason) => {
  expect(() => guardXml(xml)).toThrow(reason);
});

describe("un document tronqué est refusé", () => {
  test.each([0.1, 0.35, 0.5, 0.75, 0.99])("à %d de sa longueur", async (part) => {
    const xml = (await readFeedFile("wordpress.xml")).toString();
    expect(() => guardXml(xml.slice(0, Math.floor(xml.length * part)))).toThrow(
      "document tronqué ou mal fermé",
    );
  });
});

test.each(["wordpress", "substack", "medium", "ghost", "blogger-atom", "gouv", "rdf", "empty"])(
  "%s passe tel quel",
  async (name) => {
    const xml = (await readFeedFile(`${name}.xml`)).toString();
    expect(guardXml(xml)).toBe(xml.trimStart());
  },
);

test("5 000 articles passent", () => {
  const feed = buildFeed(5_000);
  expect(guardXml(feed)).toBe(feed);
});

test("un DOCTYPE cité dans un texte n’est pas une déclaration", () => {
  const xml = channel("<title><![CDATA[<!DOCTYPE html> : à quoi bon ?]]></title><!-- <!ENTITY -->");
  expect(guardXml(xml)).toBe(xml);
});

test("des lignes vides avant la déclaration XML ne gênent pas", () => {
  expect(guardXml(`\n\n<?xml version="1.0"?>${channel("")}`)).toMatch(/^<\?xml/);
});

test("le balisage nu d’un texte est mis à l’abri dans un CDATA", () => {
  expect(guardXml(channel("<title>Le <b>DPE</b> &amp; <i>moi</i> ]]></title><link>a</link>"))).toBe(
    channel(
      "<title><![CDATA[Le <b>DPE</b> &amp; <i>moi</i> ]]]]><![CDATA[>]]></title><link>a</link>",
    ),
  );
});

test("une esperluette nue ou une entité de HTML ne perd pas le flux", () => {
  expect(
    guardXml(channel("<title>R & D&eacute;j&agrave; &amp; &#233;</title><a><![CDATA[&b]]></a>")),
  ).toBe(
    channel("<title>R &amp; D&amp;eacute;j&amp;agrave; &amp; &#233;</title><a><![CDATA[&b]]></a>"),
  );
});
