import { expect, test } from "vitest";
import { getListSeo, getListTitle } from "#lib/blog/list-title";

const WORDS = {
  title: "Le carnet",
  lead: "Ce que la loi demande.",
  seo: { title: "Blog", description: "Des réponses de terrain." },
};

test("la liste entière garde ses mots", () => {
  const part = { category: null, page: 1 };
  expect(getListTitle(WORDS, part)).toBe("Le carnet");
  expect(getListSeo(WORDS, part)).toEqual(WORDS.seo);
});

test.each([
  [
    { category: null, page: 2 },
    "Le carnet, page 2",
    "Le carnet, page 2",
    "Page 2. Ce que la loi demande.",
  ],
  [
    { category: "dpe", page: 1 },
    "Le carnet\u202F: DPE",
    "DPE\u202F: les articles de notre blog",
    "DPE. Ce que la loi demande.",
  ],
  [
    { category: "electricite", page: 3 },
    "Le carnet\u202F: Électricité, page 3",
    "Électricité\u202F: les articles de notre blog, page 3",
    "Électricité, page 3. Ce que la loi demande.",
  ],
] as const)("%o se distingue", (part, heading, title, description) => {
  expect(getListTitle(WORDS, part)).toBe(heading);
  expect(getListSeo(WORDS, part)).toEqual({ title, description });
});

test("une description trop longue est coupée à 160 caractères", () => {
  const { description } = getListSeo(
    { ...WORDS, lead: "Ce que la loi demande, et plus. ".repeat(10) },
    { category: "dpe", page: 2 },
  );
  expect(description.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/…$/);
});
