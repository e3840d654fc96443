import { routes } from "#lib/routes";
import { expect, PASSWORD, signIn, signUp, test } from "#tests/e2e/account-fixtures";

const EMAIL = "jeanne@exemple.fr";
const OTHER = "paul@exemple.fr";
const TOAST = "[data-sonner-toast]";

test.beforeEach(({ backend }) => backend.sql("delete from auth.users"));

// Other files may use the same backend after this one, and count its articles.
test.afterEach(({ backend }) =>
  backend.sql("delete from public.blog_articles where slug like 'le-radon-des-caves-du-bocage%'"),
);

test("s’inscrire, confirmer, devenir le premier administrateur, publier un article, sortir, revenir", async ({
  page,
  readLink,
}) => {
  await signUp(page, { email: EMAIL });
  await expect(page.locator(TOAST)).toContainText("Inscription réussie");
  await expect(page.locator(TOAST)).toContainText(
    "Vérifiez votre email pour confirmer votre compte.",
  );
  await expect(page.getByRole("status").filter({ hasText: EMAIL })).toBeVisible();

  await page.goto(await readLink(EMAIL));
  await expect(page).toHaveURL(routes.home());
  await expect(page.locator(TOAST)).toContainText("Connexion réussie");
  await expect(page.locator(TOAST)).toContainText("Vous êtes maintenant connecté.");

  const menu = page.getByRole("banner").locator("summary", { hasText: "Jeanne Le Goff" });
  await menu.click();
  await expect(page.getByRole("region", { name: "Mon compte" })).toContainText("Administrateur");

  const title = `Le radon des caves du bocage, mesuré le ${new Date().toISOString()}`;
  await page.getByRole("link", { name: "Gérer le blog" }).click();
  await page.getByRole("link", { name: "Nouvel article" }).click();
  await page.getByLabel("Titre", { exact: true }).fill(title);
  await page.getByLabel("Extrait").fill("Deux mois de mesure, une cave, un chiffre.");
  await page.getByLabel("Catégorie").selectOption({ label: "Actualités" });
  await page.locator("[contenteditable=true]").fill("Le dosimètre reste deux mois en place.");
  await page.getByRole("button", { name: "Publier maintenant" }).click();
  await expect(page.locator("[data-notice]")).toContainText("Article publié");
  await page.goto(routes.blog());
  await page.getByRole("link", { name: title }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByText("Le dosimètre reste deux mois en place.")).toBeVisible();

  await menu.click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator(TOAST).last()).toContainText("Déconnexion réussie");
  expect(await page.context().cookies()).toEqual([]);

  await signIn(page, { email: EMAIL });
  await expect(page).toHaveURL(routes.home());
  await expect(page.locator(TOAST)).toContainText("Connexion réussie");
  await page.goto(routes.auth());
  await expect(page).toHaveURL(routes.home());
});

test("le second compte n’est pas administrateur", async ({ backend, page, readLink }) => {
  await signUp(page, { email: EMAIL });
  await page.goto(await readLink(EMAIL));
  await expect(page.locator(TOAST)).toBeVisible();
  await expect.poll(() => backend.sql("select from private.admins")).toHaveLength(1);
  await page.context().clearCookies();
  await signUp(page, { email: OTHER, fullName: "Paul" });
  await page.goto(await readLink(OTHER));
  await page.getByRole("banner").locator("summary", { hasText: "Paul" }).click();
  const account = page.getByRole("region", { name: "Mon compte" });
  await expect(account).toContainText(OTHER);
  await expect(account).not.toContainText("Administrateur");
  expect(await backend.sql("select from private.admins")).toHaveLength(1);
});

test("le premier message seul, dit près du champ et dans un avis ; rien n’est perdu", async ({
  page,
}) => {
  await signUp(page, { email: "jeanne", fullName: "J", password: "abc" });
  const form = page.getByRole("tabpanel", { name: "Inscription" });
  await expect(page.locator(TOAST)).toContainText("Erreur de validation");
  await expect(page.locator(TOAST)).toContainText("Invalid email format");
  const email = form.getByLabel("Email");
  await expect(email).toHaveAccessibleDescription("Invalid email format");
  await expect(email).toBeFocused();
  await expect(form.locator("[lang=en]")).toHaveCount(1);
  await email.fill(EMAIL);
  await form.getByRole("button", { name: "S'inscrire" }).click();
  await expect(form.getByLabel("Mot de passe", { exact: true })).toHaveAccessibleDescription(
    /Password must be at least 8 characters/,
  );
  await expect(form.getByLabel("Nom complet")).toHaveValue("J");
});

test("un mauvais mot de passe : le message du service, l’adresse reste, le mot de passe non", async ({
  page,
}) => {
  await signIn(page, { email: EMAIL, password: "Faux-2026" });
  const form = page.getByRole("tabpanel", { name: "Connexion" });
  await expect(page.locator(TOAST)).toContainText("Erreur de connexion");
  await expect(form.getByRole("alert")).toHaveText("Invalid login credentials");
  await expect(form.getByLabel("Email")).toHaveValue(EMAIL);
  await expect(form.getByLabel("Mot de passe", { exact: true })).toHaveValue("");
});

test("un compte non confirmé n’entre pas ; son lien se redemande", async ({
  backend,
  page,
  readLink,
}) => {
  await signUp(page, { email: EMAIL });
  const first = await readLink(EMAIL);
  await signIn(page, { email: EMAIL });
  await expect(page.getByRole("alert").filter({ hasText: "Email not confirmed" })).toBeVisible();
  await backend.sql("update auth.users set confirmation_sent_at = now() - interval '2 hours'");
  await page.goto(first);
  await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByRole("button", { name: "Renvoyer l’e-mail" }).click();
  await expect(page.getByRole("status").filter({ hasText: EMAIL })).toBeVisible();
  await page.goto(await readLink(EMAIL, 2));
  await expect(page).toHaveURL(routes.home());
});

test("une adresse connue s’inscrit à vue comme une nouvelle", async ({ page, readLink }) => {
  await signUp(page, { email: EMAIL });
  await page.goto(await readLink(EMAIL));
  await expect(page).toHaveURL(routes.home());
  await page.context().clearCookies();
  const answers: string[] = [];
  for (const email of [EMAIL, OTHER]) {
    await signUp(page, { email });
    const status = page.getByRole("status").filter({ hasText: email });
    await expect(status).toBeVisible();
    answers.push((await status.innerText()).replace(email, "…"));
  }
  expect(answers[0]).toBe(answers[1]);
});

test("mot de passe oublié : du lien au nouveau mot de passe, les autres appareils sortent", async ({
  browser,
  origin,
  page,
  readLink,
}) => {
  await signUp(page, { email: EMAIL });
  await page.goto(await readLink(EMAIL));
  await expect(page).toHaveURL(routes.home());
  const elsewhere = await browser.newContext({ baseURL: origin });
  const phone = await elsewhere.newPage();

  await phone.goto(routes.auth());
  await phone.getByRole("link", { name: /Mot de passe oublié/ }).click();
  await phone.getByLabel("Email").fill(EMAIL);
  await phone.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(phone.getByRole("status").filter({ hasText: EMAIL })).toBeVisible();
  const link = await readLink(EMAIL, 2);
  expect(link).toContain("type=recovery");
  await phone.goto(link);
  await expect(phone).toHaveURL(routes.newPassword());
  await phone.getByLabel("Nouveau mot de passe", { exact: true }).fill("court");
  await phone.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(phone.getByText("Password must be at least 8 characters").first()).toBeVisible();
  await phone.getByLabel("Nouveau mot de passe", { exact: true }).fill("Torchis-2027");
  await phone.getByRole("button", { name: "Enregistrer le mot de passe" }).click();
  await expect(phone).toHaveURL(routes.home());
  await expect(phone.locator(TOAST).last()).toContainText("Mot de passe changé");

  await page.goto(routes.account());
  await expect(page.getByRole("heading", { name: "Mon compte" })).toBeVisible();
  await signIn(page, { email: EMAIL });
  await expect(page.getByText("Invalid login credentials").first()).toBeVisible();
  await signIn(page, { email: EMAIL, password: "Torchis-2027" });
  await expect(page).toHaveURL(routes.home());

  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
  await elsewhere.close();
});

test("un nouveau mot de passe ne se choisit qu’avec une session", async ({ page }) => {
  await page.goto(routes.newPassword());
  await expect(page).toHaveURL(routes.forgottenPassword());
});

test("un lien inventé, coupé ou vers un autre site ne mène qu’à sa page", async ({ request }) => {
  for (const query of [
    "",
    "?token_hash=abc&type=signup",
    `?token_hash=${"a".repeat(64)}&type=signup`,
    `?token_hash=${"a".repeat(64)}&type=email`,
    `?token_hash=${"a".repeat(64)}&type=signup&next=//evil.example&redirect_to=https://evil.example`,
    "?token_hash=%00%0d%0aSet-Cookie:x=1&type=signup",
  ]) {
    const response = await request.get(`/auth/confirm${query}`, { maxRedirects: 0 });
    expect(response.status(), query).toBe(303);
    expect(response.headers().location, query).toBe(routes.expiredLink());
    expect(response.headers()["set-cookie"], query).toBeUndefined();
  }
});

test("les onglets se parlent : qui entre ou sort dans l’un le fait dans l’autre", async ({
  page,
  readLink,
}) => {
  await signUp(page, { email: EMAIL });
  const other = await page.context().newPage();
  await other.goto(routes.auth());
  await page.goto(await readLink(EMAIL));
  await expect(other).toHaveURL(routes.home());
  const menu = other.getByRole("banner").locator("summary", { hasText: "Jeanne Le Goff" });
  await expect(menu).toBeVisible();
  await page.getByRole("banner").locator("summary", { hasText: "Jeanne Le Goff" }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(menu).toBeHidden();
});

test("les onglets de la carte : au clavier, un seul dans l’ordre de tabulation", async ({
  page,
}) => {
  await page.goto(routes.auth());
  const [first, second] = [
    page.getByRole("tab", { name: "Connexion" }),
    page.getByRole("tab", { name: "Inscription" }),
  ];
  await first.focus();
  await page.keyboard.press("ArrowRight");
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute("aria-selected", "true");
  await expect(page.getByLabel("Nom complet")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(first).toBeFocused();
  await page.keyboard.press("End");
  await expect(second).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: "Inscription" }).locator(":focus")).toHaveCount(
    1,
  );
  await expect(page).toHaveURL(routes.auth("inscription"));
});

test("le mot de passe se montre et se cache ; les gestionnaires le reconnaissent", async ({
  page,
}) => {
  await page.goto(routes.auth());
  const form = page.getByRole("tabpanel", { name: "Connexion" });
  const password = form.getByLabel("Mot de passe", { exact: true });
  await expect(form.getByLabel("Email")).toHaveAttribute("autocomplete", "username");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await password.fill(PASSWORD);
  const toggle = form.getByRole("button", { name: "Afficher le mot de passe" });
  await toggle.click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(toggle).toHaveAttribute("aria-pressed", "true");
  await toggle.click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue(PASSWORD);
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("s’inscrire, confirmer, se voir connecté, sortir, se tromper, revenir", async ({
    page,
    readLink,
  }) => {
    await signUp(page, { email: EMAIL, password: "abcdef" });
    await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
    await expect(page.getByLabel("Nom complet")).toHaveValue("Jeanne Le Goff");
    await signUp(page, { email: EMAIL });
    await expect(page.getByText("Inscription réussie")).toBeVisible();
    await page.goto(await readLink(EMAIL));
    await expect(page).toHaveURL(routes.home());
    await page.getByRole("link", { name: "Mon compte" }).click();
    await expect(page.getByRole("heading", { name: "Jeanne Le Goff" })).toBeVisible();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await page.getByRole("link", { name: "Mon compte" }).click();
    await page.getByRole("link", { name: "Se connecter" }).click();
    await signIn(page, { email: EMAIL, password: "Faux-2026" });
    await expect(page.getByText("Invalid login credentials")).toBeVisible();
    await expect(page.getByRole("tabpanel", { name: "Connexion" }).getByLabel("Email")).toHaveValue(
      EMAIL,
    );
    await signIn(page, { email: EMAIL });
    await expect(page).toHaveURL(routes.home());
  });
});
