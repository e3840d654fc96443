import { beforeEach, expect, test, vi } from "vitest";
import { buildCookieOptions, isSessionCookie, withHint } from "#lib/auth/cookies";

const THIRTEEN_MONTHS = 13 * 30 * 24 * 3_600;

beforeEach(() => {
  vi.unstubAllEnvs();
});

test("une session qui s’ouvre a son témoin, lisible et sans secret", () => {
  const [session, hint] = withHint([
    {
      name: "sb-abc-auth-token",
      value: "base64-secret",
      options: { ...buildCookieOptions(), maxAge: 400 * 24 * 3_600 },
    },
  ]);
  expect(session?.options.maxAge).toBeLessThanOrEqual(THIRTEEN_MONTHS);
  expect(session?.options).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/" });
  expect(hint).toMatchObject({
    name: "session-hint",
    value: "1",
    options: { httpOnly: false, maxAge: session?.options.maxAge },
  });
});

test("un morceau qui disparaît n’est pas une session qui finit", () => {
  const cookies = withHint([
    { name: "sb-abc-auth-token.0", value: "base64-secret", options: {} },
    { name: "sb-abc-auth-token.1", value: "", options: { maxAge: 0 } },
  ]);
  expect(cookies.at(-1)).toMatchObject({ name: "session-hint", value: "1" });
  expect(cookies[1]?.options.maxAge).toBe(0);
});

test("une session qui finit emporte son témoin", () => {
  const cookies = withHint([{ name: "sb-abc-auth-token", value: "", options: { maxAge: 0 } }]);
  expect(cookies.at(-1)).toMatchObject({ name: "session-hint", value: "", options: { maxAge: 0 } });
});

test("ce qui n’est pas une session n’a pas de témoin", () => {
  const cookies = [{ name: "sb-abc-auth-token-code-verifier", value: "x", options: {} }];
  expect(withHint(cookies)).toEqual(cookies);
  expect(isSessionCookie("sb-abc-auth-token.12")).toBe(true);
  expect(isSessionCookie("session-hint")).toBe(false);
});

test.each([
  ["https://www.exemple.fr", true],
  ["http://localhost:3000", false],
])("les cookies d’un site à %s : sûrs ? %s", (origin, secure) => {
  vi.stubEnv("NEXT_PUBLIC_SITE_URL", origin);
  expect(buildCookieOptions().secure).toBe(secure);
});
