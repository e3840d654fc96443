import { parseDate } from "#lib/dates";
import {
  type Dossier,
  DPE_CLASSES,
  FAR_FUTURE,
  FAR_PAST,
  type HeldReport,
  OLDEST_REPORT_DAY,
  ofDay,
  ofYear,
  type Period,
  PROPERTY_KINDS,
  RESULTS,
  TRANSACTIONS,
  type Transaction,
} from "#lib/diagnostics/dossier";
import { DIAGNOSTIC_IDS, type DiagnosticId, LAW, toInstallationPeriod } from "#lib/diagnostics/law";
import { typeset } from "#lib/typography";

/** What the simulator's form holds, as its address writes it. */
export const FIELDS = {
  transaction: "transaction",
  kind: "bien",
  isCoOwned: "copropriete",
  surface: "surface",
  constructionBand: "construction",
  constructionDate: "permis",
  hasGas: "gaz",
  gasAge: "gaz-age",
  electricAge: "elec-age",
  hasAnnexes: "annexes",
  hasSewer: "egout",
  dpeClass: "classe",
  commune: "commune",
  signingDate: "signature",
  chosen: "choix",
  offered: "propose",
} as const;

export const heldDateField = (id: DiagnosticId) => `date-${id}`;
export const heldResultField = (id: DiagnosticId) => `resultat-${id}`;

/** Diagnostics with an end, which a visitor may already hold. */
export const HOLDABLE_IDS = DIAGNOSTIC_IDS.filter((id) => LAW[id].terms !== undefined);

export const CONSTRUCTION_BANDS = {
  "avant-1949": { label: "Avant 1949", period: { from: FAR_PAST, to: "1948-12-31" } },
  "1949-1997": {
    label: "De 1949 à juin 1997",
    period: { from: "1949-01-01", to: "1997-06-30" },
  },
  "apres-1997": {
    label: "Depuis juillet 1997",
    period: { from: "1997-07-01", to: FAR_FUTURE },
  },
} as const satisfies Record<string, { label: string; period: Period }>;

const SURFACE = { min: 1, max: 10_000 } as const;
const OLDEST_YEAR = 1000;
const MAX_SIGNING_YEARS = 5;
const MAX_TYPED = 100;

/** Diagnostics that the visitor unchecked or checked; none chosen means all. */
export type Selection = {
  chosen: ReadonlySet<DiagnosticId>;
  offered: ReadonlySet<DiagnosticId>;
};

export type Answers = Omit<Dossier, "transaction" | "commune"> & {
  transaction: Transaction | null;
  held: ReadonlyMap<DiagnosticId, HeldReport>;
  selection: Selection;
  /** As typed, for the fields: by field name, at most 100 characters. */
  typed: Readonly<Record<string, string>>;
  /** In French, by field name. */
  faults: Readonly<Record<string, string>>;
};

function oneOf<T extends string>(values: readonly T[], text: string): T | null {
  return values.find((value) => value === text) ?? null;
}

function pickDiagnostics(texts: readonly string[]): ReadonlySet<DiagnosticId> {
  const picked = new Set(texts);
  return new Set(DIAGNOSTIC_IDS.filter((id) => picked.has(id)));
}

function readSurface(text: string): number | { fault: string } {
  const surface = /^\d{1,9}([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return surface >= SURFACE.min && surface <= SURFACE.max
    ? surface
    : {
        fault: `Écrivez la surface en m², de ${SURFACE.min} à ${SURFACE.max.toLocaleString("fr-FR")}, par exemple 85.`,
      };
}

/** A year, or the day of a permit. */
function readConstruction(text: string, today: string): Period | { fault: string } {
  const day = parseDate(text);
  const period = /^\d{4}$/.test(text) ? ofYear(text) : day && ofDay(day);
  return period && period.from <= today && period.from >= `${OLDEST_YEAR}-01-01`
    ? period
    : {
        fault: `Écrivez une année de ${OLDEST_YEAR} à ${today.slice(0, 4)}, ou la date du permis, par exemple 12/05/1997.`,
      };
}

function readDay(
  text: string,
  { from, to, fault }: { from: string; to: string; fault: string },
): string | { fault: string } {
  const day = parseDate(text);
  return day !== null && day >= from && day <= to ? day : { fault };
}

const isFault = (value: unknown): value is { fault: string } =>
  typeof value === "object" && value !== null && "fault" in value;

/**
 * Reads the simulator's address. Unknown words count as no answer; a wrong number or date as no
 * answer with a fault; of a doubled field the first value counts.
 * @param today ISO date
 */
export function readAnswers(params: URLSearchParams, today: string): Answers {
  const faults: Record<string, string> = {};
  const typed: Record<string, string> = {};

  function readText(field: string): string {
    const text = [...(params.get(field) ?? "").trim()].slice(0, MAX_TYPED).join("");
    if (text !== "") typed[field] = text;
    return text;
  }
  function read<T>(field: string, parse: (text: string) => T | { fault: string }): T | null {
    const text = readText(field);
    if (text === "") return null;
    const value = parse(text);
    if (!isFault(value)) return value;
    faults[field] = typeset(value.fault);
    return null;
  }
  const choose = <T extends string>(field: string, values: readonly T[]) =>
    oneOf(values, readText(field));
  const yesNo = (field: string) => {
    const answer = choose(field, ["oui", "non"] as const);
    return answer === null ? null : answer === "oui";
  };
  const installation = (field: string, day: string) => {
    const age = choose(field, ["plus", "moins"] as const);
    return age === null ? null : toInstallationPeriod(age === "plus", day);
  };

  const year = Number(today.slice(0, 4));
  const signingDate = read(FIELDS.signingDate, (text) =>
    readDay(text, {
      from: today,
      to: `${year + MAX_SIGNING_YEARS}-12-31`,
      fault: `Écrivez une date à venir, d’ici cinq ans, par exemple 15/03/${year + 1}.`,
    }),
  );
  const day = signingDate ?? today;
  const band = choose(FIELDS.constructionBand, Object.keys(CONSTRUCTION_BANDS));
  const built = read(FIELDS.constructionDate, (text) => readConstruction(text, today));
  const bands: Readonly<Record<string, { period: Period }>> = CONSTRUCTION_BANDS;
  const hasGas = yesNo(FIELDS.hasGas);

  const held = new Map<DiagnosticId, HeldReport>();
  for (const id of HOLDABLE_IDS) {
    const result = choose(heldResultField(id), RESULTS);
    const date = read(heldDateField(id), (text) =>
      readDay(text, {
        from: OLDEST_REPORT_DAY,
        to: today,
        fault: "Écrivez la date du rapport, aujourd’hui au plus tard, par exemple 03/05/2023.",
      }),
    );
    if (date !== null) held.set(id, { date, result });
  }

  readText(FIELDS.commune);
  return {
    transaction: choose(FIELDS.transaction, TRANSACTIONS),
    kind: choose(FIELDS.kind, PROPERTY_KINDS),
    isCoOwned: yesNo(FIELDS.isCoOwned),
    surface: read(FIELDS.surface, readSurface),
    construction: built ?? (band === null ? null : (bands[band]?.period ?? null)),
    hasGas,
    gasInstallation: hasGas === false ? null : installation(FIELDS.gasAge, day),
    electricInstallation: installation(FIELDS.electricAge, day),
    hasAnnexes: yesNo(FIELDS.hasAnnexes) ?? false,
    hasSewer: yesNo(FIELDS.hasSewer),
    dpeClass: choose(FIELDS.dpeClass, DPE_CLASSES),
    signingDate,
    held,
    selection: {
      chosen: pickDiagnostics(params.getAll(FIELDS.chosen)),
      offered: pickDiagnostics((params.get(FIELDS.offered) ?? "").split(".")),
    },
    typed,
    faults,
  };
}

/**
 * The form's fields as an address: empty ones leave nothing, nor does a selection that takes
 * out none of what was offered.
 */
export function toQuery(entries: Iterable<readonly [string, unknown]>): string {
  const params = new URLSearchParams();
  for (const [name, value] of entries) {
    if (typeof value === "string" && value.trim() !== "") params.append(name, value.trim());
  }
  const sort = (ids: readonly string[] = []) => ids.toSorted().join(".");
  if (sort(params.getAll(FIELDS.chosen)) === sort(params.get(FIELDS.offered)?.split("."))) {
    params.delete(FIELDS.chosen);
    params.delete(FIELDS.offered);
  }
  return params.toString();
}
