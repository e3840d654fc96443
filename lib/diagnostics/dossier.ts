/** A property and its transaction as a visitor describes them; null: « je ne sais pas ». */

export const TRANSACTIONS = ["vente", "location"] as const;
export type Transaction = (typeof TRANSACTIONS)[number];

export const PROPERTY_KINDS = ["maison", "appartement", "immeuble"] as const;
export type PropertyKind = (typeof PROPERTY_KINDS)[number];

export const DPE_CLASSES = ["A", "B", "C", "D", "E", "F", "G"] as const;
export type DpeClass = (typeof DPE_CLASSES)[number];

export const RESULTS = ["negatif", "positif"] as const;
/** Whether a report found what it was looking for. */
export type Result = (typeof RESULTS)[number];

/** When something was built or installed: between two ISO dates, both included. */
export type Period = { from: string; to: string };

export const FAR_PAST = "0001-01-01";
export const FAR_FUTURE = "9999-12-31";

/** @param year four digits, since ISO dates are compared as text */
export const ofYear = (year: string): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` });
export const ofDay = (isoDate: string): Period => ({ from: isoDate, to: isoDate });

/** What is known of the commune's termite zone: see lib/territory/zones. */
export type ZoneKnowledge = "in-zone" | "partly" | "unknown" | "none-known";

export type DossierCommune = {
  /** INSEE code. */
  code: string;
  label: string;
  termites: ZoneKnowledge;
  merule: ZoneKnowledge;
};

/** ISO date: an older report is surely a mistake. */
export const OLDEST_REPORT_DAY = "1980-01-01";

/** A report that the visitor already holds. */
export type HeldReport = {
  /** ISO date of the report. */
  date: string;
  result: Result | null;
};

export type Dossier = {
  transaction: Transaction;
  kind: PropertyKind | null;
  isCoOwned: boolean | null;
  /** m² */
  surface: number | null;
  /** Building permit, or else construction. */
  construction: Period | null;
  hasGas: boolean | null;
  /** Whether the installation is over fifteen years old, or when it was made. */
  gasInstallation: Period | null;
  electricInstallation: Period | null;
  hasAnnexes: boolean;
  hasSewer: boolean | null;
  /** Energy class of the DPE. */
  dpeClass: DpeClass | null;
  commune: DossierCommune | null;
  /** ISO date of the planned signing. */
  signingDate: string | null;
};
