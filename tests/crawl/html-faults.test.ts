import { expect, test } from "vitest";
import { listHtmlFaults } from "#tests/crawl/html-faults";

const wrap = (body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><title>Essai</title></head><body>${body}</body></html>`;

test("un document correct ne donne rien", async () => {
  expect(await listHtmlFaults(wrap("<main><h1>Essai</h1></main>"))).toEqual([]);
});

test("un élément hors de sa place est nommé", async () => {
  expect(await listHtmlFaults(wrap("<main><h1>Essai</h1><ul><p>a</p></ul></main>"))).toEqual([
    expect.stringMatching(/^element-permitted-content : /),
  ]);
});
