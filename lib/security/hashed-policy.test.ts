import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { buildHashedPolicy } from "#lib/security/hashed-policy";

afterEach(() => {
  vi.unstubAllEnvs();
});

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((one) => one.startsWith(`${name} `));

test("les scripts de la page s’exécutent par leur empreinte, et aucun autre", () => {
  const policy = buildHashedPolicy(
    `<script src="/a.js"></script><script>go("é", a && b)</script>
     <script type="application/ld+json">{"a": 1}</script><SCRIPT id="x">\nb()</SCRIPT>`,
  );
  expect(directive(policy, "script-src")).toBe(
    `script-src 'self' ${hash('go("é", a && b)')} ${hash("\nb()")}`,
  );
  expect(directive(policy, "default-src")).toBe("default-src 'none'");
  expect(directive(policy, "style-src-attr")).toBeUndefined();
});

test("un attribut de style a la sienne, telle que le navigateur le lit", () => {
  const policy = buildHashedPolicy('<p style="--a:&quot;1&quot;">a</p><p style="--b:2">b</p>');
  expect(directive(policy, "style-src-attr")).toBe(
    `style-src-attr 'unsafe-hashes' ${hash('--a:"1"')} ${hash("--b:2")}`,
  );
});

test("les cadres sont ceux des formulaires configurés, et rien ne s’ouvre sans eux", () => {
  expect(buildHashedPolicy("")).not.toContain("frame-src");
  vi.stubEnv("QUOTE_FORM_URL", "https://formulaires.example/devis?a=1");
  vi.stubEnv("QUOTE_FORM_URL_VEXIN", "https://vexin.example/devis");
  const policy = buildHashedPolicy("");
  expect(directive(policy, "frame-src")).toBe(
    "frame-src https://formulaires.example https://vexin.example",
  );
  expect(directive(policy, "connect-src")).toBe(
    "connect-src 'self' https://formulaires.example https://vexin.example",
  );
});

test("la balise de Google n’entre qu’avec un identifiant ; le TLS s’impose avec une adresse https", () => {
  expect(buildHashedPolicy("")).not.toMatch(/google|upgrade-insecure/);
  vi.stubEnv("NEXT_PUBLIC_GTM_ID", "G-AB12CD34EF");
  vi.stubEnv("NEXT_PUBLIC_SITE_URL", "https://www.exemple.fr");
  const policy = buildHashedPolicy("");
  expect(directive(policy, "script-src")).toBe(
    "script-src 'self' https://www.googletagmanager.com",
  );
  expect(policy).toMatch(/; upgrade-insecure-requests$/);
});
