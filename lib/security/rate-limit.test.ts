import { expect, test } from "vitest";
import { createLimiter, sayTooOften } from "#lib/security/rate-limit";

/** The start of a minute of the clock. */
const START = 1_800_000_000_000;

test("au-delà de sa part, une adresse attend la minute d’après ; les autres non", () => {
  const take = createLimiter({ perAddress: 2, overall: 100 });
  expect([take("a", START), take("a", START + 10_000)]).toEqual([0, 0]);
  expect(take("a", START + 45_500)).toBe(15);
  expect(take("b", START + 45_500)).toBe(0);
  expect(take("a", START + 60_000)).toBe(0);
});

test("ce qui est refusé ne compte pas", () => {
  const take = createLimiter({ perAddress: 1, overall: 2 });
  take("a", START);
  for (let time = 0; time < 10; time++) expect(take("a", START)).toBe(60);
  expect(take("b", START)).toBe(0);
});

test("la limite d’ensemble vaut pour tous, adresses inconnues comprises", () => {
  const take = createLimiter({ perAddress: 10, overall: 3 });
  expect([take(null, START), take(null, START), take("a", START)]).toEqual([0, 0, 0]);
  expect(take("b", START)).toBe(60);
  expect(take(null, START)).toBe(60);
});

test("la mémoire est bornée : les adresses de trop ne sont plus comptées une à une", () => {
  const take = createLimiter({ perAddress: 1, overall: 1_000_000 });
  for (let index = 0; index < 10_000; index++) expect(take(`a${index}`, START)).toBe(0);
  expect([take("b", START), take("b", START)]).toEqual([0, 0]);
  expect(take("a0", START)).toBe(60);
});

test("la phrase dit combien attendre", () => {
  expect(sayTooOften(1)).toBe("Trop de demandes en peu de temps. Réessayez dans 1 seconde.");
  expect(sayTooOften(30)).toContain("30 secondes");
});
