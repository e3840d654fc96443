import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";

test("la recherche d’une commune répond sur place, au clavier", async ({ page }) => {
  await page.goto(routes.zones());
  await page
    .getByRole("combobox", { name: "Votre commune ou code postal" })
    .fill("st germain en l");
  await expect(page.getByRole("option").first()).toContainText("Saint-Germain-en-Laye");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Saint-Germain-en-Laye/ }).first()).toBeVisible();
  await expect(page).toHaveURL(routes.zones());
});

test("la page de réponse n’est pas indexée et n’exécute que ses propres scripts", async ({
  page,
}) => {
  const response = await page.goto(routes.commune("27100"));
  expect(response?.status()).toBe(200);
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'nonce-");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("link", { name: /Le Vaudreuil/ }).first()).toBeVisible();
  await page.getByRole("combobox").fill("rouen");
  await expect(page.getByRole("option").first()).toContainText("Rouen");
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("le formulaire mène à la réponse", async ({ page }) => {
    await page.goto(routes.contact());
    await page.getByLabel("Votre commune ou code postal").fill("Bayeux");
    await page.getByRole("button", { name: "Vérifier" }).click();
    await expect(page).toHaveURL(/\/commune\?q=Bayeux/);
    await expect(page.getByText(/mérule/i).first()).toBeVisible();
  });
});
