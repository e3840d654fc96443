import ICAL from "ical.js";
import { expect, test, vi } from "vitest";
import { routes } from "#lib/routes";
import { GET } from "./route";

vi.mock("server-only", () => ({}));
vi.mock("#lib/dates", async (load) => ({
  ...(await load<typeof import("#lib/dates")>()),
  getToday: () => "2026-11-21",
}));

const ask = (query: string) => GET(new Request(`http://localhost${routes.reminders(query)}`));

test("donne le calendrier des réponses de l’adresse, à enregistrer, hors de tout cache", async () => {
  const response = ask("transaction=vente&commune=Le+Mans&signature=2027-06-15");
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    "cache-control": "private, no-store",
    "content-disposition": 'attachment; filename="rappels-diagnostics.ics"',
    "content-type": "text/calendar; charset=utf-8",
    "x-robots-tag": "noindex",
  });
  const summaries = new ICAL.Component(ICAL.parse(await response.text()))
    .getAllSubcomponents("vevent")
    .map((event) => event.getFirstPropertyValue("summary"));
  expect(summaries[0]).toContain("Termites");
});

test.each([
  ["", "rien"],
  ["transaction=vente", "aucune date"],
  ["date-dpe=2024-01-01", "ni vente ni location"],
  ["transaction=vente&date-dpe=2024-02-31&signature=3000-01-01", "de fausses dates"],
  [`transaction=vente&commune=${"a".repeat(5000)}&date-gaz=${"9".repeat(5000)}`, "trop long"],
  ["transaction=vente&commune=%00%FF<script>&transaction=location&x", "n’importe quoi"],
])("« %.60s » (%s) répond 404 en français, sans se tromper", async (query) => {
  const response = ask(query);
  expect(response.status).toBe(404);
  expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(await response.text()).toBe("Aucune date à rappeler pour ces réponses.");
});
