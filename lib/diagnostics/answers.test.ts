import { describe, expect, test } from "vitest";
import {
  type Answers,
  FIELDS,
  HOLDABLE_IDS,
  heldDateField,
  heldResultField,
  readAnswers,
  toQuery,
} from "#lib/diagnostics/answers";
import { ofDay, ofYear } from "#lib/diagnostics/dossier";
import { typeset } from "#lib/typography";
import { TODAY } from "#tests/fixtures/diagnostics";

const read = (query: string, today = TODAY) => readAnswers(new URLSearchParams(query), today);
const readField = (field: string, text: string) =>
  readAnswers(new URLSearchParams([[field, text]]), TODAY);

const NOTHING: Answers = {
  transaction: null,
  kind: null,
  isCoOwned: null,
  surface: null,
  construction: null,
  hasGas: null,
  gasInstallation: null,
  electricInstallation: null,
  hasAnnexes: false,
  hasSewer: null,
  dpeClass: null,
  signingDate: null,
  held: new Map(),
  selection: { chosen: new Set(), offered: new Set() },
  typed: {},
  faults: {},
};

test("une adresse vide ne dit rien et ne reproche rien", () => {
  expect(read("")).toEqual(NOTHING);
});

test("une adresse complète dit tout le dossier", () => {
  const query = [
    "transaction=vente",
    "bien=maison",
    "copropriete=non",
    "surface=85,5",
    "construction=avant-1949",
    "permis=1936",
    "gaz=oui",
    "gaz-age=plus",
    "elec-age=moins",
    "annexes=oui",
    "egout=non",
    "classe=E",
    "commune=Le+Mans+%2872000%29",
    "signature=15%2F03%2F2027",
    "date-plomb=2026-01-05",
    "resultat-plomb=positif",
    "date-gaz=05.01.2025",
    "choix=dpe",
    "choix=erp",
    "propose=dpe.erp.gaz",
  ].join("&");
  const { typed, ...answers } = read(query);
  expect(answers).toEqual({
    transaction: "vente",
    kind: "maison",
    isCoOwned: false,
    surface: 85.5,
    construction: ofYear("1936"),
    hasGas: true,
    gasInstallation: { from: "0001-01-01", to: "2012-03-14" },
    electricInstallation: { from: "2012-03-15", to: "2027-03-15" },
    hasAnnexes: true,
    hasSewer: false,
    dpeClass: "E",
    signingDate: "2027-03-15",
    held: new Map([
      ["plomb", { date: "2026-01-05", result: "positif" }],
      ["gaz", { date: "2025-01-05", result: null }],
    ]),
    selection: { chosen: new Set(["dpe", "erp"]), offered: new Set(["dpe", "gaz", "erp"]) },
    faults: {},
  });
  expect(typed).toMatchObject({
    surface: "85,5",
    commune: "Le Mans (72000)",
    signature: "15/03/2027",
    "date-gaz": "05.01.2025",
  });
});

describe("chaque champ se lit", () => {
  test.each<[query: string, answers: Partial<Answers>]>([
    ["transaction=vente", { transaction: "vente" }],
    ["transaction=location", { transaction: "location" }],
    ["bien=maison", { kind: "maison" }],
    ["bien=appartement", { kind: "appartement" }],
    ["bien=immeuble", { kind: "immeuble" }],
    ["copropriete=oui", { isCoOwned: true }],
    ["copropriete=non", { isCoOwned: false }],
    ["surface=85", { surface: 85 }],
    ["surface=7.9", { surface: 7.9 }],
    ["surface=7,9", { surface: 7.9 }],
    ["surface=1", { surface: 1 }],
    ["surface=10000", { surface: 10_000 }],
    ["surface=+85+", { surface: 85 }],
    ["construction=avant-1949", { construction: { from: "0001-01-01", to: "1948-12-31" } }],
    ["construction=1949-1997", { construction: { from: "1949-01-01", to: "1997-06-30" } }],
    ["construction=apres-1997", { construction: { from: "1997-07-01", to: "9999-12-31" } }],
    ["permis=1997", { construction: ofYear("1997") }],
    ["permis=1000", { construction: ofYear("1000") }],
    ["permis=2026", { construction: ofYear("2026") }],
    ["permis=30/06/1997", { construction: ofDay("1997-06-30") }],
    ["permis=1997-07-01", { construction: ofDay("1997-07-01") }],
    ["permis=15/11/2026", { construction: ofDay(TODAY) }],
    ["construction=apres-1997&permis=1996", { construction: ofYear("1996") }],
    ["gaz=oui", { hasGas: true }],
    ["gaz=non", { hasGas: false }],
    ["gaz-age=plus", { gasInstallation: { from: "0001-01-01", to: "2011-11-14" } }],
    ["gaz-age=moins", { gasInstallation: { from: "2011-11-15", to: TODAY } }],
    ["gaz=non&gaz-age=plus", { hasGas: false, gasInstallation: null }],
    ["elec-age=plus", { electricInstallation: { from: "0001-01-01", to: "2011-11-14" } }],
    ["elec-age=moins", { electricInstallation: { from: "2011-11-15", to: TODAY } }],
    ["annexes=oui", { hasAnnexes: true }],
    ["annexes=non", { hasAnnexes: false }],
    ["egout=oui", { hasSewer: true }],
    ["egout=non", { hasSewer: false }],
    ["classe=A", { dpeClass: "A" }],
    ["classe=G", { dpeClass: "G" }],
    ["signature=2026-11-15", { signingDate: TODAY }],
    ["signature=31/12/2031", { signingDate: "2031-12-31" }],
    ["signature=29/02/2028", { signingDate: "2028-02-29" }],
    ["date-erp=15/11/2026", { held: new Map([["erp", { date: TODAY, result: null }]]) }],
    ["date-dpe=1980-01-01", { held: new Map([["dpe", { date: "1980-01-01", result: null }]]) }],
    [
      "date-amiante=2014-02-03&resultat-amiante=negatif",
      { held: new Map([["amiante", { date: "2014-02-03", result: "negatif" }]]) },
    ],
    ["resultat-plomb=positif", { held: new Map() }],
    ["choix=gaz&choix=dpe", { selection: { chosen: new Set(["dpe", "gaz"]), offered: new Set() } }],
    ["propose=dpe.gaz", { selection: { chosen: new Set(), offered: new Set(["dpe", "gaz"]) } }],
  ])("%s", (query, answers) => {
    const { typed, ...said } = read(query);
    expect(said).toEqual({ ...NOTHING, typed: undefined, ...answers });
  });

  test.each(HOLDABLE_IDS)("la date d’un rapport déjà fait : %s", (id) => {
    const { held } = read(`${heldDateField(id)}=2026-02-03&${heldResultField(id)}=negatif`);
    expect(held).toEqual(new Map([[id, { date: "2026-02-03", result: "negatif" }]]));
  });

  test("ce qui ne se périme pas n’a pas de date à donner", () => {
    for (const id of ["merule", "bruit", "etat-parasitaire"] as const) {
      expect(HOLDABLE_IDS).not.toContain(id);
      expect(read(`${heldDateField(id)}=2026-02-03`).held).toEqual(new Map());
    }
  });
});

describe("un mot inconnu vaut « je ne sais pas », sans reproche", () => {
  const choices = [
    FIELDS.transaction,
    FIELDS.kind,
    FIELDS.isCoOwned,
    FIELDS.constructionBand,
    FIELDS.hasGas,
    FIELDS.gasAge,
    FIELDS.electricAge,
    FIELDS.hasAnnexes,
    FIELDS.hasSewer,
    FIELDS.dpeClass,
    FIELDS.chosen,
    FIELDS.offered,
    heldResultField("plomb"),
  ];
  const words = [
    "inconnu",
    "Vente ou location",
    "OUI",
    "e",
    "0",
    "true",
    "constructor",
    "toString",
    "__proto__",
    "بيع",
    "出售",
    "🏠",
    "oui\u0000",
    "x".repeat(5000),
  ];

  test.each(choices)("%s", (field) => {
    for (const word of words) {
      const { typed, ...answers } = readField(field, word);
      expect(answers).toEqual({ ...NOTHING, typed: undefined });
      expect(Object.keys(typed).every((name) => name === field)).toBe(true);
    }
  });

  test("un champ inconnu ne compte pas", () => {
    expect(read("__proto__=oui&toString=1&prix=0&utm_source=x")).toEqual(NOTHING);
  });
});

describe("un nombre ou un jour faux se dit, en français, et ne compte pas", () => {
  const SURFACE = typeset("Écrivez la surface en m², de 1 à 10 000, par exemple 85.");
  const CONSTRUCTION = typeset(
    "Écrivez une année de 1000 à 2026, ou la date du permis, par exemple 12/05/1997.",
  );
  const SIGNING = "Écrivez une date à venir, d’ici cinq ans, par exemple 15/03/2027.";
  const HELD = "Écrivez la date du rapport, aujourd’hui au plus tard, par exemple 03/05/2023.";

  const NOISE = [
    "-1",
    "NaN",
    "Infinity",
    "1e3",
    "0x10",
    "1000000000",
    "10,000.5",
    "8 5",
    "85 m²",
    "٨٥",
    "八十五",
    "<script>",
    "' OR 1=1 --",
    "🏠",
    "8\u00005",
    "9".repeat(5000),
    "é".repeat(5000),
  ];
  const NO_DAYS = ["31/02/2027", "2027-02-29", "00/00/0000", "15/11/26", "demain"];

  test.each([
    [FIELDS.surface, SURFACE, ["0", "0,9", "0.5", "10000.1", "10001", ".", "1.", ",5"]],
    [
      FIELDS.constructionDate,
      CONSTRUCTION,
      [...NO_DAYS, "0", "97", "0002", "0019", "0200", "0999", "999", "2027", "3000", "16/11/2026"],
    ],
    [
      FIELDS.signingDate,
      SIGNING,
      [...NO_DAYS, "14/11/2026", "2020-01-01", "01/01/2032", "01/01/3000", "2027", "05/05/0200"],
    ],
    [heldDateField("dpe"), HELD, [...NO_DAYS, "16/11/2026", "31/12/1979", "3000-01-01", "2023"]],
  ])("%s", (field, fault, texts) => {
    for (const text of [...texts, ...NOISE]) {
      const { faults, typed, ...answers } = readField(field, text);
      expect([text, faults]).toEqual([text, { [field]: fault }]);
      expect(answers).toEqual({ ...NOTHING, faults: undefined, typed: undefined });
      expect(typed[field]).toBe([...text].slice(0, 100).join(""));
    }
  });

  test("une année fausse laisse sa place à la période choisie", () => {
    const { construction, faults } = read("construction=avant-1949&permis=3000");
    expect(construction?.to).toBe("1948-12-31");
    expect(faults).toEqual({ permis: CONSTRUCTION });
  });

  test("chaque faute a la sienne", () => {
    const { faults } = read("surface=0&permis=x&signature=x&date-dpe=x&date-erp=x");
    expect(Object.keys(faults).toSorted()).toEqual([
      "date-dpe",
      "date-erp",
      "permis",
      "signature",
      "surface",
    ]);
  });

  test("l’exemple d’une date à venir en est toujours une", () => {
    const { faults } = read("signature=x", "2027-12-31");
    expect(faults.signature).toContain("15/03/2028");
    expect(read("signature=15/03/2028", "2027-12-31").faults).toEqual({});
  });
});

describe("ce qui a été écrit revient dans le champ", () => {
  test("coupé à cent caractères, sans en couper un en deux", () => {
    const { commune = "" } = readField(FIELDS.commune, `a${"🏠".repeat(5000)}`).typed;
    expect([...commune]).toHaveLength(100);
    expect(commune.isWellFormed()).toBe(true);
  });

  test.each(["Ville-d’Avray", "בית", "日本", "<b>Caen</b>", "Caen\u0007", "a\u0301"])(
    "%j",
    (text) => {
      expect(readField(FIELDS.commune, text)).toEqual({ ...NOTHING, typed: { commune: text } });
    },
  );
});

test("d’un champ doublé, la première valeur compte", () => {
  const { faults, surface, transaction } = read(
    "surface=85&surface=x&transaction=location&transaction=vente",
  );
  expect({ faults, surface, transaction }).toEqual({
    faults: {},
    surface: 85,
    transaction: "location",
  });
  expect(read("surface=x&surface=85").faults).toHaveProperty("surface");
});

describe("toQuery", () => {
  test("les champs vides ne laissent rien, « je ne sais pas » reste une réponse", () => {
    const file = new File([], "plan.pdf");
    const entries: [string, unknown][] = [
      ["transaction", "vente"],
      ["surface", " 85 "],
      ["permis", ""],
      ["signature", "   "],
      ["gaz", "inconnu"],
      ["plan", file],
      ["absent", null],
      ["choix", "dpe"],
      ["choix", "erp"],
    ];
    expect(toQuery(entries)).toBe("transaction=vente&surface=85&gaz=inconnu&choix=dpe&choix=erp");
  });

  test("une sélection qui ne retire rien de ce qui était proposé ne laisse rien", () => {
    const chosen: [string, string][] = [
      ["choix", "erp"],
      ["choix", "dpe"],
    ];
    expect(toQuery([["propose", "dpe.erp"], ...chosen])).toBe("");
    expect(toQuery([["propose", "dpe.erp.gaz"], ...chosen])).toBe(
      "propose=dpe.erp.gaz&choix=erp&choix=dpe",
    );
  });

  test("rien ne donne rien", () => {
    expect(toQuery([])).toBe("");
  });

  test("une adresse refaite dit la même chose", () => {
    const entries = [
      ["transaction", "location"],
      ["commune", "Pont-l’Évêque & l'eau = 100 % + 🏠"],
      ["permis", "12/05/1997"],
      ["gaz", "inconnu"],
      ["choix", "dpe"],
      ["choix", "plomb"],
      ["propose", "dpe.plomb.erp"],
    ] as const;
    const typed = new FormData();
    for (const [name, value] of entries) typed.append(name, value);
    const query = toQuery(typed);
    expect(toQuery(new URLSearchParams(query))).toBe(query);
    const { typed: kept, ...said } = read(query);
    expect(kept.commune).toBe("Pont-l’Évêque & l'eau = 100 % + 🏠");
    expect(said).toEqual({
      ...NOTHING,
      typed: undefined,
      transaction: "location",
      construction: ofDay("1997-05-12"),
      selection: {
        chosen: new Set(["dpe", "plomb"]),
        offered: new Set(["dpe", "plomb", "erp"]),
      },
    });
  });
});
