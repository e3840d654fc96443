import type { Subscriber } from "#lib/blog/subscribers";
import { routes } from "#lib/routes";

/** With it, Excel reads UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";
/** What a French Excel expects: its comma stands in numbers. */
const SEPARATOR = ";";
const HEADINGS = ["adresse", "date du consentement", "version du texte", "lien de désinscription"];
/** A spreadsheet would run it: https://owasp.org/www-community/attacks/CSV_Injection. */
const FORMULA_START = /^[=+\-@＝＋－＠\t\r\n]/;
/** « 2026-11-21 10:15:56 », in Paris: a date to Excel, and in order when sorted as text. */
const TIME_IN_PARIS = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "Europe/Paris",
});

/** RFC 4180; an apostrophe makes a text of what a spreadsheet would take for a formula. */
function toCell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The list to import elsewhere, for a French Excel: UTF-8 with its mark, « ; », CRLF. Each row has
 * the person's own unsubscribe link, to put at the foot of what they receive.
 * @param origin the site's address without a slash at the end
 */
export function buildSubscribersCsv(subscribers: readonly Subscriber[], origin: string): string {
  const rows = subscribers.map(({ consentedAt, email, textVersion, token }) => [
    email,
    TIME_IN_PARIS.format(new Date(consentedAt)),
    textVersion,
    new URL(routes.unsubscribe(token), origin).href,
  ]);
  const lines = [HEADINGS, ...rows].map((cells) => cells.map(toCell).join(SEPARATOR));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}\r\n`).join("")}`;
}
