import { expect, test } from "vitest";
import type { Subscriber } from "#lib/blog/subscribers";
import { buildSubscribersCsv } from "#lib/blog/subscribers-csv";

const ORIGIN = "https://colombage.example";
const MARIE: Subscriber = {
  email: "marie@exemple.fr",
  consentedAt: "2026-07-21T22:15:56.000Z",
  textVersion: "2026-11",
  token: "1f.ab",
};
const HEADINGS = "\uFEFFadresse;date du consentement;version du texte;lien de désinscription\r\n";
const LINK = `${ORIGIN}/newsletter/desinscription?jeton=1f.ab`;

test("une ligne par personne, à l’heure de Paris, avec son propre lien", () => {
  expect(buildSubscribersCsv([MARIE], ORIGIN)).toBe(
    `${HEADINGS}marie@exemple.fr;2026-07-22 00:15:56;2026-11;${LINK}\r\n`,
  );
});

test("sans abonné, les titres des colonnes seulement", () => {
  expect(buildSubscribersCsv([], ORIGIN)).toBe(HEADINGS);
});

test.each([
  ["=1+1@exemple.fr", "'=1+1@exemple.fr"],
  ["+33@exemple.fr", "'+33@exemple.fr"],
  ["-a@exemple.fr", "'-a@exemple.fr"],
  ["@a@exemple.fr", "'@a@exemple.fr"],
  ["\ta@exemple.fr", "'\ta@exemple.fr"],
  ["＝a@exemple.fr", "'＝a@exemple.fr"],
  ["a=b+c@exemple.fr", "a=b+c@exemple.fr"],
  ["a;b@exemple.fr", '"a;b@exemple.fr"'],
  ['a"b@exemple.fr', '"a""b@exemple.fr"'],
  ["a\r\nb@exemple.fr", '"a\r\nb@exemple.fr"'],
  ['=cmd|"/c";a@exemple.fr', `"'=cmd|""/c"";a@exemple.fr"`],
])("%s s’écrit %s : ni formule, ni colonne de plus", (email, cell) => {
  expect(buildSubscribersCsv([{ ...MARIE, email }], ORIGIN)).toBe(
    `${HEADINGS}${cell};2026-07-22 00:15:56;2026-11;${LINK}\r\n`,
  );
});
