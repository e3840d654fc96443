/** The purposes that a visitor may allow or refuse, each by itself. */
export type ConsentChoice = { analytics: boolean; marketing: boolean };

/** What the browser keeps of a choice: the proof that the CNIL asks for is its time and version. */
export type ConsentRecord = ConsentChoice & {
  necessary: true;
  /** ISO 8601. */
  date: string;
  /** Of the banner that asked. */
  version: number;
};

export const CONSENT_KEY = "cookie-consent";

/** One more when the purposes or those who receive the data change: everyone is asked again. */
const BANNER_VERSION = 1;

/** A choice holds for six months (CNIL, délibération 2020-092). */
const MONTHS_KEPT = 6;

export function buildConsentRecord(choice: ConsentChoice, now: Date): ConsentRecord {
  return { necessary: true, ...choice, date: now.toISOString(), version: BANNER_VERSION };
}

/** Whether the choice still holds; one that a clock dates from tomorrow does not. */
export function isConsentCurrent({ date }: ConsentRecord, now: Date): boolean {
  const end = new Date(date);
  end.setMonth(end.getMonth() + MONTHS_KEPT);
  return new Date(date) <= now && now < end;
}

/** What is stored, or null when it is no record of this banner: the question is then asked. */
export function parseConsentRecord(stored: string | null): ConsentRecord | null {
  try {
    const { analytics, date, marketing, necessary, version } = JSON.parse(stored ?? "null");
    const isRecord =
      necessary === true &&
      typeof analytics === "boolean" &&
      typeof marketing === "boolean" &&
      typeof date === "string" &&
      version === BANNER_VERSION;
    return isRecord ? { necessary, analytics, marketing, date, version } : null;
  } catch {
    return null;
  }
}
