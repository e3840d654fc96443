import { describe, expect, test } from "vitest";
import { CONSTRUCTION_BANDS } from "#lib/diagnostics/answers";
import { type DutyStatus, getRentalBan, listFindings } from "#lib/diagnostics/applicability";
import { type DpeClass, ofDay, ofYear, type Transaction } from "#lib/diagnostics/dossier";
import {
  DIAGNOSTIC_IDS,
  type DiagnosticId,
  type Facts,
  LAW,
  toInstallationPeriod,
} from "#lib/diagnostics/law";
import { communeOf, TEST_NAMES, TODAY, UNKNOWN_SALE } from "#tests/fixtures/diagnostics";

function find(id: DiagnosticId, facts: Partial<Facts>) {
  const finding = listFindings({ ...UNKNOWN_SALE, ...facts }).find((entry) => entry.id === id);
  if (finding === undefined) throw new Error(`Le diagnostic ${id} n’est pas dans la liste.`);
  return finding;
}

const WORDS: Readonly<Record<DutyStatus, string>> = {
  due: "dû",
  maybe: "peut-être dû",
  "not-due": "pas dû",
};

type Situation = [use: Transaction, situation: string, facts: Partial<Facts>, status: DutyStatus];
type Case = [title: string, id: DiagnosticId, facts: Partial<Facts>, status: DutyStatus];

const cases = (id: DiagnosticId, source: string, situations: readonly Situation[]): Case[] =>
  situations.map(([transaction, situation, facts, status]) => [
    `${TEST_NAMES[id]}, ${transaction}, ${situation} : ${WORDS[status]} (${source})`,
    id,
    { transaction, ...facts },
    status,
  ]);

/** The same situations at a sale and for a lease. */
const bothUses = (
  situations: readonly [situation: string, facts: Partial<Facts>, status: DutyStatus][],
): Situation[] =>
  (["vente", "location"] as const).flatMap((use) =>
    situations.map(([situation, facts, status]): Situation => [use, situation, facts, status]),
  );

const built = (isoDate: string) => ({ construction: ofDay(isoDate) });
const builtIn = (year: string) => ({ construction: ofYear(year) });
const band = (name: keyof typeof CONSTRUCTION_BANDS) => ({
  construction: CONSTRUCTION_BANDS[name].period,
});
const soloHouse = (dpeClass: DpeClass, day: string) =>
  ({ kind: "maison", isCoOwned: false, dpeClass, day }) as const;

const INSTALLATION_FIELDS = {
  gaz: "gasInstallation",
  electricite: "electricInstallation",
} as const;

/** What counts for gas and for electricity alike, at a sale and for a lease. */
function installationCases(id: keyof typeof INSTALLATION_FIELDS, source: string): Case[] {
  const field = INSTALLATION_FIELDS[id];
  const gas = id === "gaz" ? { hasGas: true } : {};
  const made = (isoDate: string, day = TODAY) => ({ ...gas, [field]: ofDay(isoDate), day });
  return cases(
    id,
    source,
    bothUses([
      ["installation de quinze ans tout juste", made("2011-11-15"), "not-due"],
      ["installation de quinze ans et un jour", made("2011-11-14"), "due"],
      ["installation d’hier", made("2026-11-14"), "not-due"],
      [
        "installation de quinze ans tout juste le 29 février",
        made("2013-03-01", "2028-02-29"),
        "not-due",
      ],
      ["installation d’un 28 février, au 29 février", made("2013-02-28", "2028-02-29"), "due"],
      ["installation d’un 29 février, au 28 février", made("2012-02-29", "2027-02-28"), "not-due"],
      ["installation d’un 29 février, au 1er mars", made("2012-02-29", "2027-03-01"), "due"],
      ["quinze ans passés avant la signature seulement", made("2011-12-01", "2026-12-02"), "due"],
      ["dite de plus de quinze ans", { ...gas, [field]: toInstallationPeriod(true, TODAY) }, "due"],
      [
        "dite de quinze ans ou moins",
        { ...gas, [field]: toInstallationPeriod(false, TODAY) },
        "not-due",
      ],
      ["installation de 2011, sans le jour", { ...gas, [field]: ofYear("2011") }, "maybe"],
      ["installation inconnue, bâtiment de 2015", { ...gas, ...builtIn("2015") }, "not-due"],
      ["installation inconnue, bâtiment de 2011", { ...gas, ...builtIn("2011") }, "maybe"],
      ["installation inconnue, bâtiment de 1960", { ...gas, ...builtIn("1960") }, "maybe"],
      ["installation et bâtiment inconnus", gas, "maybe"],
      [
        "installation récente dans un bâtiment de 1900",
        { ...gas, ...builtIn("1900"), [field]: ofYear("2020") },
        "not-due",
      ],
    ]),
  );
}

const CASES: readonly Case[] = [
  ...cases(
    "dpe",
    "CCH L126-26",
    bothUses([
      ["rien d’autre de connu", {}, "due"],
      ["maison", { kind: "maison" }, "due"],
      ["appartement en copropriété", { kind: "appartement", isCoOwned: true }, "due"],
      ["immeuble", { kind: "immeuble" }, "due"],
    ]),
  ),
  ...cases("audit-energetique", "CCH L126-28-1", [
    ["vente", "maison F le 31 mars 2023", soloHouse("F", "2023-03-31"), "not-due"],
    ["vente", "maison F le 1er avril 2023", soloHouse("F", "2023-04-01"), "due"],
    ["vente", "maison G le 31 mars 2023", soloHouse("G", "2023-03-31"), "not-due"],
    ["vente", "maison G le 1er avril 2023", soloHouse("G", "2023-04-01"), "due"],
    ["vente", "maison E le 31 décembre 2024", soloHouse("E", "2024-12-31"), "not-due"],
    ["vente", "maison E le 1er janvier 2025", soloHouse("E", "2025-01-01"), "due"],
    ["vente", "maison D le 31 décembre 2033", soloHouse("D", "2033-12-31"), "not-due"],
    ["vente", "maison D le 1er janvier 2034", soloHouse("D", "2034-01-01"), "due"],
    ["vente", "maison C en 2034", soloHouse("C", "2034-01-01"), "not-due"],
    ["vente", "maison B en 2034", soloHouse("B", "2034-01-01"), "not-due"],
    ["vente", "maison A en 2034", soloHouse("A", "2034-01-01"), "not-due"],
    ["vente", "immeuble E", { kind: "immeuble", dpeClass: "E" }, "due"],
    ["vente", "immeuble F", { kind: "immeuble", dpeClass: "F" }, "due"],
    ["vente", "immeuble D", { kind: "immeuble", dpeClass: "D" }, "not-due"],
    [
      "vente",
      "appartement G en copropriété",
      { kind: "appartement", isCoOwned: true, dpeClass: "G" },
      "not-due",
    ],
    [
      "vente",
      "maison G en copropriété",
      { kind: "maison", isCoOwned: true, dpeClass: "G" },
      "not-due",
    ],
    ["vente", "copropriété, classe inconnue", { isCoOwned: true }, "not-due"],
    ["vente", "maison seule, classe inconnue", { kind: "maison", isCoOwned: false }, "maybe"],
    ["vente", "immeuble, classe inconnue", { kind: "immeuble" }, "maybe"],
    ["vente", "maison E, copropriété inconnue", { kind: "maison", dpeClass: "E" }, "maybe"],
    ["vente", "maison C, copropriété inconnue", { kind: "maison", dpeClass: "C" }, "not-due"],
    ["vente", "rien d’autre de connu", {}, "maybe"],
    ["location", "maison G", soloHouse("G", TODAY), "not-due"],
    ["location", "immeuble G", { kind: "immeuble", dpeClass: "G" }, "not-due"],
  ]),
  ...cases(
    "plomb",
    "CSP L1334-5",
    bothUses([
      ["construit le 31 décembre 1948", built("1948-12-31"), "due"],
      ["construit le 1er janvier 1949", built("1949-01-01"), "not-due"],
      ["construit en 1948", builtIn("1948"), "due"],
      ["construit en 1949", builtIn("1949"), "not-due"],
      ["construit en 1650", builtIn("1650"), "due"],
      ["construit avant 1949", band("avant-1949"), "due"],
      ["construit de 1949 à juin 1997", band("1949-1997"), "not-due"],
      ["construit depuis juillet 1997", band("apres-1997"), "not-due"],
      [
        "construit de 1948 à 1949",
        { construction: { from: "1948-01-01", to: "1949-12-31" } },
        "maybe",
      ],
      ["construction inconnue", {}, "maybe"],
    ]),
  ),
  ...cases("amiante", "CSP L1334-13", [
    ["vente", "permis du 30 juin 1997", built("1997-06-30"), "due"],
    ["vente", "permis du 1er juillet 1997", built("1997-07-01"), "not-due"],
    ["vente", "année 1996", builtIn("1996"), "due"],
    ["vente", "année 1997 seule", builtIn("1997"), "maybe"],
    ["vente", "année 1998", builtIn("1998"), "not-due"],
    ["vente", "avant 1949", band("avant-1949"), "due"],
    ["vente", "de 1949 à juin 1997", band("1949-1997"), "due"],
    ["vente", "depuis juillet 1997", band("apres-1997"), "not-due"],
    ["vente", "maison de 1970", { kind: "maison", ...builtIn("1970") }, "due"],
    ["vente", "immeuble de 1970", { kind: "immeuble", ...builtIn("1970") }, "due"],
    ["vente", "construction inconnue", {}, "maybe"],
  ]),
  ...cases("amiante", "CSP R1334-29-4", [
    ["location", "maison de 1970", { kind: "maison", ...builtIn("1970") }, "not-due"],
    ["location", "maison d’âge inconnu", { kind: "maison" }, "not-due"],
    [
      "location",
      "maison en copropriété de 1970",
      { kind: "maison", isCoOwned: true, ...builtIn("1970") },
      "not-due",
    ],
    [
      "location",
      "appartement, permis du 30 juin 1997 (DAPP)",
      { kind: "appartement", ...built("1997-06-30") },
      "due",
    ],
    [
      "location",
      "appartement, permis du 1er juillet 1997",
      { kind: "appartement", ...built("1997-07-01") },
      "not-due",
    ],
    [
      "location",
      "appartement, année 1997 seule",
      { kind: "appartement", ...builtIn("1997") },
      "maybe",
    ],
    ["location", "appartement d’âge inconnu", { kind: "appartement" }, "maybe"],
    [
      "location",
      "logements d’un immeuble de 1970 (DAPP)",
      { kind: "immeuble", ...builtIn("1970") },
      "due",
    ],
    ["location", "bien inconnu de 1970", builtIn("1970"), "maybe"],
    ["location", "bien inconnu de 1998", builtIn("1998"), "not-due"],
  ]),
  ...installationCases("gaz", "CCH R134-6"),
  ...cases(
    "gaz",
    "CCH R134-6",
    bothUses([
      ["sans gaz", { hasGas: false, ...builtIn("1960") }, "not-due"],
      [
        "gaz inconnu, installation ancienne",
        { gasInstallation: toInstallationPeriod(true, TODAY) },
        "maybe",
      ],
      [
        "gaz inconnu, installation récente",
        { gasInstallation: toInstallationPeriod(false, TODAY) },
        "not-due",
      ],
      ["gaz inconnu, bâtiment de 2015", builtIn("2015"), "not-due"],
      ["gaz et installation inconnus", {}, "maybe"],
    ]),
  ),
  ...installationCases("electricite", "CCH R134-10"),
  ...cases("termites", "CCH L126-24", [
    ["vente", "Le Mans, toute la Sarthe en zone", { commune: communeOf("72181") }, "due"],
    ["vente", "La Flèche, toute la Sarthe en zone", { commune: communeOf("72154") }, "due"],
    ["vente", "Versailles, liste non vérifiée", { commune: communeOf("78646") }, "maybe"],
    ["vente", "Rouen, zones inconnues", { commune: communeOf("76540") }, "maybe"],
    ["vente", "Caen, zones inconnues", { commune: communeOf("14118") }, "maybe"],
    [
      "vente",
      "commune en partie en zone",
      { commune: { ...communeOf("76540"), termites: "partly" } },
      "maybe",
    ],
    [
      "vente",
      "commune sans zone",
      { commune: { ...communeOf("76540"), termites: "none-known" } },
      "not-due",
    ],
    ["vente", "commune inconnue", {}, "maybe"],
    ["location", "Le Mans", { commune: communeOf("72181") }, "not-due"],
    ["location", "commune inconnue", {}, "not-due"],
  ]),
  ...cases(
    "erp",
    "C. env. L125-5",
    bothUses([
      ["rien d’autre de connu", {}, "due"],
      ["appartement à Rouen", { kind: "appartement", commune: communeOf("76540") }, "due"],
    ]),
  ),
  ...cases("loi-carrez", "loi 65-557, art. 46", [
    [
      "vente",
      "appartement en copropriété de 8 m²",
      { kind: "appartement", isCoOwned: true, surface: 8 },
      "due",
    ],
    [
      "vente",
      "appartement en copropriété de 7,9 m²",
      { kind: "appartement", isCoOwned: true, surface: 7.9 },
      "not-due",
    ],
    [
      "vente",
      "maison en copropriété de 90 m²",
      { kind: "maison", isCoOwned: true, surface: 90 },
      "due",
    ],
    [
      "vente",
      "maison hors copropriété",
      { kind: "maison", isCoOwned: false, surface: 90 },
      "not-due",
    ],
    ["vente", "immeuble entier", { kind: "immeuble", surface: 900 }, "not-due"],
    ["vente", "copropriété, surface inconnue", { isCoOwned: true }, "maybe"],
    ["vente", "50 m², copropriété inconnue", { kind: "appartement", surface: 50 }, "maybe"],
    ["vente", "7,9 m², copropriété inconnue", { surface: 7.9 }, "not-due"],
    ["vente", "rien d’autre de connu", {}, "maybe"],
    [
      "location",
      "appartement en copropriété",
      { kind: "appartement", isCoOwned: true, surface: 50 },
      "not-due",
    ],
  ]),
  ...cases("loi-boutin", "loi 89-462, art. 3 et 3-1", [
    ["location", "rien d’autre de connu", {}, "due"],
    ["location", "maison", { kind: "maison", isCoOwned: false }, "due"],
    ["location", "appartement de 7,9 m²", { kind: "appartement", surface: 7.9 }, "due"],
    ["vente", "appartement", { kind: "appartement", isCoOwned: true, surface: 50 }, "not-due"],
  ]),
  ...cases("assainissement", "CSP L1331-11-1", [
    ["vente", "sans tout-à-l’égout", { hasSewer: false }, "due"],
    ["vente", "relié au tout-à-l’égout", { hasSewer: true }, "not-due"],
    ["vente", "raccordement inconnu", {}, "maybe"],
    ["location", "sans tout-à-l’égout", { hasSewer: false }, "not-due"],
  ]),
  ...cases("merule", "CCH L126-25", [
    ["vente", "Caen, citée par l’arrêté, par parcelle", { commune: communeOf("14118") }, "maybe"],
    ["vente", "Vire Normandie, citée par l’arrêté", { commune: communeOf("14762") }, "maybe"],
    [
      "vente",
      "Hérouville-Saint-Clair, non citée par l’arrêté",
      { commune: communeOf("14327") },
      "not-due",
    ],
    ["vente", "Les Andelys, source indirecte", { commune: communeOf("27016") }, "maybe"],
    ["vente", "Alençon, communes de l’arrêté non lues", { commune: communeOf("61001") }, "maybe"],
    ["vente", "Le Mans, zones inconnues", { commune: communeOf("72181") }, "maybe"],
    [
      "vente",
      "commune entière en zone",
      { commune: { ...communeOf("14118"), merule: "in-zone" } },
      "due",
    ],
    ["vente", "commune inconnue", {}, "maybe"],
    ["location", "Caen", { commune: communeOf("14118") }, "not-due"],
  ]),
  ...cases("bruit", "C. urb. L112-6, L112-11", bothUses([["adresse inconnue", {}, "maybe"]])),
  ...cases(
    "etat-parasitaire",
    "aucun texte ne l’impose",
    bothUses([["maison", { kind: "maison" }, "not-due"]]),
  ),
];

test.each(CASES)("%s", (_title, id, facts, status) => {
  const finding = find(id, facts);
  expect(finding.status).toBe(status);
  expect(finding.reason).not.toBe("");
  expect(finding.findOut.length > 0).toBe(status === "maybe");
});

test("la liste suit l’ordre du tableau, chaque diagnostic une fois", () => {
  expect(listFindings(UNKNOWN_SALE).map(({ id }) => id)).toEqual(DIAGNOSTIC_IDS);
});

describe("« je ne sais pas » rend un diagnostic « peut-être dû », et dit où chercher", () => {
  const apartment = {
    transaction: "location",
    kind: "appartement",
    ...builtIn("1970"),
  } as const satisfies Partial<Facts>;
  const coOwned = { kind: "appartement", isCoOwned: true, surface: 50 } as const;
  const oldGas = { hasGas: true, gasInstallation: toInstallationPeriod(true, TODAY) };

  test.each<
    [answer: string, id: DiagnosticId, known: Partial<Facts>, unknown: Partial<Facts>, way: RegExp]
  >([
    ["la construction", "plomb", builtIn("1900"), { construction: null }, /acte de vente|taxe/],
    ["le permis", "amiante", builtIn("1970"), { construction: null }, /urbanisme de la mairie/],
    ["le permis d’un immeuble", "amiante", apartment, { construction: null }, /syndic/],
    ["la sorte de bien", "amiante", apartment, { kind: null }, /maison ou un appartement/],
    ["le gaz", "gaz", oldGas, { hasGas: null }, /compteur, une cuve/],
    ["l’âge du gaz", "gaz", oldGas, { gasInstallation: null }, /attestation de conformité/],
    [
      "l’âge de l’électricité",
      "electricite",
      { electricInstallation: toInstallationPeriod(true, TODAY) },
      { electricInstallation: null },
      /attestation de conformité/,
    ],
    ["la copropriété", "loi-carrez", coOwned, { isCoOwned: null }, /acte de vente/],
    ["la surface", "loi-carrez", coOwned, { surface: null }, /Mesurez/],
    [
      "la copropriété d’une maison E",
      "audit-energetique",
      soloHouse("E", TODAY),
      { isCoOwned: null },
      /acte de vente/,
    ],
    [
      "la classe du DPE",
      "audit-energetique",
      soloHouse("E", TODAY),
      { dpeClass: null },
      /classe énergie sur votre DPE/,
    ],
    ["l’égout", "assainissement", { hasSewer: false }, { hasSewer: null }, /facture d’eau/],
    [
      "la commune, pour les termites",
      "termites",
      { commune: communeOf("72181") },
      { commune: null },
      /mairie ou en préfecture/,
    ],
    [
      "la commune, pour la mérule",
      "merule",
      { commune: { ...communeOf("14118"), merule: "in-zone" } },
      { commune: null },
      /mairie/,
    ],
  ])("%s (%s)", (_answer, id, known, unknown, way) => {
    expect(find(id, known)).toMatchObject({ status: "due", findOut: [] });
    const { findOut, status } = find(id, { ...known, ...unknown });
    expect(status).toBe("maybe");
    expect(findOut).toHaveLength(1);
    expect(findOut[0]).toMatch(way);
  });

  test("deux inconnues se cherchent toutes deux", () => {
    expect(find("gaz", {}).findOut).toHaveLength(2);
    expect(find("loi-carrez", {}).findOut).toHaveLength(2);
    expect(find("audit-energetique", {}).findOut).toHaveLength(2);
    expect(find("amiante", { transaction: "location" }).findOut).toHaveLength(2);
  });
});

describe("la raison dite est celle qui décide", () => {
  test.each<[id: DiagnosticId, facts: Partial<Facts>, reason: RegExp]>([
    ["plomb", built("1949-01-01"), /depuis le 1er.janvier 1949/],
    ["amiante", built("1997-07-01"), /du 1er.juillet 1997 ou d’après/],
    ["amiante", { transaction: "location", kind: "maison" }, /maison louée, rien n’est dû/],
    [
      "amiante",
      { transaction: "location", kind: "appartement", ...builtIn("1970") },
      /dossier amiante des parties privatives \(DAPP\)/,
    ],
    ["gaz", { hasGas: false }, /pas d’installation de gaz/],
    ["gaz", { hasGas: true, ...builtIn("2015") }, /quinze ans ou moins/],
    ["audit-energetique", { isCoOwned: true, dpeClass: "G" }, /lot de copropriété/],
    ["audit-energetique", soloHouse("C", TODAY), /classe du DPE/],
    ["audit-energetique", { transaction: "location" }, /qu’à la vente/],
    ["loi-carrez", { isCoOwned: false, surface: 5 }, /pas un lot de copropriété/],
    ["loi-carrez", { isCoOwned: true, surface: 5 }, /moins de 8.m²/],
    ["merule", { commune: communeOf("14327") }, /pas de celles que l’arrêté cite/],
  ])("%s, %j", (id, facts, reason) => {
    expect(find(id, facts).reason).toMatch(reason);
  });

  test("un appartement vendu seul hors copropriété reste à vérifier (CCH L126-28-1)", () => {
    const flat = { isCoOwned: false, dpeClass: "G" } as const;
    expect(find("audit-energetique", { ...flat, kind: "appartement" }).status).toBe("maybe");
    expect(find("audit-energetique", { ...flat, kind: "maison" }).status).toBe("due");
  });

  test("l’état des risques est dit sous réserve de l’adresse (C. env. L125-5)", () => {
    expect(LAW.erp.reservation).toBe("sous réserve de l’adresse");
  });

  test("le SPANC fait le contrôle de l’assainissement, le vendeur informe de la mérule", () => {
    expect(LAW.assainissement).toMatchObject({ madeBy: "le SPANC de votre commune" });
    expect(LAW.merule).toMatchObject({ madeBy: "le vendeur, sans diagnostic" });
  });
});

describe("interdiction de louer selon la classe (décret 2023-796)", () => {
  const ban = (dpeClass: DpeClass | null, day: string, transaction: Transaction = "location") =>
    getRentalBan({ ...UNKNOWN_SALE, transaction, dpeClass }, day);

  test.each<[DpeClass, string]>([
    ["G", "2025-01-01"],
    ["G", "2026-11-15"],
    ["F", "2028-01-01"],
    ["E", "2034-01-01"],
  ])("un logement %s ne se loue plus le %s", (dpeClass, day) => {
    expect(ban(dpeClass, day)).toMatch(
      new RegExp(`^Un logement classé ${dpeClass} ne peut plus .+ \\(décret 2023-796\\)\\.$`),
    );
  });

  test.each<[DpeClass, string, string]>([
    ["G", "2024-12-31", "2025"],
    ["F", "2027-12-31", "2028"],
    ["E", "2033-12-31", "2034"],
  ])("un logement %s se loue encore le %s, et plus à partir de %s", (dpeClass, day, year) => {
    expect(ban(dpeClass, day)).toMatch(new RegExp(`ne pourra plus .+ à partir de ${year} \\(`));
  });

  test.each(["A", "B", "C", "D"] as const)("un logement %s se loue sans terme", (dpeClass) => {
    expect(ban(dpeClass, "2040-01-01")).toBeNull();
  });

  test("rien n’est dit sans la classe, ni à la vente", () => {
    expect(ban(null, "2040-01-01")).toBeNull();
    expect(ban("G", TODAY, "vente")).toBeNull();
  });
});
