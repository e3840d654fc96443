import { describe, expect, test } from "vitest";
import { formatParisTime, fromParisField, toParisDay, toParisField } from "#lib/paris-time";

describe("l’heure de Paris, quelle que soit celle de la machine", () => {
  test.each([
    ["l’été", "2026-07-01T09:00", "2026-07-01T07:00:00.000Z"],
    ["l’hiver", "2026-12-01T09:00", "2026-12-01T08:00:00.000Z"],
    ["minuit, le jour d’avant en temps universel", "2026-07-01T00:30", "2026-06-30T22:30:00.000Z"],
    ["juste avant l’heure d’été", "2026-03-29T01:59", "2026-03-29T00:59:00.000Z"],
    ["juste après", "2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
    ["juste avant l’heure d’hiver", "2026-10-25T01:59", "2026-10-24T23:59:00.000Z"],
    ["juste après", "2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
  ])("%s : %s", (_, field, time) => {
    expect(fromParisField(field)).toBe(time);
    expect(toParisField(time)).toBe(field);
  });

  test("l’heure qui revient deux fois est la première ; celle qui manque passe une heure plus tard", () => {
    expect(fromParisField("2026-10-25T02:30")).toBe("2026-10-25T00:30:00.000Z");
    expect(toParisField(fromParisField("2026-03-29T02:30") ?? "")).toBe("2026-03-29T03:30");
  });

  test.each([
    "",
    "demain",
    "2026-02-30T09:00",
    "2026-13-01T09:00",
    "2026-07-01",
    "2026-07-01T25:00",
  ])("« %s » n’est pas une date", (field) => {
    expect(fromParisField(field)).toBeNull();
  });
});

test.each([
  ["2026-07-01T07:05:00Z", "1er\u00A0juillet 2026 à 9\u00A0h\u00A005"],
  ["2026-12-31T23:30:00Z", "1er\u00A0janvier 2027 à 0\u00A0h\u00A030"],
  ["2026-11-15T13:00:00+00:00", "15\u00A0novembre 2026 à 14\u00A0h\u00A000"],
])("%s se lit « %s »", (time, text) => {
  expect(formatParisTime(time)).toBe(text);
});

test("le jour à Paris d’une heure de la nuit n’est pas celui de Greenwich", () => {
  expect(toParisDay("2026-11-20T23:30:00Z")).toBe("2026-11-21");
  expect(toParisDay("2026-07-01T21:59:00Z")).toBe("2026-07-01");
  expect(toParisDay("2026-07-01T22:00:00Z")).toBe("2026-07-02");
});
