import { expect, test, vi } from "vitest";
import { logError } from "#lib/log";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";

function readLine(fault: unknown, details?: Record<string, string>) {
  const error = vi.spyOn(console, "error").mockReturnValue();
  logError(fault, details);
  const [line] = error.mock.calls[0] ?? [];
  error.mockRestore();
  expect(line).not.toContain("\n");
  return JSON.parse(line);
}

test("une faute est une ligne de JSON, avec la référence que montre la page", () => {
  const outage = new DataUnavailableError("PostgREST : délai dépassé");
  expect(readLine(outage, { path: "/blog" })).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: "error",
    reference: outage.digest,
    name: "DataUnavailableError",
    message: "PostgREST : délai dépassé",
    path: "/blog",
  });
  expect(outage.digest).toMatch(/^[0-9a-f]{8}$/);
  expect(new DataUnavailableError("").digest).not.toBe(outage.digest);
});

test("une erreur inattendue dit où elle s’est produite", () => {
  expect(readLine(new TypeError("x is not a function"))).toMatchObject({
    name: "TypeError",
    reference: expect.stringMatching(/^[0-9a-f]{8}$/),
    stack: expect.stringContaining("log.test"),
  });
  expect(readLine("une phrase")).toMatchObject({ message: "une phrase" });
});

test.each([
  "anne.dupont+devis@exemple.fr",
  "sb_secret_0123456789abcdef",
  "eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl",
])("« %s » n’y entre pas", (secret) => {
  expect(readLine(new Error(`refus pour ${secret} !`), { path: `/${secret}` })).toMatchObject({
    message: "refus pour *** !",
    path: "/***",
  });
});

test("un message de plusieurs lignes, qui peut citer un visiteur, ne se mêle pas à la pile", () => {
  const { message, stack } = readLine(new Error("illisible\n<script>"));
  expect(message).toBe("illisible\n<script>");
  expect(stack).not.toContain("script>");
  expect(stack).toMatch(/^\s+at /);
});
