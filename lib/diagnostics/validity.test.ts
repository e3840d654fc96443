import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, formatDate } from "#lib/dates";
import { RESULTS, type Result, TRANSACTIONS, type Transaction } from "#lib/diagnostics/dossier";
import { DIAGNOSTIC_IDS, type DiagnosticId, LAW } from "#lib/diagnostics/law";
import { getEarliestDay, getValidity, type Validity } from "#lib/diagnostics/validity";
import { PROPERTY, TEST_NAMES } from "#tests/fixtures/diagnostics";

const UNLIMITED = "sans limite";
const VOID = "caduc";
const NONE = "rien à dater";
/** Last valid day, or one of the words above. */
type Term = string;

function toTerm(validity: Validity | null): Term {
  if (validity === null) return NONE;
  if (validity.kind === "until") return validity.lastDay;
  return validity.kind === "void" ? VOID : UNLIMITED;
}

const isDay = (term: Term) => /^\d/.test(term);
const toWords = (term: Term) => (isDay(term) ? `jusqu’au ${formatDate(term)}` : term);

const RESULT_WORDS = { negatif: "résultat négatif", positif: "résultat positif" } as const;
const ANY = [null, ...RESULTS] as const;

type Dated = [use: Transaction, date: string, result: Result | null, term: Term];
type Case = [
  title: string,
  report: { diagnostic: DiagnosticId; use: Transaction; date: string; result: Result | null },
  term: Term,
];

const cases = (diagnostic: DiagnosticId, source: string, reports: readonly Dated[]): Case[] =>
  reports.map(([use, date, result, term]) => [
    `${TEST_NAMES[diagnostic]}, ${use}, du ${formatDate(date)}, ${result === null ? "résultat inconnu" : RESULT_WORDS[result]} : ${toWords(term)} (${source})`,
    { diagnostic, use, date, result },
    term,
  ]);

/** The same reports at a sale and for a lease, the result unknown. */
const bothUses = (reports: readonly [date: string, term: Term][]): Dated[] =>
  TRANSACTIONS.flatMap((use) => reports.map(([date, term]): Dated => [use, date, null, term]));

const threeOrSixYears: readonly Dated[] = [
  ["vente", "2024-05-10", null, "2027-05-09"],
  ["location", "2024-05-10", null, "2030-05-09"],
  ["vente", "2024-05-10", "positif", "2027-05-09"],
  ["location", "2024-05-10", "positif", "2030-05-09"],
  ["vente", "2024-05-10", "negatif", "2027-05-09"],
  ["location", "2024-05-10", "negatif", "2030-05-09"],
  ["vente", "2024-02-29", null, "2027-02-28"],
  ["vente", "2025-02-28", null, "2028-02-27"],
  ["location", "2022-02-28", null, "2028-02-27"],
  ["location", "2022-03-01", null, "2028-02-29"],
  ["vente", "2026-01-01", null, "2028-12-31"],
];

const sixMonths: readonly [date: string, term: Term][] = [
  ["2026-08-28", "2027-02-27"],
  ["2026-08-29", "2027-02-28"],
  ["2026-08-30", "2027-02-28"],
  ["2026-08-31", "2027-02-28"],
  ["2026-09-01", "2027-02-28"],
  ["2026-09-02", "2027-03-01"],
  ["2027-08-29", "2028-02-28"],
  ["2027-08-30", "2028-02-29"],
  ["2027-08-31", "2028-02-29"],
  ["2028-02-29", "2028-08-28"],
  ["2026-03-31", "2026-09-30"],
  ["2026-03-30", "2026-09-29"],
  ["2026-12-31", "2027-06-30"],
  ["2026-11-15", "2027-05-14"],
];

const CASES: readonly Case[] = [
  ...cases(
    "dpe",
    "CCH D126-19",
    bothUses([
      ["2021-06-30", VOID],
      ["2021-07-01", "2031-06-30"],
      ["2013-01-01", VOID],
      ["2024-02-29", "2034-02-28"],
      ["2025-12-31", "2035-12-30"],
    ]),
  ),
  ...cases("audit-energetique", "CCH L126-28-1", [
    ["vente", "2023-04-01", null, "2028-03-31"],
    ["vente", "2024-02-29", null, "2029-02-28"],
  ]),
  ...cases("plomb", "CSP L1334-5 à L1334-7", [
    ["vente", "1999-01-01", "negatif", UNLIMITED],
    ["location", "1999-01-01", "negatif", UNLIMITED],
    ["vente", "2026-03-10", "positif", "2027-03-09"],
    ["location", "2026-03-10", "positif", "2032-03-09"],
    ["vente", "2026-03-10", null, "2027-03-09"],
    ["location", "2026-03-10", null, "2032-03-09"],
    ["vente", "2028-02-29", "positif", "2029-02-28"],
    ["location", "2026-02-28", "positif", "2032-02-27"],
  ]),
  ...cases(
    "amiante",
    "CSP L1334-13",
    TRANSACTIONS.flatMap((use) =>
      ANY.flatMap((result): Dated[] => [
        [use, "2013-03-31", result, VOID],
        [use, "2013-04-01", result, UNLIMITED],
      ]),
    ),
  ),
  ...cases("gaz", "CCH R134-6", threeOrSixYears),
  ...cases("electricite", "CCH R134-10", threeOrSixYears),
  ...cases(
    "termites",
    "CCH L126-24",
    sixMonths.map(([date, term]): Dated => ["vente", date, null, term]),
  ),
  ...cases("erp", "C. env. L125-5, décret 2022-1289", bothUses(sixMonths)),
  ...cases("assainissement", "CSP L1331-11-1", [
    ["vente", "2024-05-10", null, "2027-05-09"],
    ["vente", "2024-02-29", null, "2027-02-28"],
  ]),
  ...cases("loi-carrez", "loi 65-557, art. 46", [["vente", "1998-01-01", null, UNLIMITED]]),
  ...cases("loi-boutin", "loi 89-462, art. 3", [["location", "2009-05-01", null, UNLIMITED]]),
  ...cases("merule", "CCH L126-25", bothUses([["2026-01-01", NONE]])),
  ...cases("bruit", "C. urb. L112-11", bothUses([["2026-01-01", NONE]])),
  ...cases("etat-parasitaire", "aucun texte", bothUses([["2026-01-01", NONE]])),
];

test.each(CASES)("%s", (_title, report, term) => {
  expect(toTerm(getValidity(report))).toBe(term);
});

describe("ce qui se dit d’une validité", () => {
  const noteOf = (diagnostic: DiagnosticId, date: string, result: Result | null) =>
    getValidity({ diagnostic, use: "vente", date, result })?.note;

  test.each<[DiagnosticId, string, Result | null, RegExp]>([
    [
      "dpe",
      "2021-06-30",
      null,
      /avant le 1er.juillet 2021 n’est plus valable depuis le 1er.janvier 2025/,
    ],
    ["amiante", "2013-03-31", "negatif", /avant le 1er.avril 2013 est à refaire/],
    ["amiante", "2020-01-01", "positif", /contrôle périodique/],
    ["amiante", "2020-01-01", "negatif", /^sans limite, en l’absence d’amiante$/],
    [
      "amiante",
      "2020-01-01",
      null,
      /sans limite en l’absence d’amiante.+sinon.+contrôle périodique/,
    ],
    ["plomb", "2020-01-01", "negatif", /en l’absence de plomb/],
    ["erp", "2026-11-01", null, /première visite.+n’est plus exact/],
    ["loi-carrez", "2020-01-01", null, /travaux/],
  ])("%s du %s, %s", (diagnostic, date, result, note) => {
    expect(noteOf(diagnostic, date, result)).toMatch(note);
  });

  test("le résultat n’est demandé que là où il compte", () => {
    const asked = DIAGNOSTIC_IDS.filter((id) => LAW[id].dependsOnResult);
    const matters = DIAGNOSTIC_IDS.filter((id) => LAW[id].terms?.some(({ result }) => result));
    expect(asked).toEqual(["plomb", "amiante"]);
    expect(matters).toEqual(asked);
  });
});

describe("premier jour où faire un diagnostic qui tienne à la signature", () => {
  test.each<[DiagnosticId, Transaction, day: string, earliest: string | null]>([
    ["termites", "vente", "2027-03-15", "2026-09-16"],
    ["termites", "vente", "2027-02-28", "2026-08-29"],
    ["termites", "vente", "2027-03-01", "2026-09-02"],
    ["termites", "vente", "2027-08-31", "2027-03-01"],
    ["termites", "vente", "2028-02-29", "2027-08-30"],
    ["erp", "location", "2027-05-15", "2026-11-16"],
    ["gaz", "vente", "2028-02-29", "2025-03-01"],
    ["gaz", "location", "2027-05-10", "2021-05-11"],
    ["plomb", "vente", "2027-03-10", "2026-03-11"],
    ["plomb", "location", "2027-03-10", "2021-03-11"],
    ["dpe", "vente", "2035-01-01", "2025-01-02"],
    ["dpe", "vente", "2026-11-15", "2021-07-01"],
    ["amiante", "vente", "2026-11-15", "2013-04-01"],
    ["loi-carrez", "vente", "2027-03-10", null],
    ["bruit", "vente", "2027-03-10", null],
  ])("%s, %s, signature du %s : %s", (id, use, day, earliest) => {
    expect(getEarliestDay(id, use, day)).toBe(earliest);
  });
});

describe("propriétés", () => {
  const day = (from: string, to: string) =>
    fc
      .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  const id = fc.constantFrom(...DIAGNOSTIC_IDS);
  const use = fc.constantFrom(...TRANSACTIONS);
  const result = fc.constantFrom(...ANY);

  /** Days compare as text: « void » before all of them, « unlimited » after. */
  const toRank = (validity: Validity | null): string => {
    if (validity === null || validity.kind === "unlimited") return "9999-99-99";
    return validity.kind === "void" ? "" : validity.lastDay;
  };

  test("un rapport plus récent ne vaut jamais moins longtemps", () => {
    fc.assert(
      fc.property(
        id,
        use,
        result,
        day("1980-01-01", "2040-12-31"),
        fc.nat(800),
        (diagnostic, usedFor, found, date, days) => {
          const report = { diagnostic, use: usedFor, result: found };
          const older = toRank(getValidity({ ...report, date }));
          const newer = toRank(getValidity({ ...report, date: addDays(date, days) }));
          expect(newer >= older).toBe(true);
        },
      ),
      { ...PROPERTY, numRuns: 1000 },
    );
  });

  test("un résultat inconnu ne vaut jamais plus longtemps qu’un résultat connu", () => {
    fc.assert(
      fc.property(id, use, day("1980-01-01", "2040-12-31"), (diagnostic, usedFor, date) => {
        const ranks = ANY.map((found) =>
          toRank(getValidity({ diagnostic, use: usedFor, date, result: found })),
        );
        expect(ranks[0]).toBe(ranks.toSorted()[0]);
      }),
      PROPERTY,
    );
  });

  test("le premier jour tient à la signature quoi qu’il trouve, la veille non", () => {
    fc.assert(
      fc.property(id, use, day("2022-01-01", "2045-12-31"), (diagnostic, usedFor, signing) => {
        const earliest = getEarliestDay(diagnostic, usedFor, signing);
        fc.pre(earliest !== null);
        const holds = (date: string) =>
          ANY.every((found) => {
            const rank = toRank(getValidity({ diagnostic, use: usedFor, date, result: found }));
            return rank >= signing;
          });
        expect(holds(earliest)).toBe(true);
        expect(holds(addDays(earliest, -1))).toBe(false);
      }),
      { ...PROPERTY, numRuns: 1000 },
    );
  });
});
