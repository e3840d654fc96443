import { expect, test } from "#tests/e2e/fixtures";

test("une image de partage d’une page inconnue répond 404", async ({ request }) => {
  expect((await request.get("/og/inconnue.png")).status()).toBe(404);
  expect((await request.get("/og/services/dpe")).status()).toBe(404);
});
