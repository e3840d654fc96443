import { describe, expect, test } from "vitest";
import estimator from "#content/estimator";
import { readAnswers } from "#lib/diagnostics/answers";
import type { DiagnosticId } from "#lib/diagnostics/law";
import { buildReport } from "#lib/diagnostics/report";
import {
  buildEmailText,
  describeHeld,
  describeProperty,
  MAX_EMAIL_CHARACTERS,
  splitItems,
} from "#lib/diagnostics/summary";

const TODAY = "2026-11-21";

function read(query: string) {
  const answers = readAnswers(new URLSearchParams(query), TODAY);
  const report = buildReport({ answers, commune: null, tariff: estimator, today: TODAY });
  if (report === null) throw new Error("The query says neither vente nor location.");
  return { answers, report };
}

describe("un rapport détenu, en une phrase", () => {
  test.each<[string, DiagnosticId, RegExp]>([
    ["date-dpe=2020-01-03", "dpe", /^Votre rapport du 3 janvier 2020 ne vaut plus\. Un DPE établi/],
    ["date-gaz=2020-01-03", "gaz", /ne valait que jusqu’au 2 janvier 2023\.$/],
    ["date-gaz=2025-01-03", "gaz", /vaut jusqu’au 2 janvier 2028\.$/],
    [
      "date-gaz=2024-01-03&signature=2027-02-01",
      "gaz",
      /expire avant la signature, le 2 janvier 2027\.$/,
    ],
    ["date-plomb=2015-01-03&resultat-plomb=negatif", "plomb", /vaut sans limite, en l’absence/],
    ["date-erp=2026-10-01", "erp", /jusqu’au 31 mars 2027\. Il a moins de six mois à la première/],
  ])("%s", (query, id, sentence) => {
    const { report } = read(`transaction=vente&permis=1930&gaz=oui&gaz-age=plus&${query}`);
    const item = report.items.find((entry) => entry.id === id);
    expect(item && describeHeld(item)?.replace(/\s/g, " ")).toMatch(sentence);
  });
});

test("chaque diagnostic est dans un groupe, et un seul", () => {
  const { report } = read("transaction=vente&bien=maison&permis=1930&date-plomb=2026-10-01");
  const groups = splitItems(report);
  const ids = Object.values(groups).flatMap((items) => items.map(({ id }) => id));
  expect(ids.toSorted()).toEqual(report.items.map(({ id }) => id).toSorted());
  expect(groups.covered.map(({ id }) => id)).toEqual(["plomb"]);
});

test("le bien est décrit par ce qui a été répondu, rien d’autre", () => {
  const { answers, report } = read("transaction=location&surface=45&construction=avant-1949");
  expect(describeProperty(answers, report)).toEqual([
    ["Projet", "Location"],
    ["Surface", "45\u202Fm²"],
    ["Construction", "Avant 1949"],
  ]);
});

test.each([100, 900, 3000])("l’e-mail garde l’adresse entière, de %i caractères", (length) => {
  const { answers, report } = read("transaction=vente&bien=maison&surface=120&permis=1930");
  const address = `https://exemple.fr/simulateur?x=${"a".repeat(length)}`;
  const text = buildEmailText(answers, report, address);
  expect(text).toContain(address);
  if (length < 1700) expect(text.length).toBeLessThanOrEqual(MAX_EMAIL_CHARACTERS);
});
