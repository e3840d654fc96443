import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { adminRoutes } from "#lib/admin-routes";
import { routes } from "#lib/routes";
import { serveBuildCopy } from "#tests/e2e/build-copy";
import { test as base, expect } from "#tests/e2e/fixtures";
import { type Failure, failures } from "#tests/mocks/failing-backend";

const FAILURES = Object.keys(failures) as Failure[];
/** Far longer than any public page waits for a backend, on a busy machine too. */
const PAGE_MS = 20_000;
/** When somebody who signs in must know. */
const SIGN_IN_MS = 10_000;
const PASSWORD = "Colombage-2026";

type WorkerFixtures = { site: { origin: string; failAs: (failure: Failure) => void } };

/** The site over a backend that fails in the way it is told. */
const test = base.extend<object, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern to read the names in.
    async ({}, use, { parallelIndex }) => {
      let failure: Failure = "refuse la clé";
      const backend = createServer((request, response) => failures[failure](request, response));
      backend.listen(0, "127.0.0.1");
      await once(backend, "listening");
      const { port } = backend.address() as AddressInfo;
      const server = await serveBuildCopy(`.next-outages-${parallelIndex}`, {
        NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${port}`,
        NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_another_project",
      });
      await use({
        origin: server.origin,
        failAs: (next) => {
          failure = next;
        },
      });
      await server.stop();
      backend.close();
      backend.closeAllConnections();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
});

for (const failure of FAILURES) {
  test(`quand la base ${failure}, rien n’est dit absent et le reste répond`, async ({ site }) => {
    site.failAs(failure);
    for (const [path, status] of [
      [routes.home(), 200],
      [routes.contact(), 200],
      [routes.blog(), 500],
      [routes.article("jamais-vu"), 500],
      [routes.feed(), 503],
      [routes.auth(), 200],
      [adminRoutes.articles(), 404],
      [routes.session(), 200],
      ["/api/health", 200],
    ] as const) {
      const response = await fetch(`${site.origin}${path}`, {
        signal: AbortSignal.timeout(PAGE_MS),
      });
      const answer = await response.text();
      expect(response.status, path).toBe(status);
      if (status === 500) expect(answer, path).toContain('name="robots" content="noindex"');
    }
  });

  test.describe(() => {
    // Chromium itself logs answers of 401 and 500.
    test.use({ expectedMessage: /status of \d+/ });

    test(`quand le service de connexion ${failure}, la personne le lit et garde ce qu’elle a écrit`, async ({
      page,
      site,
    }) => {
      site.failAs(failure);
      await page.goto(routes.auth());
      const signIn = page.getByRole("tabpanel", { name: "Connexion" });
      await signIn.getByLabel("Email").fill("jeanne@exemple.fr");
      await signIn.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
      await signIn.getByRole("button", { name: "Se connecter" }).click();
      if (failure === "ne répond jamais")
        await expect(signIn.getByRole("button", { name: "Connexion..." })).toBeDisabled();
      // A key that the service refuses is a refusal like another, in its own words.
      const refusal = failure === "refuse la clé" ? "Invalid API key" : null;
      await expect(signIn.getByRole("alert")).toHaveText(
        refusal ?? "Une erreur est survenue lors de la connexion.",
        { timeout: SIGN_IN_MS },
      );
      await expect(signIn.getByLabel("Email")).toHaveValue("jeanne@exemple.fr");
      await expect(signIn.getByLabel("Mot de passe", { exact: true })).toHaveValue("");
      await expect(signIn.getByRole("button", { name: "Se connecter" })).toBeEnabled();

      await page.getByRole("tab", { name: "Inscription" }).click();
      const signUp = page.getByRole("tabpanel", { name: "Inscription" });
      await signUp.getByLabel("Nom complet").fill("Jeanne Le Goff");
      await signUp.getByLabel("Email").fill("jeanne@exemple.fr");
      await signUp.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
      await signUp.getByRole("button", { name: "S'inscrire" }).click();
      if (failure === "ne répond jamais")
        await expect(signUp.getByRole("button", { name: "Inscription..." })).toBeDisabled();
      await expect(signUp.getByRole("alert")).toHaveText(
        refusal ?? "Une erreur est survenue lors de l'inscription.",
        { timeout: SIGN_IN_MS },
      );
      await expect(signUp.getByLabel("Nom complet")).toHaveValue("Jeanne Le Goff");
      expect(await page.context().cookies()).toEqual([]);
    });
  });
}
