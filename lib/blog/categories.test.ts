import { expect, test } from "vitest";
import { blogCategories, isBlogCategory, listedBlogCategories } from "#lib/blog/categories";

test("la liste connaît sept rubriques, un article en a trois de plus", () => {
  expect(listedBlogCategories).toEqual([
    "diagnostic-immobilier",
    "dpe",
    "amiante",
    "electricite",
    "gaz",
    "plomb",
    "reglementation",
  ]);
  expect(blogCategories.slice(7)).toEqual([
    "expertise-technique",
    "actualites",
    "conseils-pratiques",
  ]);
});

test.each(["termites", "", "toString", "__proto__", "DPE"])(
  "« %s » n’est pas une rubrique",
  (id) => {
    expect(isBlogCategory(id)).toBe(false);
  },
);
