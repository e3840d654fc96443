import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Cookie, Page, Response } from "@playwright/test";
import { adminRoutes } from "#lib/admin-routes";
import { CONSENT_KEY } from "#lib/consent/record";
import { routes } from "#lib/routes";
import { ROOT } from "#scripts/project";
import { expect, PASSWORD, signIn, test } from "#tests/e2e/account-fixtures";

const EMAIL = "jeanne@exemple.fr";
const NOBODY = { user: null, session: null, isAdmin: false };

test.beforeEach(async ({ backend }) => {
  await backend.sql("delete from auth.users");
  await backend.sql(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at)
     values (gen_random_uuid(), 'authenticated', 'authenticated', $1,
       extensions.crypt($2, extensions.gen_salt('bf', 4)), now())`,
    [EMAIL, PASSWORD],
  );
});

async function openSession(page: Page): Promise<Cookie[]> {
  await signIn(page, { email: EMAIL });
  await expect(page).toHaveURL(routes.home());
  return page.context().cookies();
}

const toHeader = (cookies: readonly Pick<Cookie, "name" | "value">[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join("; ");

/** The session's cookies, changed as their JSON. */
function withSession(
  cookies: readonly Cookie[],
  change: (session: Record<string, unknown>) => Record<string, unknown>,
): string {
  return toHeader(
    cookies.map(({ name, value }) => {
      if (!name.endsWith("-auth-token")) return { name, value };
      const json = Buffer.from(value.replace("base64-", ""), "base64url").toString();
      const changed = Buffer.from(JSON.stringify(change(JSON.parse(json)))).toString("base64url");
      return { name, value: `base64-${changed}` };
    }),
  );
}

async function askSession(origin: string, cookie: string) {
  const response = await fetch(`${origin}${routes.session()}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("no-store");
  return { answer: await response.json(), set: response.headers.getSetCookie() };
}

test("les cookies d’une session : hors de portée des scripts, jamais dans une réponse qui se garde", async ({
  page,
}) => {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  const cookies = await openSession(page);
  const session = cookies.filter(({ name }) => name.includes("-auth-token"));
  expect(session).not.toEqual([]);
  for (const { expires, httpOnly, sameSite } of session) {
    expect(httpOnly).toBe(true);
    expect(sameSite).toBe("Lax");
    expect(expires - Date.now() / 1_000).toBeLessThan(13 * 30.4 * 24 * 3_600);
  }
  expect(await page.evaluate(() => document.cookie)).not.toMatch(/auth-token/);
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
    CONSENT_KEY,
  ]);
  await page.goto(routes.account());
  await page.getByRole("main").getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(routes.home());
  const withCookies: string[] = [];
  for (const response of [...responses]) {
    const { "cache-control": cache = "", "set-cookie": set } = await response.allHeaders();
    if (set === undefined) continue;
    withCookies.push(response.url());
    expect(cache, `${response.request().method()} ${response.url()}`).toMatch(/no-store|no-cache/);
  }
  expect(withCookies.length).toBeGreaterThanOrEqual(2);
});

test("une page publique est la même pour qui est connecté, et ne pose aucun cookie", async ({
  origin,
  page,
}) => {
  const cookie = toHeader(await openSession(page));
  for (const path of [routes.home(), routes.contact(), routes.blog(), "/api/feed"]) {
    const [mine, theirs] = await Promise.all([
      fetch(`${origin}${path}`, { headers: { cookie } }),
      fetch(`${origin}${path}`),
    ]);
    expect(mine.headers.getSetCookie(), path).toEqual([]);
    expect(mine.headers.get("cache-control"), path).toBe(theirs.headers.get("cache-control"));
  }
});

test("un jeton échu se renouvelle, même pour deux demandes à la fois", async ({ origin, page }) => {
  const cookies = await openSession(page);
  const expired = withSession(cookies, (session) => ({ ...session, expires_at: 1 }));
  const both = await Promise.all([askSession(origin, expired), askSession(origin, expired)]);
  for (const { answer, set } of both) {
    expect(answer.user.email).toBe(EMAIL);
    expect(answer.session.expiresAt).toBeGreaterThan(Date.now() / 1_000);
    const renewed = set.map((line) => line.split(";")[0]).join("; ");
    expect((await askSession(origin, renewed)).answer.user.email).toBe(EMAIL);
  }
});

test("un onglet resté ouvert un jour demande à nouveau qui est connecté quand on y revient", async ({
  backend,
  page,
}) => {
  await page.clock.install();
  await openSession(page);
  const menu = page.getByRole("banner").locator("summary", { hasText: EMAIL });
  await expect(menu).toBeVisible();
  await page.clock.fastForward("25:00:00");
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(routes.session())),
    comeBack(),
  ]);
  expect(await answer.json()).toMatchObject({ user: { email: EMAIL } });
  await expect(menu).toBeVisible();
  await backend.sql("delete from auth.sessions");
  await comeBack();
  await expect(menu).toBeHidden();
});

test("une session finie ailleurs finit ici, et laisse se reconnecter", async ({
  backend,
  origin,
  page,
}) => {
  const cookie = toHeader(await openSession(page));
  await backend.sql("delete from auth.sessions");
  const { answer, set } = await askSession(origin, cookie);
  expect(answer).toEqual(NOBODY);
  expect(set.some((line) => /^sb-.*-auth-token=;/.test(line))).toBe(true);
  expect(set.some((line) => line.startsWith("session-hint=;"))).toBe(true);
  await page.goto(routes.auth());
  await expect(page.getByRole("tab", { name: "Connexion" })).toBeVisible();
  await openSession(page);
});

test("des cookies abîmés, étrangers ou trop longs ne valent rien et ne cassent rien", async ({
  origin,
  page,
}) => {
  const cookies = await openSession(page);
  const name = cookies.find((cookie) => cookie.name.endsWith("-auth-token"))?.name ?? "";
  const value = cookies.find((cookie) => cookie.name === name)?.value ?? "";
  for (const cookie of [
    `${name}=${value.slice(0, value.length / 2)}`,
    `${name}=base64-%%%`,
    `${name}=base64-e30`,
    `${name}=base64-bnVsbA`,
    `${name}={"access_token":"x"}`,
    `${name}.0=${value.slice(0, 100)}; ${name}.2=${value.slice(100)}`,
    `sb-autreprojet-auth-token=${value}`,
    `${name}=base64-${"A".repeat(12_000)}`,
    withSession(cookies, (session) => ({ ...session, access_token: "a.b.c" })),
    withSession(cookies, (session) => ({ ...session, expires_at: 1, refresh_token: "faux" })),
  ]) {
    expect((await askSession(origin, cookie)).answer, cookie.slice(0, 80)).toEqual(NOBODY);
    for (const path of [routes.auth(), routes.account()]) {
      const response = await fetch(`${origin}${path}`, { headers: { cookie } });
      expect(response.status, `${path} ${cookie.slice(0, 80)}`).toBe(200);
    }
    const admin = await fetch(`${origin}${adminRoutes.articles()}`, { headers: { cookie } });
    expect(admin.status, cookie.slice(0, 80)).toBe(404);
  }
});

test("une action inventée, venue d’ailleurs ou démesurée n’ouvre rien", async ({ origin }) => {
  const form = () => {
    const fields = new FormData();
    fields.append("email", EMAIL);
    fields.append("password", PASSWORD);
    return fields;
  };
  const page = await (await fetch(`${origin}${routes.auth()}`)).text();
  const action = page.match(/name="(\$ACTION_\d+:0)" value="([^"]*)"/);
  const id = JSON.parse((action?.[2] ?? "{}").replaceAll("&quot;", '"')).id as string;
  expect(id).toMatch(/^[0-9a-f]{40,}$/);
  const huge = form();
  huge.append("fullName", "a".repeat(1_200_000));
  const cases: [string, RequestInit][] = [
    ["identifiant inventé", { headers: { "next-action": "0".repeat(id.length) }, body: form() }],
    ["identifiant sans forme", { headers: { "next-action": "../../etc" }, body: form() }],
    [
      "autre site",
      { headers: { "next-action": id, origin: "https://evil.example" }, body: form() },
    ],
    ["plus d’un mégaoctet", { headers: { "next-action": id, origin }, body: huge }],
    ["corps qui n’en est pas un", { headers: { "next-action": id, origin }, body: "[[[" }],
  ];
  for (const [what, init] of cases) {
    const response = await fetch(`${origin}${routes.auth()}`, {
      method: "POST",
      redirect: "manual",
      ...init,
    });
    expect(response.headers.getSetCookie(), what).toEqual([]);
    expect(await response.text(), what).not.toMatch(/at \w+ \(|node_modules|Colombage-2026/);
  }
  expect((await fetch(`${origin}${routes.auth()}`)).status).toBe(200);
});

test("aucun script du site ne contient le client de Supabase", async () => {
  const chunks = path.join(ROOT, process.env.NEXT_DIST_DIR ?? ".next", "static/chunks");
  const files = await readdir(chunks, { recursive: true });
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    const script = await readFile(path.join(chunks, file), "utf8");
    expect(script, file).not.toMatch(/GoTrueClient|PostgrestClient|@supabase|supabase-js/);
  }
});
