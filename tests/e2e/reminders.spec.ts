import ICAL from "ical.js";
import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";

/** So near in the past that these reports hold for years. */
const LAST_WEEK = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);

test("les rappels du simulateur s’enregistrent comme un calendrier", async ({ request }) => {
  const query = new URLSearchParams({
    transaction: "vente",
    commune: "Le Mans",
    "date-gaz": LAST_WEEK,
    "date-dpe": LAST_WEEK,
  });
  const response = await request.get(routes.reminders(`${query}`));
  expect(response.status()).toBe(200);
  const headers = response.headers();
  expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(headers["content-disposition"]).toBe('attachment; filename="rappels-diagnostics.ics"');
  expect(headers["cache-control"]).toBe("private, no-store");
  expect(headers["x-robots-tag"]).toBe("noindex");
  const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents(
    "vevent",
  );
  expect(events.map((event) => event.getFirstPropertyValue("summary"))).toEqual([
    "Gaz\u202F: dernier jour de validité",
    "DPE\u202F: dernier jour de validité",
  ]);
});

test("sans date à venir, ou quoi qu’on demande, la réponse est 404 en français", async ({
  request,
}) => {
  for (const query of [
    "",
    "transaction=vente",
    "transaction=vente&date-dpe=2024-02-31&signature=3000-01-01",
    `transaction=vente&commune=${"a".repeat(5000)}`,
    "transaction=%FF%00<script>&transaction=vente&commune[]=x",
  ]) {
    const response = await request.get(routes.reminders(query));
    expect.soft(response.status(), query).toBe(404);
    expect.soft(await response.text(), query).toBe("Aucune date à rappeler pour ces réponses.");
  }
});
