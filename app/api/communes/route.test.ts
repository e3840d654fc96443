import { expect, test, vi } from "vitest";
import { GET } from "./route";

vi.mock("server-only", () => ({}));

async function ask(search: string) {
  const response = GET(new Request(`http://localhost/api/communes${search}`));
  return { response, body: await response.json() };
}

test("répond huit communes au plus, avec leur couverture, et se met en cache", async () => {
  const { body, response } = await ask("?q=Le%20Mans");
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toMatch(
    /^public, .*s-maxage=\d+, stale-while-revalidate=\d+$/,
  );
  expect(body.communes[0]).toMatchObject({
    code: "72181",
    name: "Le Mans",
    postcodes: ["72000", "72100"],
    department: "72",
    departmentName: "Sarthe",
    query: "Le Mans (72000)",
    coverage: {
      status: "covered",
      headline: "Oui, nous intervenons au Mans",
      cityPage: { slug: "le-mans" },
      zones: { termites: { status: "in-zone", decree: { date: "2025-12-12" } } },
    },
  });
  expect((await ask("?q=saint")).body.communes).toHaveLength(8);
});

test("dit pourquoi rien n’est trouvé, et ce qui est couvert à côté", async () => {
  expect((await ask("?q=zzzz")).body).toMatchObject({
    communes: [],
    total: 0,
    notice: expect.stringContaining("pas trouvé cette commune dans notre secteur"),
  });
  expect((await ask("?q=28999")).body.notice).toContain("Eure (27), Orne (61)");
  expect((await ask("?q=76999")).body.notice).toContain("Aucune commune de Seine-Maritime (76)");
});

test.each([
  "",
  "?q=",
  "?q=a",
  "?q=%20%20",
  `?q=${"a".repeat(10_000)}`,
  "?q=%F0%9F%8F%A0",
  "?q=ro%00uen",
  "?q=%1B%5B31m",
])("« %.30s » : 400 et une raison", async (search) => {
  const { body, response } = await ask(search);
  expect(response.status).toBe(400);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(body).toEqual({ error: expect.stringMatching(/^Écrivez .+\.$/) });
});

test.each([
  "?q=%F0%9F%8F%A0%F0%9F%8F%A0",
  "?q=';DROP%20TABLE%20communes;--",
  "?q=(a%2B)%2B%24",
  "?q=%5B%5B%5B",
  "?q=%E0%A4%A",
  "?q=%ED%A0%80%ED%A0%80",
  "?q=__proto__",
  "?q=rouen&q=caen",
])("« %s » : une réponse valable", async (search) => {
  const { body, response } = await ask(search);
  expect(response.status).toBe(200);
  expect(body.communes.length).toBeLessThanOrEqual(8);
});

test("au-delà de 120 demandes d’une adresse dans la minute : 429, avec ce qu’il faut attendre", async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ["Date"] });
  vi.stubEnv("TRUSTED_PROXY", "1");
  const from = (address: string) =>
    GET(
      new Request("http://localhost/api/communes?q=Rouen", {
        headers: { "x-forwarded-for": address },
      }),
    );
  for (let time = 0; time < 120; time++) expect(from("203.0.113.7").status).toBe(200);
  const refused = from("203.0.113.7");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(await refused.json()).toEqual({
    error: "Trop de demandes en peu de temps. Réessayez dans 60 secondes.",
  });
  expect(from("203.0.113.8").status).toBe(200);
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
