import { expect, test } from "vitest";
import { parseCommuneQuery } from "#lib/territory/query";

test.each([
  ["Rouen", "Rouen"],
  ["  76 ", "76"],
  ["🏠🏠", "🏠🏠"],
  ["' OR 1=1 --", "' OR 1=1 --"],
  ["(a+)+$", "(a+)+$"],
  ["é".repeat(100), "é".repeat(100)],
])("« %s » se cherche", (raw, query) => {
  expect(parseCommuneQuery(raw)).toEqual({ query });
});

test.each([
  [null, "Écrivez le nom"],
  [undefined, "Écrivez le nom"],
  ["", "Écrivez le nom"],
  [" \n ", "Écrivez le nom"],
  ["a", "Écrivez au moins 2"],
  ["🏠", "Écrivez au moins 2"],
  ["a".repeat(101), "Écrivez 100 caractères au plus"],
  ["a".repeat(10_000), "Écrivez 100 caractères au plus"],
  ["ro\u0000uen", "sans caractère de contrôle"],
  ["ro\u0085uen", "sans caractère de contrôle"],
])("« %s » est refusé avec sa raison", (raw, fault) => {
  const parsed = parseCommuneQuery(raw);
  expect("fault" in parsed && parsed.fault).toContain(fault);
});
