import next from "next/package.json" with { type: "json" };
import { getBudget } from "#scripts/bench/budget";
import { weighPage } from "#scripts/bench/page-weight";
import { expect, test } from "#tests/e2e/fixtures";
import { accountPages, onePagePerDesign, sitePages } from "#tests/e2e/site";
import budgets from "../budgets.json" with { type: "json" };

test("le budget a été mesuré avec la version installée de Next.js", () => {
  expect(next.version, "relancez « npm run bench » et reportez son application vide").toBe(
    budgets.next,
  );
});

test("chaque page tient dans son budget d’octets compressés", async ({ origin }) => {
  for (const path of [...sitePages.map((page) => page.path), ...accountPages]) {
    const { css, cssFiles, html, javaScript } = await weighPage(origin, path);
    const budget = getBudget(path);
    expect
      .soft(
        javaScript - budgets.emptyAppJavaScript,
        `${path} : JavaScript au-dessus d’une app vide`,
      )
      .toBeLessThanOrEqual(budget.javaScriptAllowance);
    expect.soft(html, `${path} : HTML`).toBeLessThanOrEqual(budget.html);
    expect.soft(css, `${path} : CSS`).toBeLessThanOrEqual(budgets.css);
    expect.soft(cssFiles, `${path} : feuilles de style`).toBe(budgets.cssFiles);
  }
});

test("une page demande peu de fichiers, rien deux fois d’avance, et les seules images qu’elle montre", async ({
  page,
}) => {
  const asked = new Set<string>();
  const images: string[] = [];
  const fetched: string[] = [];
  page.on("request", (request) => {
    asked.add(request.url());
    if (request.resourceType() === "fetch") fetched.push(request.url());
    if (request.resourceType() === "image") images.push(new URL(request.url()).pathname);
  });
  for (const { path } of onePagePerDesign) {
    asked.clear();
    fetched.length = 0;
    images.length = 0;
    await page.goto(path, { waitUntil: "networkidle" });
    const shown = await page
      .locator("img")
      .evaluateAll((drawn) =>
        drawn.map((image) => new URL((image as HTMLImageElement).src).pathname),
      );
    expect
      .soft(
        images.filter((image) => !shown.includes(image)),
        `${path} : images demandées pour rien`,
      )
      .toEqual([]);
    expect
      .soft(
        fetched.filter((address, index) => fetched.indexOf(address) !== index),
        `${path} : demandées deux fois`,
      )
      .toEqual([]);
    expect.soft(asked.size, `${path} : requêtes`).toBeLessThanOrEqual(budgets.requests);
  }
});
