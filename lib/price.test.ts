import { expect, test } from "vitest";
import { formatEuros, formatPrice, formatShortPrice } from "#lib/price";

test.each([
  [80, "80\u202F€"],
  [4.99, "4,99\u202F€"],
  [1234, "1\u202F234\u202F€"],
  [4.5, "4,50\u202F€"],
])("%d s’écrit %j", (amount, text) => {
  expect(formatEuros(amount)).toBe(text);
});

test("un prix de catalogue est « à partir de », ou « sur devis »", () => {
  expect(formatPrice({ kind: "from", amount: 80 })).toBe("à partir de 80\u202F€");
  expect(formatPrice({ kind: "quote" })).toBe("sur devis");
  expect(formatShortPrice({ kind: "quote" })).toBe("devis");
});
