import { describe, expect, test } from "vitest";
import { buildConsentRecord, isConsentCurrent, parseConsentRecord } from "#lib/consent/record";

const GIVEN = new Date("2026-08-31T10:00:00.000Z");
const record = buildConsentRecord({ analytics: true, marketing: false }, GIVEN);

test("un choix garde ses trois booléens, sa date et la version du bandeau", () => {
  expect(record).toEqual({
    necessary: true,
    analytics: true,
    marketing: false,
    date: "2026-08-31T10:00:00.000Z",
    version: 1,
  });
});

test("un choix enregistré se relit à l’identique", () => {
  expect(parseConsentRecord(JSON.stringify(record))).toEqual(record);
});

describe("n’est pas un choix", () => {
  test.each([
    ["rien", null],
    ["un texte vide", ""],
    ["un texte illisible", "{"],
    ["autre chose qu’un objet", "true"],
    ["null", "null"],
    ["le format sans date ni version", '{"necessary":true,"analytics":true,"marketing":true}'],
    ["un nécessaire refusé", JSON.stringify({ ...record, necessary: false })],
    ["une finalité qui n’est pas un booléen", JSON.stringify({ ...record, analytics: "true" })],
    ["une finalité absente", JSON.stringify({ ...record, marketing: undefined })],
    ["une date qui n’est pas un texte", JSON.stringify({ ...record, date: 0 })],
    ["une version plus ancienne", JSON.stringify({ ...record, version: 0 })],
  ])("%s", (_, stored) => {
    expect(parseConsentRecord(stored)).toBeNull();
  });
});

test.each([
  ["le jour même", "2026-08-31T10:00:00.000Z", true],
  ["après cinq mois", "2027-01-31T10:00:00.000Z", true],
  ["après six mois et quelques jours", "2027-03-04T10:00:00.000Z", false],
  ["avant d’avoir été donné", "2026-08-31T09:59:59.000Z", false],
])("un choix vaut six mois : %s", (_, now, isCurrent) => {
  expect(isConsentCurrent(record, new Date(now))).toBe(isCurrent);
});

test("un choix sans date lisible ne vaut pas", () => {
  expect(isConsentCurrent({ ...record, date: "hier" }, GIVEN)).toBe(false);
});
