import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { withNoncePolicy } from "#lib/security/nonce-policy";

const policyOf = () =>
  withNoncePolicy(new NextRequest("http://localhost/commune?q=rouen")).headers.get(
    "content-security-policy",
  ) ?? "";

test("aucun script ne s’exécute sans le nonce de la réponse", () => {
  expect(policyOf()).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'/);
  expect(policyOf()).not.toContain("unsafe-inline");
});

test("chaque réponse a son nonce", () => {
  expect(policyOf()).not.toBe(policyOf());
});
