import { randomInt } from "node:crypto";
import { routes } from "#lib/routes";
import { type Form, listForms } from "#scripts/fuzz/forms";
import { test as base, expect } from "#tests/e2e/blog-fixtures";
import { serveBuildCopy } from "#tests/e2e/build-copy";

const TOO_OFTEN = /Trop de demandes en peu de temps\. Réessayez dans \d+ secondes?\./;
const MINUTE_MS = 60_000;

/** The site behind one relay that it trusts. */
const test = base.extend<object, { relayedSite: string }>({
  relayedSite: [
    async ({ backend }, use, { parallelIndex }) => {
      const site = await serveBuildCopy(`.next-limits-${parallelIndex}`, {
        ...backend.env,
        TRUSTED_PROXY: "1",
      });
      // The first question to a fresh database takes longer than a limit should be measured in.
      await expect
        .poll(async () => (await fetch(site.origin + routes.blog())).status, { timeout: 30_000 })
        .toBe(200);
      await use(site.origin);
      await site.stop();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ relayedSite }, use) => {
    await use(relayedSite);
  },
});

/** An address of documentation that nobody else of the run has. */
const pickAddress = () =>
  `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;

/** Limits count by minutes of the clock: what one turned in the middle of is done once more. */
async function withinOneMinute<Result>(run: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const minute = Math.floor(Date.now() / MINUTE_MS);
    const result = await run();
    if (Math.floor(Date.now() / MINUTE_MS) === minute) return result;
  }
}

async function readForm(origin: string, path: string, field: string): Promise<Form> {
  const html = await (await fetch(origin + path)).text();
  const form = listForms(path, html).find(({ fields }) => fields.some(([name]) => name === field));
  if (form === undefined) throw new Error(`no form with ${field} on ${path}`);
  return form;
}

/** Sends a form as a browser without scripts, through a relay that adds who it was asked from. */
async function send(
  origin: string,
  { action, fields }: Form,
  typed: Readonly<Record<string, string>>,
  forwardedFor: string,
): Promise<string> {
  const body = new FormData();
  for (const [name, value] of fields) body.set(name, typed[name] ?? value);
  const response = await fetch(origin + action, {
    method: "POST",
    headers: { "X-Forwarded-For": forwardedFor, Origin: origin },
    body,
    redirect: "manual",
  });
  expect(response.status).toBeLessThan(400);
  return response.text();
}

const EMAIL = "limite@exemple.fr";
const PASSWORD = "Colombage-2026";

type LimitedForm = {
  name: string;
  path: string;
  /** A field that no other form of the page has. */
  field: string;
  perMinute: number;
  typed: Readonly<Record<string, string>>;
};

const FORMS: readonly LimitedForm[] = [
  {
    name: "la connexion",
    path: routes.auth(),
    field: "password",
    perMinute: 10,
    typed: { email: EMAIL, password: PASSWORD },
  },
  {
    name: "l’inscription",
    path: routes.auth("inscription"),
    field: "fullName",
    perMinute: 5,
    typed: { email: EMAIL, password: PASSWORD, fullName: "Jeanne Le Goff" },
  },
  {
    name: "le mot de passe oublié",
    path: routes.forgottenPassword(),
    field: "email",
    perMinute: 5,
    typed: { email: EMAIL },
  },
  {
    name: "la lettre",
    path: routes.blog(),
    field: "consent",
    perMinute: 5,
    typed: { email: EMAIL, site: "", consent: "yes" },
  },
];

for (const { field, name, path, perMinute, typed } of FORMS) {
  test(`${name} : ${perMinute} fois par minute pour une adresse, les autres le peuvent encore`, async ({
    relayedSite,
  }) => {
    const form = await readForm(relayedSite, path, field);
    const { forged, others, tries } = await withinOneMinute(async () => {
      const [address, other] = [pickAddress(), pickAddress()];
      return {
        tries: await Promise.all(
          Array.from({ length: perMinute + 1 }, () => send(relayedSite, form, typed, address)),
        ),
        // What a visitor writes stands before what the relay adds.
        forged: await send(relayedSite, form, typed, `${pickAddress()}, ${address}`),
        others: await send(relayedSite, form, typed, `${address}, ${other}`),
      };
    });
    const refused = tries.filter((html) => TOO_OFTEN.test(html));
    expect(refused).toHaveLength(1);
    // What was typed is still there.
    expect(refused[0]).toContain(`value="${EMAIL}"`);
    expect(forged).toMatch(TOO_OFTEN);
    expect(others).not.toMatch(TOO_OFTEN);
  });
}

test("la personne le lit dans la page, et son adresse reste dans le champ", async ({
  browser,
  relayedSite,
}) => {
  const form = await readForm(relayedSite, routes.auth(), "password");
  const address = pickAddress();
  const context = await browser.newContext({
    baseURL: relayedSite,
    extraHTTPHeaders: { "X-Forwarded-For": address },
  });
  const page = await context.newPage();
  await page.goto(routes.auth());
  const panel = page.getByRole("tabpanel", { name: "Connexion" });
  await withinOneMinute(async () => {
    const tries = Array.from({ length: 10 }, () =>
      send(relayedSite, form, { email: EMAIL, password: PASSWORD }, address),
    );
    await Promise.all(tries);
    await panel.getByLabel("Email").fill(EMAIL);
    await panel.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
    await panel.getByRole("button", { name: "Se connecter" }).click();
    await expect(panel.getByRole("alert")).toBeVisible();
  });
  await expect(panel.getByRole("alert")).toHaveText(TOO_OFTEN);
  await expect(panel.getByLabel("Email")).toHaveValue(EMAIL);
  await context.close();
});

const ADDRESSES = [
  { name: "la recherche de commune", path: "/api/communes?q=Rouen", perMinute: 120 },
  { name: "la page d’une commune", path: routes.commune("Rouen"), perMinute: 60 },
  { name: "les rapports de navigateur", path: routes.policyReports(), perMinute: 30, body: "[]" },
];

for (const { body, name, path, perMinute } of ADDRESSES) {
  test(`${name} : 429 après ${perMinute} demandes dans la minute, avec ce qu’il faut attendre`, async ({
    relayedSite,
  }) => {
    const ask = async (forwardedFor: string) => {
      const response = await fetch(relayedSite + path, {
        method: body === undefined ? "GET" : "POST",
        headers: { "X-Forwarded-For": forwardedFor },
        body,
      });
      return { response, text: await response.text() };
    };
    const { forged, others, tries } = await withinOneMinute(async () => {
      const address = pickAddress();
      return {
        tries: await Promise.all(Array.from({ length: perMinute + 1 }, () => ask(address))),
        forged: await ask(`${pickAddress()}, ${address}`),
        others: await ask(`${address}, ${pickAddress()}`),
      };
    });
    const refused = tries.filter(({ response }) => response.status === 429);
    expect(refused).toHaveLength(1);
    for (const { response, text } of [...refused, forged]) {
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
      expect(response.headers.get("Cache-Control")).toMatch(/no-store/);
      expect(text).toMatch(TOO_OFTEN);
      if (text.startsWith("<!DOCTYPE")) expect(text).toContain('value="Rouen"');
    }
    expect(others.response.status).toBeLessThan(429);
  });
}

test("sans relais de confiance, aucune adresse annoncée n’est crue", async ({ blogSite }) => {
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const response = await fetch(`${blogSite}/api/communes?q=Rouen`, {
        headers: { "X-Forwarded-For": "203.0.113.7" },
      });
      return response.status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("un formulaire trop long, venu d’ailleurs ou illisible : une phrase, pas une panne", async ({
  blogSite,
}) => {
  const form = await readForm(blogSite, routes.blog(), "consent");
  const post = async (headers: Record<string, string>, email: string, fields = form.fields) => {
    const body = new FormData();
    for (const [name, value] of fields) body.set(name, name === "email" ? email : value);
    const response = await fetch(blogSite + form.action, { method: "POST", headers, body });
    return { status: response.status, text: await response.text() };
  };
  expect(await post({ Origin: blogSite }, "a".repeat(1_100_000))).toEqual({
    status: 413,
    text: expect.stringContaining("trop long"),
  });
  expect(await post({ Origin: "https://autre.example" }, EMAIL)).toEqual({
    status: 403,
    text: expect.stringContaining("autre site"),
  });
  const broken = form.fields.filter(([name]) => !name.endsWith(":0"));
  expect(await post({ Origin: blogSite }, EMAIL, broken)).toEqual({
    status: 400,
    text: expect.stringContaining("illisible"),
  });
  const reports = await fetch(blogSite + routes.policyReports(), {
    method: "POST",
    body: "a".repeat(20_000),
  });
  expect(reports.status).toBe(413);
});

test("ce qui se lit seulement ne reçoit rien, et se lit quoi que l’on y mette", async ({
  blogSite,
}) => {
  const html = await (await fetch(blogSite)).text();
  const script = html.match(/\/_next\/static\/[^"]+\.js/)?.[0] ?? "";
  const read = async (path: string, headers: Record<string, string>) =>
    (await fetch(blogSite + path, { headers })).status;
  for (const path of [routes.home(), script, "/robots.txt", "/icons/icon-192.png"]) {
    const sent = await fetch(blogSite + path, { method: "POST", body: new URLSearchParams("a=1") });
    expect([path, sent.status, sent.headers.get("Allow")]).toEqual([path, 405, "GET, HEAD"]);
    expect(await read(path, { "If-Match": '"a"' })).toBe(200);
    expect(await read(path, { Range: "bytes=99999999-" })).toBe(200);
    expect(await read(path, { "Content-Type": "multipart/form-data" })).toBe(200);
  }
});
