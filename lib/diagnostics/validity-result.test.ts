import { expect, test } from "vitest";
import { getValidityResult } from "#lib/diagnostics/validity-result";
import { loadContent } from "#scripts/load-content";

const { services } = await loadContent();

const ask = (search: string) =>
  getValidityResult(new URLSearchParams(search), { services, today: "2026-11-21" });

test("une visite sans rien demander ne trouve aucune faute", () => {
  expect(ask("")).toMatchObject({
    faults: { diagnostic: null, date: null },
    answer: null,
    undated: null,
  });
  expect(ask("utm_source=x").faults).toEqual({ diagnostic: null, date: null });
});

test("un diagnostic et une date ont leur réponse", () => {
  expect(ask("diagnostic=dpe&date=2022-01-01")).toMatchObject({
    faults: { diagnostic: null, date: null },
    questions: { use: false, result: false },
    answer: { leadsToQuote: false },
    undated: null,
  });
});

test("une faute de date garde le diagnostic et ses questions", () => {
  expect(ask("diagnostic=plomb&date=2024-02-31")).toMatchObject({
    query: { diagnostic: "plomb", date: "" },
    questions: { use: true, result: true },
    faults: { diagnostic: null, date: expect.stringContaining("Le calendrier n’a pas") },
    answer: null,
  });
});

test("un diagnostic inconnu est à choisir, la date reste", () => {
  expect(ask("diagnostic=<script>&date=2024-01-01")).toMatchObject({
    query: { date: "2024-01-01" },
    faults: { diagnostic: "Choisissez un diagnostic dans la liste.", date: null },
    answer: null,
    undated: null,
  });
});

test.each(["amiante-travaux", "amiante-hap", "dpe-projete", "etat-parasitaire"])(
  "« %s » répond avec les mots de sa page, sans demander de date",
  (slug) => {
    expect(ask(`diagnostic=${slug}&date=`)).toMatchObject({
      faults: { diagnostic: null, date: null },
      answer: null,
      undated: { slug },
    });
  },
);

test("tout service se choisit, et ce que le SPANC contrôle", () => {
  const values = ask("").choices.map(({ value }) => value);
  expect(values).toEqual([...services.map(({ slug }) => slug), "assainissement"]);
  for (const value of values) {
    const { answer, undated } = ask(`diagnostic=${value}&date=2026-01-01`);
    expect(answer === null, value).toBe(undated !== null);
  }
});
