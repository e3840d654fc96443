/** Times of day in France, whatever the zone of the machine. */

const ZONE = "Europe/Paris";
/** Made once: making a formatter takes longer than a hundred dates. */
const LOCAL = new Intl.DateTimeFormat("sv-SE", {
  timeZone: ZONE,
  dateStyle: "short",
  timeStyle: "short",
});
const WRITTEN_DAY = new Intl.DateTimeFormat("fr-FR", { timeZone: ZONE, dateStyle: "long" });
const WRITTEN_TIME = new Intl.DateTimeFormat("fr-FR", {
  timeZone: ZONE,
  hour: "numeric",
  minute: "2-digit",
});
const MINUTE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::00)?$/;

/**
 * The value of a datetime-local field, as clocks show it in Paris: « 2026-07-01T09:00 ».
 * @param time ISO 8601 with its zone
 */
export function toParisField(time: string): string {
  return LOCAL.format(new Date(time)).replace(" ", "T");
}

/** The day (ISO date) that calendars show in Paris at a time (ISO 8601 with its zone). */
export function toParisDay(time: string): string {
  return toParisField(time).slice(0, 10);
}

/**
 * The time (ISO 8601 in UTC) when clocks in Paris show the value of a datetime-local field; null
 * for what is no date. The hour that comes twice in October counts as the first; the one that
 * March leaves out, as an hour later.
 */
export function fromParisField(value: string): string | null {
  if (!MINUTE.test(value)) return null;
  const asUtc = Date.parse(`${value}Z`);
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(value)) return null;
  // Paris is one or two hours ahead of UTC.
  const [summer, winter] = [2, 1].map((hours) => new Date(asUtc - hours * 3_600_000).toISOString());
  return summer !== undefined && toParisField(summer) === value.slice(0, 16)
    ? summer
    : (winter ?? null);
}

/** « 1er juillet 2026 à 9 h 05 », in Paris. */
export function formatParisTime(time: string): string {
  const date = new Date(time);
  const [hours, minutes] = WRITTEN_TIME.format(date).split(":");
  const day = WRITTEN_DAY.format(date).replace(/^1 /, "1er ").replace(" ", "\u00A0");
  return `${day} à ${Number(hours)}\u00A0h\u00A0${minutes}`;
}
