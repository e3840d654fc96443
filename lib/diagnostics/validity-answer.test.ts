import { describe, expect, test } from "vitest";
import type { Result, Transaction } from "#lib/diagnostics/dossier";
import type { DiagnosticId } from "#lib/diagnostics/law";
import {
  answerValidity,
  findDatedDiagnostic,
  getValidityQuestions,
  readValidityQuery,
  sayAnswer,
} from "#lib/diagnostics/validity-answer";
import { typesetAll } from "#lib/typography";

const TODAY = "2026-11-21";

type Given = { use?: Transaction; result?: Result };

const answer = (diagnostic: DiagnosticId, date: string, { result, use }: Given = {}) =>
  answerValidity({ diagnostic, date, use: use ?? null, result: result ?? null }, TODAY);

const read = (search: string) => readValidityQuery(new URLSearchParams(search), TODAY);

describe("la réponse", () => {
  test("dit le dernier jour, la règle, son texte et quoi faire", () => {
    expect(answer("dpe", "2021-11-15")).toEqual(
      typesetAll({
        title: "DPE : rapport du 15 novembre 2021",
        verdicts: [
          {
            isValid: true,
            text: "Valable jusqu’au 14 novembre 2031",
            rule: "Le rapport doit avoir moins de 10 ans.",
          },
        ],
        reference: "CCH L126-26 à L126-33, D126-19",
        verifiedOn: "2026-11-15",
        advice: "Rien à refaire, s’il est encore valable le jour de la signature.",
        leadsToQuote: false,
      }),
    );
  });

  test("vaut encore le dernier jour, plus le lendemain", () => {
    expect(answer("termites", "2026-05-22").verdicts).toMatchObject([
      { isValid: true, text: typesetAll("Valable jusqu’au 21 novembre 2026") },
    ]);
    expect(answer("termites", "2026-05-21")).toMatchObject({
      verdicts: [{ isValid: false, text: typesetAll("Expiré depuis le 21 novembre 2026") }],
      advice: "Il est à refaire.",
      leadsToQuote: true,
    });
  });

  test("dit qu’un ancien rapport n’est plus valable, par la règle qui l’écarte", () => {
    expect(answer("dpe", "2021-06-30")).toMatchObject({
      verdicts: [
        {
          isValid: false,
          text: "N’est plus valable",
          rule: expect.stringContaining("avant le 1er\u00A0juillet 2021"),
        },
      ],
      leadsToQuote: true,
    });
  });

  test("sans l’usage, répond pour la vente et pour la location", () => {
    expect(answer("gaz", "2022-03-15")).toMatchObject({
      verdicts: [
        {
          condition: "pour une vente",
          isValid: false,
          text: typesetAll("Expiré depuis le 15 mars 2025"),
          rule: typesetAll("Le rapport doit avoir moins de 3 ans."),
        },
        {
          condition: "pour une location",
          isValid: true,
          text: typesetAll("Valable jusqu’au 14 mars 2028"),
          rule: typesetAll("Le rapport doit avoir moins de 6 ans."),
        },
      ],
      advice: "Il est à refaire pour une vente.",
      leadsToQuote: true,
    });
  });

  test("avec l’usage, répond pour lui seul", () => {
    expect(answer("electricite", "2022-03-15", { use: "location" })).toMatchObject({
      verdicts: [{ condition: "pour une location", isValid: true }],
      leadsToQuote: false,
    });
  });

  test("sans le résultat, sépare les cas où il compte", () => {
    const { advice, verdicts } = answer("plomb", "2024-01-10");
    expect(verdicts.map(({ condition, isValid }) => [condition, isValid])).toEqual([
      ["si le rapport est négatif", true],
      ["si le rapport est positif, pour une vente", false],
      ["si le rapport est positif, pour une location", true],
    ]);
    expect(advice).toBe("Il est à refaire si le rapport est positif, pour une vente.");
  });

  test("dit une seule fois ce qui vaut dans tous les cas", () => {
    expect(answer("amiante", "2012-05-02").verdicts).toEqual([
      {
        isValid: false,
        text: "N’est plus valable",
        rule: typesetAll("Un repérage d’avant le 1er avril 2013 est à refaire."),
      },
    ]);
  });

  test("sans limite, ne conseille que de garder le rapport", () => {
    expect(answer("plomb", "1999-02-03", { result: "negatif" })).toMatchObject({
      verdicts: [
        {
          condition: "si le rapport est négatif",
          text: "Sans limite, en l’absence de plomb",
        },
      ],
      advice: typesetAll("Rien à refaire : gardez ce rapport."),
    });
  });

  test("ne mène pas au devis pour ce que d’autres font", () => {
    expect(answer("assainissement", "2020-01-01")).toMatchObject({
      advice: "Il est à refaire par le SPANC de votre commune.",
      leadsToQuote: false,
    });
  });

  test("expirée dans plusieurs cas sur plus encore, les compte ensemble", () => {
    expect(answer("plomb", "2015-01-10").advice).toBe(
      "Il est à refaire dans les cas où il n’est plus valable.",
    );
  });

  test("se dit en une phrase par cas", () => {
    expect(sayAnswer(answer("gaz", "2022-03-15"))).toBe(
      typesetAll(
        "Gaz : rapport du 15 mars 2022. Expiré depuis le 15 mars 2025 pour une vente. Valable jusqu’au 14 mars 2028 pour une location.",
      ),
    );
  });
});

describe("les questions", () => {
  test.each([
    ["dpe", { use: false, result: false }],
    ["gaz", { use: true, result: false }],
    ["plomb", { use: true, result: true }],
    ["amiante", { use: false, result: true }],
  ] as const)("« %s » ne demande que ce qui change sa durée", (diagnostic, questions) => {
    expect(getValidityQuestions(diagnostic)).toEqual(questions);
  });

  test.each(["etat-parasitaire", "dpe-projete", "merule", "constructor", ""])(
    "« %s » n’a pas de date à vérifier",
    (name) => {
      expect(findDatedDiagnostic(name)).toBeNull();
    },
  );
});

describe("l’adresse", () => {
  test("se lit, date à la française comprise", () => {
    expect(read("diagnostic=plomb&date=15/03/2024&usage=vente&resultat=positif")).toEqual({
      diagnostic: "plomb",
      date: "2024-03-15",
      dateFault: null,
      use: "vente",
      result: "positif",
    });
  });

  test("un mot inconnu ne compte pas, d’un champ doublé le premier compte", () => {
    expect(read("diagnostic=gaz&diagnostic=dpe&date=2024-03-15&date=x&usage=troc")).toMatchObject({
      diagnostic: "gaz",
      date: "2024-03-15",
      dateFault: null,
      use: null,
    });
  });

  test.each([
    ["date=", "Écrivez la date"],
    ["", "Écrivez la date"],
    ["date=2024-02-31", "Le calendrier n’a pas de «\u202F2024-02-31\u202F»"],
    ["date=3000-01-01", "à venir"],
    ["date=2026-11-22", "à venir"],
    ["date=1979-12-31", "trop ancienne"],
    ["date=31.02.2024", "Le calendrier n’a pas de «\u202F31.02.2024\u202F»"],
    ["date=%00%FF", "en chiffres"],
    ["date=<script>alert(1)</script>", "en chiffres"],
  ])("« %s » se refuse avec sa raison", (search, fault) => {
    expect(read(search).dateFault).toContain(fault);
  });

  test("cinq mille caractères n’en laissent que peu", () => {
    const { dateFault, diagnostic } = read(
      `diagnostic=${"a".repeat(5000)}&date=${"9".repeat(5000)}`,
    );
    expect(diagnostic).toHaveLength(100);
    expect(dateFault).toContain("en chiffres");
  });

  test("aujourd’hui est une date de rapport", () => {
    expect(read(`date=${TODAY}`)).toMatchObject({ date: TODAY, dateFault: null });
  });
});
