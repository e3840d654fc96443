import { expect, test } from "vitest";
import { toSlug } from "#lib/slug";

test.each([
  ["L’amiante : où, quand ?", "l-amiante-ou-quand"],
  ["Œuvre & lœss, ÉLECTRICITÉ", "oeuvre-loess-electricite"],
  ["  9 m²  --  loi Carrez  ", "9-m2-loi-carrez"],
  ["re\u0301glementation", "reglementation"],
  ["🏚️ … !", ""],
])("« %s » donne « %s »", (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});
