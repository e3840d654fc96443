import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { adminRoutes } from "#lib/admin-routes";
import { expect, test } from "#tests/e2e/admin-fixtures";
import { expectNoFault } from "#tests/e2e/axe";

import { PICTURES } from "#tests/fixtures/pictures";

/** Of one person who is subscribed, and one who left. */
const TOKENS = ["jeton-marie", "jeton-paul"];
const ADMIN_PATHS = [
  adminRoutes.picture("http://127.0.0.1:9/a.png"),
  adminRoutes.subscribers(),
  adminRoutes.subscribersFile(),
  adminRoutes.goLive(),
];

// The tests share the data of their backend.
test.describe.configure({ mode: "serial" });

test("pour qui n’administre pas, rien de cela n’existe", async ({ request }) => {
  for (const path of ADMIN_PATHS) expect((await request.get(path)).status(), path).toBe(404);
});

test.describe("un administrateur", () => {
  test.beforeEach(({ context, signIn }) => signIn(context, "admin"));

  // Other files may use the same backend after this one.
  test.afterAll(async ({ backend }) => {
    await backend.sql("delete from public.newsletter_subscribers where token = any($1)", [TOKENS]);
  });

  test("voit une image d’ailleurs dans l’éditeur, jamais gardée", async ({ page }) => {
    const source = createServer((_request, response) => {
      response.writeHead(200, { "Content-Type": "image/png" }).end(PICTURES["image/png"]);
    }).listen(0, "127.0.0.1");
    await once(source, "listening");
    const { port } = source.address() as AddressInfo;
    const answer = await page.request.get(adminRoutes.picture(`http://127.0.0.1:${port}/a.png`));
    source.close();
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      "content-type": "image/png",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    for (const [address, status] of [
      ["file:///etc/passwd", 404],
      ["", 404],
      ["http://127.0.0.1:9/a.png", 502],
    ] as const)
      expect((await page.request.get(adminRoutes.picture(address))).status(), address).toBe(status);
  });

  test("compte les abonnés et emporte leur liste", async ({ backend, page }) => {
    await page.goto(adminRoutes.subscribers());
    await expect(page.getByText("Personne n’est inscrit")).toBeVisible();
    await backend.sql(
      `insert into public.newsletter_subscribers (email, text_version, token, unsubscribed_at)
       values ('=marie@exemple.fr', '2026-11', $1, null), ('paul@exemple.fr', '2026-11', $2, now())`,
      TOKENS,
    );
    await page.reload();
    await expect(page.getByText("=marie@exemple.fr")).toBeVisible();
    await expect(page.getByText("paul@exemple.fr")).toHaveCount(0);
    await expectNoFault(page, page.url());
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Télécharger le fichier" }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^abonnes-\d{4}-\d\d-\d\d\.csv$/);
    const answer = await page.request.get(adminRoutes.subscribersFile());
    expect(answer.headers()).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "private, no-store",
    });
    expect((await answer.body()).toString()).toMatch(
      /^\uFEFFadresse;[^\r\n]+\r\n'=marie@exemple\.fr;[^;]+;2026-11;http:\/\/[^;]+jeton=jeton-marie\r\n$/,
    );
  });

  test("lit ce qui reste à régler avant la mise en ligne", async ({ page }) => {
    await page.goto(adminRoutes.goLive());
    await expect(page.getByRole("heading", { name: "content/business.ts" })).toBeVisible();
    await expect(page.getByText("NEXT_PUBLIC_SUPABASE_URL n’est pas configuré")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Administration" })).toHaveCount(0);
    await expectNoFault(page, page.url());
  });
});
