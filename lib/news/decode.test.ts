import { describe, expect, test } from "vitest";
import { decodeXml } from "#lib/news/decode";
import { readFeedFile } from "#tests/fixtures/feeds";

const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

test.each([
  ["iso-8859-1.xml", "Électricité : la mise à la terre oubliée"],
  ["windows-1252.xml", "L’amiante : cœur de métier…"],
])("%s se lit d’après sa déclaration", async (name, title) => {
  expect(decodeXml(await readFeedFile(name), "text/xml")).toContain(`<title>${title}</title>`);
});

test.each([
  ["UTF-8", Buffer.from("\uFEFF<a>é’</a>")],
  ["UTF-16 petit-boutiste", Buffer.from("\uFEFF<a>é’</a>", "utf16le")],
  ["UTF-16 gros-boutiste", utf16be("\uFEFF<a>é’</a>")],
])("la marque d’ordre %s l’emporte sur l’en-tête, et disparaît", (_name, body) => {
  expect(decodeXml(body, "text/xml; charset=iso-8859-1")).toBe("<a>é’</a>");
});

test.each([
  ["petit-boutiste", Buffer.from("<?xml version='1.0'?><a>é</a>", "utf16le")],
  ["gros-boutiste", utf16be("<?xml version='1.0'?><a>é</a>")],
])("l’UTF-16 %s sans marque se reconnaît", (_name, body) => {
  expect(decodeXml(body, "")).toContain("<a>é</a>");
});

describe("l’en-tête", () => {
  const latin = Buffer.from("<?xml version='1.0' encoding='utf-8'?><a>é</a>", "latin1");

  test("passe avant la déclaration", () => {
    expect(decodeXml(latin, 'text/xml; charset="ISO-8859-1"')).toContain("<a>é</a>");
  });

  test.each(["text/xml; charset=utf-8", "text/xml; charset=inconnu", "text/xml"])(
    "« %s », que les octets contredisent, ne fait perdre aucune lettre",
    (contentType) => {
      expect(decodeXml(latin, contentType)).toContain("<a>é</a>");
    },
  );
});

test("sans annonce, c’est de l’UTF-8", () => {
  expect(decodeXml(Buffer.from("<a>é’</a>"), "")).toBe("<a>é’</a>");
});
