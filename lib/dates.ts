/**
 * Days of the calendar as ISO dates (YYYY-MM-DD), which sort like text. No clock, no time zone:
 * whoever needs today's date is given it.
 */

const DAY_MS = 86_400_000;
/** Made once: making a formatter takes longer than a hundred dates. */
const MONTH_NAME = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" });
const ISO_DAY_IN_PARIS = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris" });

const toTime = (isoDate: string) => Date.parse(`${isoDate}T00:00:00Z`);
const toIsoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a day that exists: « 2027-02-31 » is none. */
function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = toTime(text);
  return !Number.isNaN(time) && toIsoDate(time) === text;
}

/** The ISO date of « 2026-11-15 », « 15/11/2026 » or « 15.11.2026 »; null for anything else. */
export function parseDate(text: string): string | null {
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  const [, day = "", month = "", year = ""] = french ?? [];
  const isoDate = french
    ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : text.trim();
  return isIsoDate(isoDate) ? isoDate : null;
}

/** Today in France. */
export function getToday(now = new Date()): string {
  return ISO_DAY_IN_PARIS.format(now);
}

export function addDays(isoDate: string, days: number): string {
  return toIsoDate(toTime(isoDate) + days * DAY_MS);
}

/**
 * The day of the same number, so many calendar months later (earlier when negative). A month
 * too short for that number gives the first day of the next one: 31 August + 6 is 1 March.
 */
export function addMonths(isoDate: string, months: number): string {
  const [year = 0, month = 1, day = 1] = isoDate.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return day > lastDay
    ? toIsoDate(Date.UTC(year, month + months, 1))
    : toIsoDate(Date.UTC(year, month - 1 + months, day));
}

/** « 15 novembre 2026 », « 1er juillet 2021 ». */
export function formatDate(isoDate: string): string {
  const date = new Date(toTime(isoDate));
  const month = MONTH_NAME.format(date);
  const day = date.getUTCDate() === 1 ? "1er" : String(date.getUTCDate());
  return `${day}\u00A0${month} ${date.getUTCFullYear()}`;
}
