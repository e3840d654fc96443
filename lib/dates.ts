/** « 15 novembre 2026 », « 1er juillet 2021 »; `isoDate` is YYYY-MM-DD. */
export function formatDate(isoDate: string): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const month = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" }).format(date);
  const day = date.getUTCDate() === 1 ? "1er" : String(date.getUTCDate());
  return `${day}\u00A0${month} ${date.getUTCFullYear()}`;
}
