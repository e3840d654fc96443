import { expect, test } from "vitest";
import { toUrlSearchParams } from "#lib/search-params";

test("garde les valeurs d’un nom doublé, dans leur ordre, et oublie les absentes", () => {
  const params = toUrlSearchParams({ a: "1", b: ["2", "3"], c: undefined, d: "", é: "&=" });
  expect([...params]).toEqual([
    ["a", "1"],
    ["b", "2"],
    ["b", "3"],
    ["d", ""],
    ["é", "&="],
  ]);
});
