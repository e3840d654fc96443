import { createRequire } from "node:module";
import { expect, test } from "vitest";

const require = createRequire(import.meta.url);

/** Versions before these have published faults that let strangers in or stop the server. */
const FLOORS = { next: "16.3.8", react: "19.2.6", "react-dom": "19.2.6" };

const byNumber = new Intl.Collator("en", { numeric: true });

test.each(Object.entries(FLOORS))("%s est au moins en version %s", (name, floor) => {
  const { version } = require(`${name}/package.json`);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(byNumber.compare(version, floor)).toBeGreaterThanOrEqual(0);
});

test("chaque paquet est demandé dans une version exacte", () => {
  const { dependencies, devDependencies } = require("../package.json");
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)),
  );
  expect(ranges).toEqual([]);
});
