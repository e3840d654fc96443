import { expect, test } from "vitest";
import { buildConsentSignals, listCookieDomains, listRefusedCookies } from "#lib/analytics/signals";

test.each([
  [true, true, "granted", "granted"],
  [true, false, "granted", "denied"],
  [false, false, "denied", "denied"],
])("mesure %s, marketing %s : les quatre signaux suivent", (analytics, marketing, one, three) => {
  expect(buildConsentSignals({ analytics, marketing })).toEqual({
    analytics_storage: one,
    ad_storage: three,
    ad_user_data: three,
    ad_personalization: three,
  });
});

const COOKIES =
  "_ga=1; _ga_TEST12345=2; _gid=3; _gcl_au=4; session-hint=1; _gat_gtag_X=5; _galerie=6; arrival-message=7";

test("un refus nomme les cookies de sa finalité, et aucun autre", () => {
  expect(listRefusedCookies(COOKIES, { analytics: false, marketing: false })).toEqual([
    "_ga",
    "_ga_TEST12345",
    "_gid",
    "_gcl_au",
    "_gat_gtag_X",
  ]);
  expect(listRefusedCookies(COOKIES, { analytics: true, marketing: false })).toEqual(["_gcl_au"]);
  expect(listRefusedCookies(COOKIES, { analytics: true, marketing: true })).toEqual([]);
  expect(listRefusedCookies("", { analytics: false, marketing: false })).toEqual([]);
});

test("les domaines vont de l’hôte à ses parents", () => {
  expect(listCookieDomains("www.devis.exemple.fr")).toEqual([
    "www.devis.exemple.fr",
    "devis.exemple.fr",
    "exemple.fr",
  ]);
  expect(listCookieDomains("exemple.fr")).toEqual(["exemple.fr"]);
  expect(listCookieDomains("localhost")).toEqual(["localhost"]);
});
