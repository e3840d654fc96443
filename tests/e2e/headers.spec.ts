import { randomUUID } from "node:crypto";
import { routes } from "#lib/routes";
import { buildHashedPolicy } from "#lib/security/hashed-policy";
import { expect, test } from "#tests/e2e/fixtures";

const article = routes.article("plomb-positif-un-an-pour-vendre");

const STATIC_PAGES = [
  ["la page d’accueil", routes.home(), 200],
  ["une page de service", routes.service("dpe"), 200],
  ["une page de ville", routes.city("rouen"), 200],
  ["une page absente", "/404", 404],
  ["une adresse inconnue", `/${randomUUID()}`, 404],
  ["un article inconnu", routes.article(randomUUID()), 404],
] as const;

test.describe("la règle des scripts", () => {
  for (const [name, path, status] of STATIC_PAGES) {
    test(`${name} porte les empreintes de ses propres scripts`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(
        response.headersArray().filter(({ name }) => /^content-security-p/i.test(name)),
      ).toEqual([
        {
          name: expect.any(String),
          value: buildHashedPolicy(await response.text()),
        },
      ]);
    });
  }

  test("un article a la sienne dès sa première réponse, et ensuite", async ({ request }) => {
    for (let time = 0; time < 2; time++) {
      const response = await request.get(article);
      expect(response.status()).toBe(200);
      expect(response.headers()["content-security-policy"]).toBe(
        buildHashedPolicy(await response.text()),
      );
    }
  });

  for (const path of [routes.blog(), routes.simulator(), routes.auth(), routes.account()]) {
    test(`${path}, rendue à chaque demande, a un nonce chaque fois neuf`, async ({ request }) => {
      const policies = new Set<string>();
      for (let time = 0; time < 2; time++) {
        const response = await request.get(path);
        const policy = response.headers()["content-security-policy"] ?? "";
        const nonce = policy.match(/script-src 'nonce-([^']+)' 'strict-dynamic'/)?.[1];
        expect(nonce).toBeDefined();
        expect(await response.text()).toContain(`nonce="${nonce}"`);
        policies.add(policy);
      }
      expect(policies.size).toBe(2);
    });
  }

  test.describe("un script venu d’ailleurs", () => {
    test.use({ expectedMessage: /Content Security Policy/ });

    test("ne s’exécute pas", async ({ page }) => {
      await page.goto(routes.contact());
      const refused = await page.evaluate(async () => {
        const directives: string[] = [];
        document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
          directives.push(effectiveDirective);
        });
        const script = document.createElement("script");
        script.textContent = "window.pirate = true";
        const link = document.createElement("a");
        link.setAttribute("onclick", "window.pirate = true");
        document.body.append(script, link);
        link.click();
        await new Promise((resolve) => setTimeout(resolve));
        return directives;
      });
      expect(refused.toSorted()).toEqual(["script-src-attr", "script-src-elem"]);
      expect(await page.evaluate(() => "pirate" in window)).toBe(false);
    });
  });
});

test("chaque réponse a les autres en-têtes de sécurité, sans HSTS en http", async ({ request }) => {
  for (const path of [routes.home(), routes.blog(), "/api/health", "/robots.txt", "/404"]) {
    const headers = (await request.get(path)).headers();
    expect.soft(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "reporting-endpoints": 'csp="/api/csp-reports"',
    });
    expect.soft(headers["strict-transport-security"], path).toBeUndefined();
    expect.soft(headers["x-powered-by"], path).toBeUndefined();
  }
});

test("un rapport se compte ; démesuré ou insensé, il est refusé", async ({ request }) => {
  const readCount = async () => (await (await request.get("/api/health")).json()).policyReports;
  const before = await readCount();
  const send = async (data: string) =>
    (
      await request.post(routes.policyReports(), {
        data,
        headers: { "Content-Type": "application/csp-report" },
      })
    ).status();
  expect(await send("{")).toBe(400);
  expect(await send(JSON.stringify({ "csp-report": "a".repeat(20_000) }))).toBe(413);
  expect(await send(JSON.stringify({ "csp-report": { "violated-directive": "img-src" } }))).toBe(
    204,
  );
  expect(await readCount()).toBe(before + 1);
});
