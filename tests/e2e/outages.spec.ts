import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { routes } from "#lib/routes";
import { serveBuildCopy } from "#tests/e2e/build-copy";
import { expect, test } from "#tests/e2e/fixtures";
import { type Failure, failures } from "#tests/mocks/failing-backend";

/** Longer than any page waits for a backend; a page that hangs ends here. */
const ANSWER_MS = 4_000;

test("quand la base répond mal ou pas du tout, rien n’est dit absent et le reste répond", async () => {
  let failure: Failure = "refuse la clé";
  const backend = createServer((request, response) => failures[failure](request, response));
  backend.listen(0, "127.0.0.1");
  await once(backend, "listening");
  const { port } = backend.address() as AddressInfo;
  const site = await serveBuildCopy(".next-outages", {
    NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${port}`,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_another_project",
  });
  try {
    for (failure of Object.keys(failures) as Failure[]) {
      for (const [path, status] of [
        [routes.home(), 200],
        [routes.contact(), 200],
        [routes.blog(), 500],
        [routes.article("jamais-vu"), 500],
        [routes.feed(), 503],
        ["/api/health", 200],
      ] as const) {
        const response = await fetch(`${site.origin}${path}`, {
          signal: AbortSignal.timeout(ANSWER_MS),
        });
        const answer = await response.text();
        expect(response.status, `${path} quand la base ${failure}`).toBe(status);
        if (status === 500) expect(answer, path).toContain('name="robots" content="noindex"');
      }
    }
  } finally {
    await site.stop();
    backend.close();
    backend.closeAllConnections();
  }
});
