import { runFuzz } from "#scripts/fuzz/run";
import { type FuzzedSite, serveFuzzedSite } from "#scripts/fuzz/site";
import { test as base, expect } from "#tests/e2e/fixtures";

const test = base.extend<object, { fuzzedSite: FuzzedSite }>({
  fuzzedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern to read the names in.
    async ({}, use) => {
      const site = await serveFuzzedSite(process.env);
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

/** A share of `npm run fuzz`, always the same. */
test("300 demandes hostiles de toute sorte : ni panne, ni balise renvoyée, ni trace", async ({
  fuzzedSite,
}) => {
  const { faulty, lines } = await runFuzz(fuzzedSite, {
    seed: 1,
    count: 300,
    minutes: 1,
    parallel: 2,
  });
  expect(
    faulty.map(({ faults, sent }) => `${faults.join(" ; ")} : ${sent.head} ${sent.body}`),
  ).toEqual([]);
  expect([...lines.keys()]).toEqual([]);
  expect(fuzzedSite.isRunning()).toBe(true);
});
