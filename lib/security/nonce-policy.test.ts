import { NextRequest } from "next/server";
import { afterEach, expect, test, vi } from "vitest";
import { adminRoutes } from "#lib/admin-routes";
import { withNoncePolicy } from "#lib/security/nonce-policy";

afterEach(() => {
  vi.unstubAllEnvs();
});

const policyOf = (path = "/commune?q=rouen") =>
  withNoncePolicy(new NextRequest(`http://localhost${path}`)).headers.get(
    "content-security-policy",
  ) ?? "";

test("aucun script ne s’exécute sans le nonce de la réponse", () => {
  expect(policyOf()).toMatch(/script-src 'nonce-[\w+/=]{20,}' 'strict-dynamic'/);
  expect(policyOf()).not.toContain("unsafe-inline");
});

test("les adresses de Google n’y entrent qu’avec un identifiant configuré", () => {
  expect(policyOf()).not.toContain("google");
  vi.stubEnv("NEXT_PUBLIC_GTM_ID", "G-AB12CD34EF");
  const hosts =
    "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";
  expect(policyOf().split("; ")).toEqual(
    expect.arrayContaining([`connect-src 'self' ${hosts}`, `img-src 'self' data: ${hosts}`]),
  );
  expect(policyOf()).not.toMatch(/(script|default|frame)-src [^;]*google/);
});

test("chaque réponse a son nonce", () => {
  expect(policyOf()).not.toBe(policyOf());
});

test("une image relayée garde la règle plus stricte de sa route", () => {
  expect(policyOf(adminRoutes.picture("https://exemple.fr/a.png"))).toBe("");
  expect(policyOf(adminRoutes.subscribers())).toContain("script-src 'nonce-");
});
