import { routes } from "#lib/routes";
import { expect, PASSWORD, signIn, signUp, test } from "#tests/e2e/account-fixtures";

const EMAIL = "jeanne@exemple.fr";
const toast = "[data-sonner-toast]";

test("s’inscrire, confirmer, devenir le premier administrateur, se déconnecter, se reconnecter", async ({
  page,
  readLink,
}) => {
  await signUp(page, { email: EMAIL });
  await expect(page.locator(toast)).toContainText("Inscription réussie");
  await expect(page.locator(toast)).toContainText(
    "Vérifiez votre email pour confirmer votre compte.",
  );
  await expect(page.getByRole("status").filter({ hasText: EMAIL })).toBeVisible();

  await page.goto(await readLink(EMAIL));
  await expect(page).toHaveURL(routes.home());
  await expect(page.locator(toast)).toContainText("Connexion réussie");
  await expect(page.locator(toast)).toContainText("Vous êtes maintenant connecté.");

  const menu = page.getByRole("banner").locator("summary", { hasText: "Jeanne Le Goff" });
  await menu.click();
  await expect(page.getByRole("region", { name: "Mon compte" })).toContainText("Administrateur");
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(menu).toBeHidden();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("session-hint");

  await signIn(page, { email: EMAIL, password: PASSWORD });
  await expect(page).toHaveURL(routes.home());
  await expect(page.locator(toast)).toContainText("Vous êtes maintenant connecté.");
  await page.goto(routes.auth());
  await expect(page).toHaveURL(routes.home());
});
