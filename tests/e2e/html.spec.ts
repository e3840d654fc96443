import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import { listHtmlFaults } from "#tests/e2e/html-faults";
import { accountPages, filledSimulator, sitePages } from "#tests/e2e/site";

test("html-validate ne trouve rien, ni sur les pages, ni sur la page absente", async ({
  request,
}) => {
  for (const path of [
    ...sitePages.map((page) => page.path),
    filledSimulator,
    routes.notFound(),
    routes.offline(),
    routes.validity(),
    ...accountPages,
  ]) {
    const response = await request.get(path);
    expect.soft(await listHtmlFaults(await response.text()), path).toEqual([]);
  }
});
