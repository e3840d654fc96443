import { expect, test } from "vitest";
import { toLinkAddress } from "#lib/blog/article-addresses";

test.each([
  ["https://www.ademe.fr/dpe?a=1", "https://www.ademe.fr/dpe?a=1"],
  [" /services/dpe ", "/services/dpe"],
  ["#duree", "#duree"],
  ["mailto:bonjour@exemple.fr", "mailto:bonjour@exemple.fr"],
  ["www.ademe.fr", "https://www.ademe.fr"],
  ["ademe.fr/dpe", "https://ademe.fr/dpe"],
  ["bonjour@exemple.fr", "mailto:bonjour@exemple.fr"],
  ["02 61 91 00 00", "tel:+33261910000"],
  ["+33 2.61.91.00.00", "tel:+33261910000"],
])("« %s » est l’adresse %s", (typed, address) => {
  expect(toLinkAddress(typed)).toBe(address);
});

test.each([
  "",
  "ademe",
  "javascript:alert(1)",
  "data:text/html,a",
  "//evil.example",
  "file:///C:/a",
  "deux mots.fr",
])("« %s » n’est pas une adresse", (typed) => {
  expect(toLinkAddress(typed)).toBeNull();
});
