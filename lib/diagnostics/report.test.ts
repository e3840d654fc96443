import fc from "fast-check";
import { describe, expect, test } from "vitest";
import tariff from "#content/estimator";
import {
  CONSTRUCTION_BANDS,
  FIELDS,
  HOLDABLE_IDS,
  heldDateField,
  heldResultField,
  readAnswers,
} from "#lib/diagnostics/answers";
import { DPE_CLASSES, PROPERTY_KINDS, RESULTS, TRANSACTIONS } from "#lib/diagnostics/dossier";
import { DIAGNOSTIC_IDS, type DiagnosticId } from "#lib/diagnostics/law";
import { buildReport, type Report, type ReportItem } from "#lib/diagnostics/report";
import { typeset } from "#lib/typography";
import { communeOf, PROPERTY, TODAY } from "#tests/fixtures/diagnostics";

const LE_MANS = communeOf("72181");
const ROUEN = communeOf("76540");

const build = (params: URLSearchParams, commune = ROUEN, today = TODAY) =>
  buildReport({ answers: readAnswers(params, today), commune, tariff, today });

function report(query: string, commune = ROUEN): Report {
  const built = build(new URLSearchParams(query), commune);
  if (built === null) throw new Error(`Aucun dossier pour ${query}.`);
  return built;
}

function itemOf({ items }: Report, id: DiagnosticId): ReportItem {
  const item = items.find((entry) => entry.id === id);
  if (item === undefined) throw new Error(`Le diagnostic ${id} n’est pas dans le dossier.`);
  return item;
}

const listIds = ({ items }: Report, is: (item: ReportItem) => boolean) =>
  items.filter(is).map(({ id }) => id);
const listToDo = (built: Report) => listIds(built, ({ isToDo }) => isToDo);
const listSelected = (built: Report) => listIds(built, ({ isSelected }) => isSelected);

/** A flat of 1960 whose every answer is known. */
const FLAT =
  "bien=appartement&copropriete=oui&surface=60&permis=1960&gaz=oui&gaz-age=plus&elec-age=plus&egout=oui&classe=D";
const FLAT_SALE = `transaction=vente&${FLAT}`;
const FLAT_LEASE = `transaction=location&${FLAT}`;

describe("un dossier entier", () => {
  test("sans savoir si le bien est vendu ou loué, il n’y en a pas", () => {
    expect(build(new URLSearchParams(FLAT))).toBeNull();
    expect(build(new URLSearchParams(`transaction=don&${FLAT}`))).toBeNull();
    expect(build(new URLSearchParams())).toBeNull();
  });

  test("la vente d’un appartement de 1960", () => {
    const built = report(FLAT_SALE, LE_MANS);
    expect(listSelected(built)).toEqual([
      "dpe",
      "amiante",
      "gaz",
      "electricite",
      "termites",
      "erp",
      "loi-carrez",
    ]);
    expect(built.estimate?.total).toBe(50 + 120 + 90 + 80 + 80 + 70 + 25 + 60);
    expect(itemOf(built, "plomb")).toMatchObject({ status: "not-due", isToDo: false, price: 90 });
    expect(built.rentalBan).toBeNull();
  });

  test("la location du même appartement", () => {
    const built = report(FLAT_LEASE, LE_MANS);
    expect(listSelected(built)).toEqual([
      "dpe",
      "amiante",
      "gaz",
      "electricite",
      "erp",
      "loi-boutin",
    ]);
    expect(built.estimate?.total).toBe(50 + 120 + 90 + 80 + 80 + 25 + 60);
  });

  test("la vente d’une maison de 1930 classée F, grande et avec annexes", () => {
    const built = report(
      "transaction=vente&bien=maison&copropriete=non&surface=301&permis=1930&gaz=non&elec-age=plus&annexes=oui&egout=non&classe=F",
      LE_MANS,
    );
    expect(listToDo(built)).toEqual([
      "dpe",
      "audit-energetique",
      "plomb",
      "amiante",
      "electricite",
      "termites",
      "erp",
      "assainissement",
      "merule",
      "bruit",
    ]);
    expect(built.estimate?.total).toBe(50 + 120 + 90 + 90 + 80 + 70 + 25 + 50 + 100 + 40);
  });

  test("un diagnostic sans prix est à faire, hors du total", () => {
    const built = report("transaction=vente&bien=maison&copropriete=non&classe=G");
    expect(itemOf(built, "audit-energetique")).toMatchObject({
      status: "due",
      isToDo: true,
      price: null,
      isDefault: false,
      isSelected: false,
    });
    expect(built.estimate?.lines.map(({ label }) => label)).not.toContain("Audit énergétique");
  });

  test("le jour qui compte est celui de la signature, sinon aujourd’hui", () => {
    expect(report(FLAT_SALE)).toMatchObject({ day: TODAY, signingDate: null });
    expect(report(`${FLAT_SALE}&signature=15/03/2027`)).toMatchObject({
      day: "2027-03-15",
      signingDate: "2027-03-15",
    });
    expect(report(`${FLAT_SALE}&signature=15/03/2020`)).toMatchObject({ day: TODAY });
  });

  test("un logement G ne se loue plus", () => {
    expect(report("transaction=location&classe=G").rentalBan).toContain("décret 2023-796");
    expect(report("transaction=vente&classe=G").rentalBan).toBeNull();
  });

  test("la classe d’un DPE qui ne vaut plus ne décide de rien", () => {
    expect(report("transaction=location&classe=G&date-dpe=2021-06-30").rentalBan).toBeNull();
    expect(report("transaction=location&classe=G&date-dpe=2021-07-01").rentalBan).not.toBeNull();
  });
});

describe("un rapport déjà détenu", () => {
  const held = (query: string, id: DiagnosticId) => {
    const item = itemOf(report(`${FLAT_SALE}&${query}`), id);
    return { state: item.held?.state, isToDo: item.isToDo, isSelected: item.isSelected };
  };
  const isDone = { isToDo: false, isSelected: false };
  const isToDo = { isToDo: true, isSelected: true };

  test.each<[string, string, DiagnosticId, object]>([
    ["valable", "date-dpe=2022-05-01", "dpe", { state: "valid", ...isDone }],
    [
      "valable jusqu’au jour même de la signature",
      "date-erp=2026-09-16&signature=2027-03-15",
      "erp",
      { state: "valid", ...isDone },
    ],
    [
      "fini la veille de la signature",
      "date-erp=2026-09-15&signature=2027-03-15",
      "erp",
      { state: "ends-before-signing", ...isToDo },
    ],
    ["valable jusqu’à ce soir", "date-erp=2026-05-16", "erp", { state: "valid", ...isDone }],
    [
      "valable jusqu’à ce soir, signature demain",
      "date-erp=2026-05-16&signature=2026-11-16",
      "erp",
      { state: "ends-before-signing", ...isToDo },
    ],
    ["fini hier", "date-erp=2026-05-15", "erp", { state: "ended", ...isToDo }],
    [
      "fini hier, signature plus tard",
      "date-erp=2026-05-15&signature=2027-03-15",
      "erp",
      { state: "ended", ...isToDo },
    ],
    ["caduc, DPE de juin 2021", "date-dpe=2021-06-30", "dpe", { state: "void", ...isToDo }],
    [
      "caduc, amiante de mars 2013 même négatif",
      "date-amiante=2013-03-31&resultat-amiante=negatif",
      "amiante",
      { state: "void", ...isToDo },
    ],
    [
      "sans limite, amiante d’avril 2013",
      "date-amiante=2013-04-01&resultat-amiante=negatif&signature=2031-12-31",
      "amiante",
      { state: "valid", ...isDone },
    ],
    ["daté de demain : ignoré", "date-dpe=2026-11-16", "dpe", { state: undefined, ...isToDo }],
    ["sans date : ignoré", "resultat-amiante=negatif", "amiante", { state: undefined, ...isToDo }],
  ])("%s", (_case, query, id, expected) => {
    expect(held(query, id)).toEqual(expected);
  });

  test("un rapport valable sort du total", () => {
    expect(report(`${FLAT_SALE}&date-dpe=2022-05-01`).estimate?.total).toBe(
      (report(FLAT_SALE).estimate?.total ?? 0) - 120,
    );
  });

  test("tout est valable : plus rien à payer", () => {
    const dates = HOLDABLE_IDS.map((id) => `${heldDateField(id)}=${TODAY}`).join("&");
    const built = report(`${FLAT_SALE}&annexes=oui&${dates}`);
    expect(listSelected(built)).toEqual([]);
    expect(built.estimate).toBeNull();
  });

  test("le plomb trouvé vaut un an pour vendre et six pour louer ; le résultat inconnu aussi", () => {
    const state = (query: string) =>
      itemOf(report(`permis=1900&date-plomb=2025-01-10&${query}`), "plomb").held?.state;
    expect(state("transaction=vente&resultat-plomb=positif")).toBe("ended");
    expect(state("transaction=vente")).toBe("ended");
    expect(state("transaction=vente&resultat-plomb=negatif")).toBe("valid");
    expect(state("transaction=location&resultat-plomb=positif")).toBe("valid");
    expect(state("transaction=location")).toBe("valid");
  });

  test("le rapport d’un diagnostic qui n’est pas dû ne le rend pas à faire", () => {
    const item = itemOf(report(`${FLAT_SALE}&date-plomb=2020-01-10`), "plomb");
    expect(item).toMatchObject({ status: "not-due", isToDo: false, held: { state: "ended" } });
  });
});

describe("quand faire un diagnostic pour qu’il tienne à la signature", () => {
  const notBefore = (query: string, id: DiagnosticId) =>
    itemOf(report(`${FLAT_SALE}&${query}`, LE_MANS), id).notBefore;

  test.each<[string, DiagnosticId, string | null]>([
    ["signature=2027-05-14", "erp", null],
    ["signature=2027-05-15", "erp", "2026-11-16"],
    ["signature=2027-06-15", "erp", "2026-12-16"],
    ["signature=2027-06-15", "termites", "2026-12-16"],
    ["signature=2027-06-15", "dpe", null],
    ["signature=2027-06-15", "amiante", null],
    ["signature=2031-06-15", "gaz", "2028-06-16"],
    ["signature=2031-06-15", "plomb", null],
    ["signature=2027-06-15&date-erp=2026-11-15", "erp", "2026-12-16"],
    ["", "erp", null],
  ])("%s, %s : pas avant %s", (query, id, day) => {
    expect(notBefore(query, id)).toBe(day);
  });

  test("un rapport valable n’est pas à refaire", () => {
    const negative = "permis=1900&date-plomb=2020-01-10&resultat-plomb=negatif";
    const built = report(`transaction=vente&signature=2031-06-15&${negative}`);
    expect(itemOf(built, "plomb")).toMatchObject({ status: "due", notBefore: null });
  });
});

describe("le choix du visiteur", () => {
  const ALL = ["dpe", "amiante", "gaz", "electricite", "erp", "loi-carrez"] as const;
  const OFFERED = `propose=${[...ALL, "termites"].join(".")}`;
  const chosen = (ids: readonly string[]) => ids.map((id) => `choix=${id}`).join("&");
  const selected = (query: string, commune = ROUEN) =>
    listSelected(report(`${FLAT_SALE}&${query}`, commune));

  test("à la première visite, tout ce qui est à faire est compté", () => {
    expect(selected("")).toEqual(ALL);
  });

  test("rien de coché vaut tout", () => {
    expect(selected(OFFERED)).toEqual(ALL);
    expect(selected(`${OFFERED}&choix=`)).toEqual(ALL);
  });

  test("ce qui est décoché reste dehors", () => {
    const query = `${chosen(["dpe", "gaz"])}&${OFFERED}`;
    expect(selected(query)).toEqual(["dpe", "gaz"]);
    expect(report(`${FLAT_SALE}&${query}`).estimate?.total).toBe(50 + 120 + 80);
    expect(itemOf(report(`${FLAT_SALE}&${query}`), "erp")).toMatchObject({
      isToDo: true,
      isDefault: true,
      isSelected: false,
    });
  });

  test("ce qui est dû depuis, sans avoir été proposé, est compté", () => {
    expect(selected(`${chosen(["dpe"])}&propose=dpe.erp.gaz`)).toEqual([
      "dpe",
      "amiante",
      "electricite",
      "loi-carrez",
    ]);
  });

  test("de la vente à la location, le choix suit ce qui reste dû", () => {
    const lease = report(`${FLAT_LEASE}&${chosen(["dpe", "loi-carrez"])}&${OFFERED}`);
    expect(listSelected(lease)).toEqual(["dpe", "loi-boutin"]);
  });

  test("un mot inconnu n’est pas un choix", () => {
    expect(selected(`choix=radon&${OFFERED}`)).toEqual(ALL);
    expect(selected(`choix=radon&choix=dpe&${OFFERED}`)).toEqual(["dpe"]);
    expect(selected(`${chosen(["dpe"])}&propose=radon..${"x".repeat(5000)}`)).toEqual(ALL);
  });

  test("ce qui n’est pas dû ou n’a pas de prix ne se choisit pas", () => {
    expect(selected(`${chosen(["dpe", "plomb", "bruit", "loi-boutin"])}&${OFFERED}`)).toEqual([
      "dpe",
    ]);
  });

  test("les termites sont en option, sauf là où ils sont dus (CCH L126-24)", () => {
    expect(itemOf(report(FLAT_SALE, ROUEN), "termites")).toMatchObject({
      status: "maybe",
      isToDo: true,
      isDefault: false,
      isSelected: false,
    });
    expect(itemOf(report(FLAT_SALE, LE_MANS), "termites")).toMatchObject({
      status: "due",
      isDefault: true,
      isSelected: true,
    });
    expect(selected(`${chosen(["termites"])}&${OFFERED}`)).toEqual(["termites"]);
    expect(selected(`${chosen(["dpe"])}&${OFFERED}`, LE_MANS)).toEqual(["dpe"]);
  });

  test("un diagnostic peut-être dû est compté, hors option", () => {
    const built = report("transaction=vente");
    expect(itemOf(built, "electricite")).toMatchObject({ status: "maybe", isSelected: true });
    expect(itemOf(built, "plomb")).toMatchObject({ status: "maybe", isSelected: true });
  });
});

describe("propriétés", () => {
  const isoDay = (from: string, to: string) =>
    fc
      .date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  const noise = fc.oneof(fc.string({ unit: "binary", maxLength: 120 }), fc.string());
  const field = (values: fc.Arbitrary<string>) =>
    fc.oneof({ weight: 6, arbitrary: values }, { weight: 1, arbitrary: noise });
  const yesNo = field(fc.constantFrom("oui", "non", "inconnu"));
  const age = field(fc.constantFrom("plus", "moins", "inconnu"));
  const m2 = fc.double({ min: 1, max: 10_000, noNaN: true }).map((value) => value.toFixed(1));

  const arbitraries = new Map<string, fc.Arbitrary<string>>([
    [FIELDS.transaction, field(fc.constantFrom(...TRANSACTIONS))],
    [FIELDS.kind, field(fc.constantFrom(...PROPERTY_KINDS))],
    [FIELDS.isCoOwned, yesNo],
    [FIELDS.surface, field(m2)],
    [FIELDS.constructionBand, field(fc.constantFrom(...Object.keys(CONSTRUCTION_BANDS)))],
    [
      FIELDS.constructionDate,
      field(fc.oneof(fc.integer({ min: 0, max: 3000 }).map(String), isoDay("1900", "2030"))),
    ],
    [FIELDS.hasGas, yesNo],
    [FIELDS.gasAge, age],
    [FIELDS.electricAge, age],
    [FIELDS.hasAnnexes, yesNo],
    [FIELDS.hasSewer, yesNo],
    [FIELDS.dpeClass, field(fc.constantFrom(...DPE_CLASSES))],
    [FIELDS.commune, noise],
    [FIELDS.signingDate, field(isoDay("2026-01-01", "2033-01-01"))],
    [FIELDS.chosen, field(fc.constantFrom(...DIAGNOSTIC_IDS))],
    [FIELDS.offered, field(fc.subarray([...DIAGNOSTIC_IDS]).map((ids) => ids.join(".")))],
    ...HOLDABLE_IDS.flatMap((id): [string, fc.Arbitrary<string>][] => [
      [heldDateField(id), field(isoDay("2010-01-01", "2027-01-01"))],
      [heldResultField(id), field(fc.constantFrom(...RESULTS))],
    ]),
  ]);
  const entry = fc.oneof(
    ...[...arbitraries].map(([name, value]) => fc.tuple(fc.constant(name), value)),
  );
  /** Fields doubled, missing, wrong; most with a transaction. */
  const params = fc
    .tuple(fc.constantFrom(...TRANSACTIONS, ""), fc.array(entry, { maxLength: 20 }))
    .map(
      ([transaction, entries]) => new URLSearchParams([["transaction", transaction], ...entries]),
    );
  const commune = fc.constantFrom(...["72181", "76540", "14118", "14327", "78646"].map(communeOf));

  function* walk(value: unknown): Generator<unknown> {
    if (value !== null && typeof value === "object") {
      for (const inner of Object.values(value)) yield* walk(inner);
    } else yield value;
  }

  const isUnsound = (leaf: unknown) =>
    (typeof leaf === "number" && !Number.isFinite(leaf)) ||
    (typeof leaf === "string" &&
      (typeset(leaf) !== leaf || /undefined|null|NaN|\[object/.test(leaf)));

  const listUnsound = (value: unknown) => [...walk(value)].filter(isUnsound);

  /** Without the law, whose words are the same in every report. */
  const withoutLaw = (built: Report | null) =>
    built && { ...built, items: built.items.map((item) => ({ ...item, law: null })) };

  test("toute adresse donne un dossier, ou aucun, sans erreur, aux textes composés", () => {
    const wild = fc.oneof(
      { weight: 4, arbitrary: params },
      { weight: 1, arbitrary: noise.map((text) => new URLSearchParams(text)) },
    );
    fc.assert(
      fc.property(wild, commune, (query, place) => {
        const { faults, transaction, typed } = readAnswers(query, TODAY);
        const built = build(query, place);
        expect(built === null).toBe(transaction === null);
        expect(listUnsound([withoutLaw(built), faults])).toEqual([]);
        const isKept = (text: string) => [...text].length <= 100 && text.isWellFormed();
        expect(Object.values(typed).every(isKept)).toBe(true);
      }),
      PROPERTY,
    );
  });

  test("seul ce qui est à faire et a un prix est compté, une fois", () => {
    fc.assert(
      fc.property(params, commune, (query, place) => {
        const built = build(query, place);
        fc.pre(built !== null);
        const counted = built.items.filter(({ isSelected }) => isSelected);
        expect(counted.every(({ isToDo, price }) => isToDo && price !== null)).toBe(true);
        expect(built.estimate === null).toBe(counted.length === 0);
        const labels = built.estimate?.lines.map(({ label }) => label) ?? [];
        expect(new Set(labels).size).toBe(labels.length);
      }),
      PROPERTY,
    );
  });

  test("un rapport valable de plus n’ajoute rien à faire et ne change que son diagnostic", () => {
    fc.assert(
      fc.property(
        params,
        fc.constantFrom(...HOLDABLE_IDS),
        isoDay("2010-01-01", TODAY),
        (query, id, date) => {
          const before = new URLSearchParams(query);
          before.delete(heldDateField(id));
          const after = new URLSearchParams(before);
          after.append(heldDateField(id), date);
          const [without, added] = [build(before), build(after)];
          fc.pre(without !== null && added !== null && itemOf(added, id).held?.state === "valid");
          expect(listToDo(added)).toEqual(listToDo(without).filter((other) => other !== id));
          const others = (built: Report) =>
            built.items.filter((item) => item.id !== id).map(({ isSelected }) => isSelected);
          expect(others(added)).toEqual(others(without));
        },
      ),
      PROPERTY,
    );
  });

  test("le prix ne baisse jamais quand la surface croît", () => {
    fc.assert(
      fc.property(params, m2, m2, (query, a, b) => {
        const total = (surface: number) => {
          const sized = new URLSearchParams(query);
          sized.set(FIELDS.surface, String(surface));
          return build(sized)?.estimate?.total ?? 0;
        };
        const [small, large] = [Number(a), Number(b)].toSorted((x, y) => x - y);
        expect(total(large ?? 0)).toBeGreaterThanOrEqual(total(small ?? 0));
      }),
      PROPERTY,
    );
  });

  test("un rapport fait le premier jour à attendre tient à la signature", () => {
    const signing = isoDay("2026-12-01", "2031-12-31");
    fc.assert(
      fc.property(params, commune, signing, (query, place, day) => {
        const signed = new URLSearchParams(query);
        signed.set(FIELDS.signingDate, day);
        for (const { id, notBefore } of build(signed, place)?.items ?? []) {
          if (notBefore === null) continue;
          expect(notBefore > TODAY).toBe(true);
          const done = new URLSearchParams(signed);
          done.set(heldDateField(id), notBefore);
          const later = build(done, place, notBefore);
          expect(later?.items.find((item) => item.id === id)?.held?.state).toBe("valid");
        }
      }),
      { ...PROPERTY, numRuns: 100 },
    );
  });
});
