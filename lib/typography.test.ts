import { describe, expect, test } from "vitest";
import { truncate, typeset, typesetAll } from "#lib/typography";

describe("typeset", () => {
  test.each([
    ["Qui paie ?", "Qui paie\u202F?"],
    ["« conforme »", "«\u202Fconforme\u202F»"],
    ["«conforme»", "«\u202Fconforme»"],
    ["1 234 €", "1\u202F234\u202F€"],
    ["4,99 €", "4,99\u202F€"],
    ["de 24 à 48 h", "de 24\u00A0à\u00A048\u202Fh"],
    ["moins de 1,80 m de haut", "moins de 1,80\u202Fm de haut"],
    ["à 2 minutes, 3 maisons", "à 2\u00A0minutes, 3 maisons"],
    ["10 ans et 6 mois", "10\u00A0ans et 6\u00A0mois"],
    ["30 hommes", "30 hommes"],
    ["le 1er juillet 2021", "le 1er\u00A0juillet 2021"],
    ["l'audit", "l’audit"],
    ["02 61 91 00 00", "02\u00A061\u00A091\u00A000\u00A000"],
    ["| a | b |\n| :--- | ---: |", "| a | b |\n| :--- | ---: |"],
    ["[le DPE](/services/dpe)", "[le DPE](/services/dpe)"],
    ["https://exemple.fr/a?b=1", "https://exemple.fr/a?b=1"],
    ["2026-11-15", "2026-11-15"],
  ])("%j devient %j", (typed, set) => {
    expect(typeset(typed)).toBe(set);
    expect(typeset(set)).toBe(set);
  });

  test("parcourt les listes et les objets sans toucher aux nombres", () => {
    expect(typesetAll({ a: ["Oui ?", 4.99, null], b: { c: true } })).toEqual({
      a: ["Oui\u202F?", 4.99, null],
      b: { c: true },
    });
  });
});

describe("truncate", () => {
  test("ne coupe pas un signe en deux", () => {
    expect(truncate(`a${"🏠".repeat(10)}`, 9)).toBe(`a${"🏠".repeat(3)}…`);
  });

  test("laisse un texte assez court", () => {
    expect(truncate("Un texte court.", 120)).toBe("Un texte court.");
  });

  test("coupe sur un mot, sans ponctuation pendante, en 120 caractères au plus", () => {
    const text = `${"mot ".repeat(28)}dernier, mot`;
    const cut = truncate(text, 120);
    expect(cut.length).toBeLessThanOrEqual(120);
    expect(cut).toBe(`${"mot ".repeat(28).trim()}…`);
  });
});
