import fc from "fast-check";
import { describe, expect, test } from "vitest";
import tariff from "#content/estimator";
import { buildEstimate, getEstimatorPrice } from "#lib/diagnostics/estimate";
import { DIAGNOSTIC_IDS, type DiagnosticId } from "#lib/diagnostics/law";
import { PROPERTY } from "#tests/fixtures/diagnostics";

const estimate = (
  diagnostics: readonly DiagnosticId[],
  surface: number | null = null,
  hasAnnexes = false,
) => buildEstimate({ diagnostics, surface, hasAnnexes }, tariff);

describe("les prix de l’estimateur sont ceux de la spécification (§ 9)", () => {
  test.each<[DiagnosticId, number]>([
    ["dpe", 120],
    ["erp", 25],
    ["amiante", 90],
    ["plomb", 90],
    ["electricite", 80],
    ["gaz", 80],
    ["loi-carrez", 60],
    ["loi-boutin", 60],
    ["termites", 70],
  ])("%s : %i €, et 50 € de déplacement", (id, price) => {
    expect(getEstimatorPrice(id, tariff)).toBe(price);
    expect(estimate([id])?.total).toBe(50 + price);
  });

  test.each<DiagnosticId>([
    "audit-energetique",
    "assainissement",
    "merule",
    "bruit",
    "etat-parasitaire",
  ])("%s : sur devis ou fait par d’autres, hors du total", (id) => {
    expect(getEstimatorPrice(id, tariff)).toBeNull();
    expect(estimate([id])).toBeNull();
    expect(estimate(["dpe", id])).toEqual(estimate(["dpe"]));
  });

  test("les termites sont seuls en option", () => {
    expect(tariff.optional).toEqual(["termites"]);
  });

  test.each<[surface: number | null, supplement: number]>([
    [null, 0],
    [1, 0],
    [149.9, 0],
    [150, 0],
    [150.1, 50],
    [151, 50],
    [300, 50],
    [300.1, 150],
    [301, 150],
    [10_000, 150],
  ])("%s m² : %i € de supplément", (surface, supplement) => {
    expect(estimate(["dpe"], surface)?.total).toBe(170 + supplement);
  });

  test("les annexes : 40 €", () => {
    expect(estimate(["dpe"], null, true)?.total).toBe(210);
  });
});

test("chaque somme a sa ligne, dans l’ordre de la visite", () => {
  expect(estimate(["dpe", "audit-energetique", "gaz"], 301, true)).toEqual({
    lines: [
      { label: "Déplacement et dossier", amount: 50 },
      { label: "DPE", amount: 120 },
      { label: "Gaz", amount: 80 },
      { label: "Surface de plus de 150\u202Fm²", amount: 50 },
      { label: "Surface de plus de 300\u202Fm²", amount: 100 },
      { label: "Annexes", amount: 40 },
    ],
    total: 440,
  });
});

test("tout à la fois, les prix s’ajoutent une fois chacun", () => {
  expect(estimate(DIAGNOSTIC_IDS, 301, true)?.total).toBe(50 + 675 + 150 + 40);
});

test("rien à faire ne coûte rien, même pour une grande maison avec annexes", () => {
  expect(estimate([], 500, true)).toBeNull();
});

describe("propriétés", () => {
  const diagnostics = fc.subarray([...DIAGNOSTIC_IDS]);
  const surface = fc.double({ min: 1, max: 10_000, noNaN: true });

  test("le total est la somme des lignes et ne baisse jamais quand la surface croît", () => {
    fc.assert(
      fc.property(diagnostics, surface, surface, fc.boolean(), (ids, a, b, hasAnnexes) => {
        const small = estimate(ids, Math.min(a, b), hasAnnexes);
        const large = estimate(ids, Math.max(a, b), hasAnnexes);
        expect(large?.total ?? 0).toBeGreaterThanOrEqual(small?.total ?? 0);
        const sum = large?.lines.reduce((total, { amount }) => total + amount, 0);
        expect(large?.total).toBe(sum);
      }),
      PROPERTY,
    );
  });

  test("un diagnostic de plus ne fait jamais baisser le total", () => {
    fc.assert(
      fc.property(diagnostics, fc.constantFrom(...DIAGNOSTIC_IDS), surface, (ids, id, m2) => {
        const fewer = ids.filter((other) => other !== id);
        expect(estimate([...fewer, id], m2)?.total ?? 0).toBeGreaterThanOrEqual(
          estimate(fewer, m2)?.total ?? 0,
        );
      }),
      PROPERTY,
    );
  });
});
