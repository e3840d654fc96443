import { expect, test } from "vitest";
import { readFirstAdmin } from "#lib/supabase/first-admin";
import { type Failure, failures } from "#tests/mocks/failing-backend";
import { serve } from "#tests/mocks/serve";

const publishableKey = "sb_publishable_0123456789abcdef";

test.each([
  [true, "settled"],
  [false, "open"],
] as const)("le backend répond %s : %s", async (answer, state) => {
  const url = await serve((request, response) => {
    const isAsked = request.url === "/rest/v1/rpc/is_first_admin_settled";
    response
      .writeHead(isAsked && request.headers.apikey === publishableKey ? 200 : 404, {
        "Content-Type": "application/json",
      })
      .end(String(answer));
  });
  expect(await readFirstAdmin({ url, publishableKey })).toEqual({ state });
});

test("sans backend, rien n’est demandé", async () => {
  expect(await readFirstAdmin(undefined)).toEqual({ state: "unconfigured" });
});

test.each<[Failure, string]>([
  ["refuse la clé", "réponse 401"],
  ["répond 500", "réponse 500"],
  ["répond autre chose", "réponse 200"],
  ["ne répond jamais", "aucune réponse"],
])("un backend qui %s : %s", async (failure, reason) => {
  const url = await serve(failures[failure]);
  expect(await readFirstAdmin({ url, publishableKey }, 200)).toEqual({ state: "unknown", reason });
});

test("un backend absent ne répond pas", async () => {
  expect(await readFirstAdmin({ url: "http://127.0.0.1:1", publishableKey })).toEqual({
    state: "unknown",
    reason: "aucune réponse",
  });
});
