import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { routes } from "#lib/routes";
import { withNoncePolicy } from "#lib/security/nonce-policy";

const policyOf = (path = "/commune?q=rouen") =>
  withNoncePolicy(new NextRequest(`http://localhost${path}`)).headers.get(
    "content-security-policy",
  ) ?? "";

test("aucun script ne s’exécute sans le nonce de la réponse", () => {
  expect(policyOf()).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'/);
  expect(policyOf()).not.toContain("unsafe-inline");
});

test("chaque réponse a son nonce", () => {
  expect(policyOf()).not.toBe(policyOf());
});

test("une image relayée garde la règle plus stricte de sa route", () => {
  expect(policyOf(routes.adminPicture("https://exemple.fr/a.png"))).toBe("");
  expect(policyOf(routes.adminSubscribers())).toContain("script-src 'nonce-");
});
