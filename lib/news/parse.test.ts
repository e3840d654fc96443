import { expect, test } from "vitest";
import { parseFeed } from "#lib/news/parse";
import { RemoteFault } from "#lib/remote/fault";

const channel = (content: string) => `<rss version="2.0"><channel>${content}</channel></rss>`;

test("les noms qui piègent un objet ne piègent rien", async () => {
  const { entries } = await parseFeed(
    channel(
      "<item><__proto__><title>non</title></__proto__><constructor>1</constructor><title>Oui</title></item>",
    ),
  );
  expect(entries).toMatchObject([{ title: "Oui" }]);
  expect(Object.hasOwn(Object.prototype, "title")).toBe(false);
});

test("un élément écrit autrement que prévu est ignoré, pas l’article", async () => {
  const { entries } = await parseFeed(
    channel(
      '<item><title/><title type="text">Gaz</title><link><url>x</url></link><link>https://a.example</link><enclosure/></item>',
    ),
  );
  expect(entries).toMatchObject([
    { title: "Gaz", link: "https://a.example", enclosedPictures: [] },
  ]);
});

test("un RSS sans version, ou de version 0.91, se lit", async () => {
  for (const start of ["<rss>", '<rss version="0.91">']) {
    const feed = await parseFeed(`${start}<channel><item><title>A</title></item></channel></rss>`);
    expect(feed.entries).toMatchObject([{ title: "A" }]);
  }
});

test.each([
  ["mal fermé", "<rss version='2.0'><channel><item></channel></rss>"],
  ["sans canal", "<rss version='2.0'/>"],
  ["avec une entité inconnue", channel("<item><title>&secret;</title></item>")],
])("un document %s est refusé avec une raison", async (_name, xml) => {
  await expect(parseFeed(xml)).rejects.toThrow(RemoteFault);
  await expect(parseFeed(xml)).rejects.toThrow(/^XML illisible \(.+\)$/);
});

// rss-parser's own reading of such a description takes minutes.
test("une description hostile de 1 Mo se lit vite", async () => {
  const start = performance.now();
  await parseFeed(channel(`<item><description>${"&lt;".repeat(250_000)}</description></item>`));
  expect(performance.now() - start).toBeLessThan(10_000);
}, 60_000);
