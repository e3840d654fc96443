import { expect, test } from "vitest";
import { checkBackend } from "#lib/supabase/health";
import { serve } from "#tests/mocks/serve";

const publishableKey = "sb_publishable_0123456789abcdef";

test("un backend qui répond à sa clé est en marche", async () => {
  const url = await serve((request, response) => {
    response.statusCode =
      request.url === "/auth/v1/health" && request.headers.apikey === publishableKey ? 200 : 401;
    response.end("{}");
  });
  expect(await checkBackend({ url, publishableKey })).toEqual({ state: "up" });
  expect(await checkBackend({ url, publishableKey: "autre" })).toEqual({
    state: "down",
    reason: "réponse 401",
  });
});

test("un backend muet est en panne une fois le délai passé", async () => {
  const url = await serve(() => {});
  expect(await checkBackend({ url, publishableKey }, 50)).toEqual({
    state: "down",
    reason: "aucune réponse en 0.05 s",
  });
});

test("un backend absent est en panne", async () => {
  expect(await checkBackend({ url: "http://127.0.0.1:1", publishableKey })).toEqual({
    state: "down",
    reason: expect.any(String),
  });
});
