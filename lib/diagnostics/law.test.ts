import { describe, expect, test } from "vitest";
import type { Service } from "#content/schema/service";
import { parseContent } from "#lib/content/parse";
import { addDays, addMonths } from "#lib/dates";
import { listFindings } from "#lib/diagnostics/applicability";
import { ofDay, TRANSACTIONS, type Transaction } from "#lib/diagnostics/dossier";
import {
  AUDIT_CLASSES,
  DIAGNOSTIC_IDS,
  type DiagnosticId,
  type Duty,
  type Facts,
  LAW,
  RENTAL_BANS,
} from "#lib/diagnostics/law";
import { typeset } from "#lib/typography";
import { contentFiles } from "#tests/fixtures/content-files";
import { TODAY, UNKNOWN_SALE } from "#tests/fixtures/diagnostics";

/** The owner edits the pages, a developer the law: neither changes a number alone. */
const { services, "dpe-scale": scale } = parseContent(contentFiles);

function pageOf(id: DiagnosticId): Service {
  const page = services.find(({ slug }) => slug === LAW[id].service);
  if (page === undefined) throw new Error(`Le diagnostic ${id} n’a pas de page.`);
  return page;
}

function dutyOf(id: DiagnosticId, use: Transaction): Duty {
  const duty = LAW[id].duties[use];
  if (typeof duty === "string") throw new Error(`${id} n’est jamais dû (${use}).`);
  return duty;
}

const getStatus = (id: DiagnosticId, facts: Partial<Facts>) =>
  listFindings({ ...UNKNOWN_SALE, ...facts }).find((finding) => finding.id === id)?.status;

const IDS_WITH_PAGE = DIAGNOSTIC_IDS.filter((id) => LAW[id].service !== undefined);
const IDS_WITH_TERMS = IDS_WITH_PAGE.filter((id) => LAW[id].terms !== undefined);

const MONTHS = [
  "janvier",
  "février",
  "mars",
  "avril",
  "mai",
  "juin",
  "juillet",
  "août",
  "septembre",
  "octobre",
  "novembre",
  "décembre",
];
const DATE = new RegExp(`(1er|\\d{1,2})\\s(${MONTHS.join("|")})\\s(\\d{4})`, "g");

/** « 1er janvier 1949 » as ISO dates, in the order of the text. */
const listDates = (text: string) =>
  [...text.matchAll(DATE)].map(([, day = "", month = "", year]) => {
    const number = String(MONTHS.indexOf(month) + 1).padStart(2, "0");
    return `${year}-${number}-${String(Number.parseInt(day, 10)).padStart(2, "0")}`;
  });

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  un: 1,
  trois: 3,
  cinq: 5,
  six: 6,
  dix: 10,
  quinze: 15,
};
const DURATION = new RegExp(
  `(?<![\\p{L}\\d])(\\d+|${Object.keys(NUMBER_WORDS).join("|")})\\s(ans?|mois)(?!\\p{L})(?:\\spour (?:une )?(ven|lou|loc))?`,
  "gu",
);

/** Months of « six mois », with the use of « 3 ans pour une vente ». */
type Duration = { months: number; use?: Transaction };

const listDurations = (text: string): Duration[] =>
  [...text.matchAll(DURATION)].map(([, count = "", unit, verb]) => ({
    months: (NUMBER_WORDS[count] ?? Number(count)) * (unit === "mois" ? 1 : 12),
    ...(verb && { use: verb === "ven" ? "vente" : "location" }),
  }));

const listTerms = (id: DiagnosticId): Duration[] =>
  (LAW[id].terms ?? []).flatMap((term) =>
    term.kind === "months" ? [{ months: term.months, ...(term.use && { use: term.use }) }] : [],
  );

const listYears = (text: string) => listDurations(text).map(({ months }) => months / 12);

describe("la durée écrite sur la page d’un service est celle de la loi", () => {
  test.each(IDS_WITH_TERMS)("%s, « validity »", (id) => {
    const { validity } = pageOf(id);
    const terms = LAW[id].terms ?? [];
    expect(new Set(listDurations(validity))).toEqual(new Set(listTerms(id)));
    expect(listDates(validity)).toEqual(terms.flatMap(({ madeBefore }) => madeBefore ?? []));
    expect(/illimitée/i.test(validity)).toBe(terms.some(({ kind }) => kind === "unlimited"));
  });

  const dated = IDS_WITH_TERMS.filter((id) => listTerms(id).length > 0);

  test.each(dated)("%s, description et ce que lit un moteur de recherche", (id) => {
    const { description, mandatory = "", seo } = pageOf(id);
    const terms = listTerms(id);
    const ages = listDurations(mandatory).map(({ months }) => months);
    for (const { months, use } of listDurations([description, seo.description].join(" "))) {
      const isTerm = terms.some((term) => term.months === months && (!use || term.use === use));
      expect([months, use, isTerm || ages.includes(months)]).toEqual([months, use, true]);
    }
  });

  test("un service que la loi ne date pas ne promet aucune durée", () => {
    for (const { slug, validity } of services) {
      if (IDS_WITH_TERMS.some((id) => LAW[id].service === slug)) continue;
      expect([slug, listDurations(validity), listDates(validity)]).toEqual([slug, [], []]);
    }
  });

  test("« caduc avant le » dit le jour que le calcul compare", () => {
    for (const id of ["dpe", "amiante"] as const) {
      const [term] = LAW[id].terms ?? [];
      expect(listDates(term?.note ?? "")[0]).toBe(term?.madeBefore);
    }
    const [voidDpe] = LAW.dpe.terms ?? [];
    expect(listDates(pageOf("dpe").description)).toEqual(listDates(voidDpe?.note ?? ""));
  });
});

describe("ce que « mandatory » écrit est ce que le calcul applique", () => {
  test.each(IDS_WITH_PAGE)("%s : vente, location", (id) => {
    const { mandatory = "" } = pageOf(id);
    const isSaid = {
      vente: /à la vente/i.test(mandatory),
      location: /(?<!jamais )à la location|loué/i.test(mandatory),
    };
    for (const use of TRANSACTIONS) {
      expect([use, isSaid[use]]).toEqual([use, typeof LAW[id].duties[use] !== "string"]);
    }
  });

  test.each(["plomb", "amiante"] as const)("%s : la date de construction", (id) => {
    const [cutoff = "", ...others] = listDates(pageOf(id).mandatory ?? "");
    expect(others).toEqual([]);
    for (const transaction of TRANSACTIONS) {
      const built = (day: string) =>
        getStatus(id, { transaction, kind: "appartement", construction: ofDay(day) });
      expect([built(addDays(cutoff, -1)), built(cutoff)]).toEqual(["due", "not-due"]);
      const { because, conditions } = dutyOf(id, transaction);
      const words = [because, ...conditions.map(({ otherwise }) => otherwise)].join(" ");
      expect(listDates(words)).toEqual([cutoff, cutoff]);
    }
  });

  test.each([
    ["gaz", "gasInstallation"],
    ["electricite", "electricInstallation"],
  ] as const)("%s : l’âge de l’installation", (id, field) => {
    const [years = 0, ...others] = listYears(pageOf(id).mandatory ?? "");
    expect(others).toEqual([]);
    const birthday = addMonths(TODAY, -12 * years);
    for (const transaction of TRANSACTIONS) {
      const made = (day: string) =>
        getStatus(id, { transaction, hasGas: true, [field]: ofDay(day) });
      expect([made(addDays(birthday, -1)), made(birthday)]).toEqual(["due", "not-due"]);
      const { because, conditions } = dutyOf(id, transaction);
      const words = conditions.flatMap(({ findOut, otherwise }) => [otherwise, findOut]);
      expect(new Set(listYears([because, ...words].join(" ")))).toEqual(new Set([years]));
    }
  });

  test("loi-carrez : la plus petite surface", () => {
    const { because, conditions } = dutyOf("loi-carrez", "vente");
    const words = conditions.flatMap(({ findOut, otherwise }) => [otherwise, findOut]).join(" ");
    for (const text of [pageOf("loi-carrez").mandatory ?? "", because, words]) {
      const sizes = new Set([...text.matchAll(/(\d+)\sm²/g)].map(([, size]) => Number(size)));
      expect(sizes.size).toBe(1);
      for (const surface of sizes) {
        expect(getStatus("loi-carrez", { isCoOwned: true, surface })).toBe("due");
        expect(getStatus("loi-carrez", { isCoOwned: true, surface: surface - 0.1 })).toBe(
          "not-due",
        );
      }
    }
  });

  test("audit-energetique : les classes et leurs dates", () => {
    const { mandatory = "", verifiedOn, who } = pageOf("audit-energetique");
    const byClass = dutyOf("audit-energetique", "vente").conditions.at(-1)?.findOut ?? "";
    const applied = AUDIT_CLASSES.filter(({ since }) => since <= verifiedOn);
    const coming = AUDIT_CLASSES.filter(({ since }) => since > verifiedOn);
    const listClasses = (steps: typeof AUDIT_CLASSES) =>
      steps.flatMap(({ classes }) => classes).toSorted();
    for (const text of [mandatory, byClass]) {
      expect(text.match(/\b[A-G]\b/g)).toEqual([...listClasses(applied), ...listClasses(coming)]);
      expect(listDates(text)).toEqual(coming.map(({ since }) => since));
    }
    expect(listDates(who.body)).toEqual(AUDIT_CLASSES.map(({ since }) => since));
  });
});

/** What a visitor reads first: 60 words of the lead, without the sentences that exclude a use. */
const readLead = ({ description }: Service) => description.split(/\s+/).slice(0, 60).join(" ");
const withoutExclusions = (text: string) =>
  text
    .split(/(?<=[.;:])\s/)
    .filter((sentence) => !/jamais/.test(sentence))
    .join(" ");

describe("les 60 premiers mots d’une page répondent à sa question", () => {
  test.each(IDS_WITH_PAGE)("%s : qui doit l’avoir", (id) => {
    const page = pageOf(id);
    const lead = withoutExclusions(readLead(page));
    const isSaid = {
      vente: /vend|à la vente|acte de vente/i.test(lead),
      location: /\blou|à la location|bail/i.test(lead),
    };
    for (const use of TRANSACTIONS) {
      if (page.mandatory === undefined) continue;
      expect([use, isSaid[use]]).toEqual([use, typeof LAW[id].duties[use] !== "string"]);
    }
    expect(/oblig|impose d’|doit|remet/.test(lead)).toBe(page.mandatory !== undefined);
    expect(/Aucun(e loi| texte) ne l’impose/.test(lead)).toBe(page.mandatory === undefined);
  });

  test.each(IDS_WITH_TERMS)("%s : combien de temps il vaut", (id) => {
    const lead = readLead(pageOf(id));
    expect(listDurations(lead)).toEqual(expect.arrayContaining(listTerms(id)));
    const isUnlimited = LAW[id].terms?.some(({ kind }) => kind === "unlimited") ?? false;
    expect(/sans limite/.test(lead)).toBe(isUnlimited);
    for (const { madeBefore } of LAW[id].terms ?? []) {
      if (madeBefore !== undefined) expect(listDates(lead)).toContain(madeBefore);
    }
  });

  test.each(["plomb", "amiante"] as const)("%s : la date qui décide", (id) => {
    const page = pageOf(id);
    expect(listDates(readLead(page))).toEqual(
      expect.arrayContaining(listDates(page.mandatory ?? "")),
    );
  });

  test.each(["gaz", "electricite", "loi-carrez"] as const)("%s : le seuil qui décide", (id) => {
    const page = pageOf(id);
    const listThresholds = (text: string) => [
      ...listYears(text),
      ...[...text.matchAll(/(\d+)\sm²/g)].map(([, size]) => `${size} m²`),
    ];
    const thresholds = listThresholds(page.mandatory ?? "");
    expect(thresholds).toHaveLength(1);
    expect(listThresholds(readLead(page))).toEqual(expect.arrayContaining(thresholds));
  });

  test.each(services)("$slug : ce qu’il vaut ou ce qu’il coûte, et le prix est le sien", (page) => {
    const lead = readLead(page);
    const prices = [...lead.matchAll(/(\d+(?:,\d+)?)\s€/g)].map(([, amount = ""]) =>
      Number(amount.replace(",", ".")),
    );
    const { price } = page;
    expect(prices.every((amount) => price.kind === "from" && amount === price.amount)).toBe(true);
    const isDated = listDurations(lead).length > 0 || /\bvau?t\b|valent/.test(lead);
    expect([page.slug, isDated || prices.length > 0]).toEqual([page.slug, true]);
  });
});

test.each(scale.classes)("l’échelle du DPE, $name : location et audit", ({ consequence, name }) => {
  const year = (pattern: RegExp) => pattern.exec(consequence)?.[1];
  const ban = RENTAL_BANS.find(({ dpeClass }) => dpeClass === name);
  const audit = AUDIT_CLASSES.find(({ classes }) => classes.some((letter) => letter === name));
  expect(year(/location interdite \D+(\d{4})/i)).toBe(ban?.since.slice(0, 4));
  expect(year(/audit \D+(\d{4})/)).toBe(audit?.since.slice(0, 4));
});

describe("chaque entrée de la loi", () => {
  test.each<[DiagnosticId, string]>([
    ["dpe", "CCH L126-26 à L126-33, D126-19"],
    ["audit-energetique", "CCH L126-28-1"],
    ["plomb", "CSP L1334-5 à L1334-7"],
    ["amiante", "CSP L1334-13, R1334-29-4"],
    ["gaz", "CCH R134-6"],
    ["electricite", "CCH R134-10"],
    ["termites", "CCH L126-24"],
    ["erp", "C. env. L125-5, décret 2022-1289"],
    ["loi-carrez", "loi 65-557, art. 46"],
    ["loi-boutin", "loi 89-462, art. 3 et 3-1"],
    ["assainissement", "CSP L1331-11-1"],
    ["merule", "CCH L126-25, L131-3, L271-4"],
    ["bruit", "C. urb. L112-6, L112-11"],
    ["etat-parasitaire", "diagnostic volontaire"],
  ])("%s cite son texte : %s", (id, reference) => {
    expect(LAW[id].reference).toBe(reference);
    expect(LAW[id].verifiedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test.each(IDS_WITH_PAGE)("%s : la page cite les mêmes articles", (id) => {
    const labels = pageOf(id)
      .legalReferences.map(({ label }) => label)
      .join(" ");
    for (const article of LAW[id].reference.match(/[LRD]\d+-\d+(-\d+)?|\d{2}-\d{3}\b/g) ?? []) {
      expect(labels).toContain(article);
    }
  });

  test("a ses textes composés à la française", () => {
    const listTexts = (value: unknown): string[] => {
      if (typeof value === "string") return [value];
      return value !== null && typeof value === "object"
        ? Object.values(value).flatMap(listTexts)
        : [];
    };
    const texts = listTexts(LAW);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => typeset(text) !== text)).toEqual([]);
  });
});
