import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { findDatedDiagnostic } from "#lib/diagnostics/validity-answer";
import { VALIDITY_FIELDS } from "#lib/diagnostics/validity-fields";
import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import { content } from "#tests/e2e/site";

const QUESTION = "Mon diagnostic est-il encore valable\u202F?";
const FUTURE = "Cette date est à venir\u202F: écrivez celle qui figure sur le rapport.";

type Fields = Partial<Record<keyof typeof VALIDITY_FIELDS, string>>;

function answerPath(fields: Fields): string {
  const params = new URLSearchParams(
    Object.entries(VALIDITY_FIELDS).flatMap(([key, name]) => {
      const value = fields[key as keyof Fields];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return `${routes.validity()}?${params}`;
}

const dateField = (page: Page) => page.getByLabel("Date du rapport");
const check = (page: Page) => page.getByRole("button", { name: "Vérifier" });
test("la page d’un service répond sur place et le dit aux lecteurs d’écran", async ({ page }) => {
  await page.goto(routes.service("gaz"));
  await dateField(page).fill("2015-03-15");
  await check(page).click();
  await expect(
    page.getByRole("heading", { level: 3, name: "Gaz\u202F: rapport du 15\u00A0mars 2015" }),
  ).toBeVisible();
  for (const day of ["15\u00A0mars 2018", "15\u00A0mars 2021"]) {
    await expect(page.getByText(`Expiré depuis le ${day}`, { exact: true })).toBeVisible();
  }
  await expect(page.getByText(/^CCH R134-6, vérifié le/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Obtenir mon devis gratuit" })).toHaveAttribute(
    "href",
    routes.quote(),
  );
  await expect(page.getByRole("main").getByRole("status")).toHaveText(
    "Gaz\u202F: rapport du 15\u00A0mars 2015. Expiré depuis le 15\u00A0mars 2018 pour une vente. Expiré depuis le 15\u00A0mars 2021 pour une location.",
  );
  await expect(page).toHaveURL(routes.service("gaz"));
});

test("tout se fait au clavier, et une faute ramène à la date", async ({ page }) => {
  await page.goto(routes.service("plomb"));
  await dateField(page).fill("3000-01-01");
  await page.keyboard.press("Enter");
  await expect(dateField(page)).toHaveAccessibleDescription(FUTURE);
  await expect(dateField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(dateField(page)).toBeFocused();

  await dateField(page).fill("1999-02-03");
  const result = page.getByRole("combobox", { name: "Résultat" });
  await result.focus();
  await page.keyboard.press("N");
  await expect(result).toHaveValue("negatif");
  await page.keyboard.press("Tab");
  await expect(check(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sans limite, en l’absence de plomb", { exact: true })).toBeVisible();
  await expect(page.getByText("Rien à refaire\u202F: gardez ce rapport.")).toBeVisible();
  await expect(dateField(page)).not.toHaveAttribute("aria-invalid");
  await expect(check(page)).toBeFocused();
});

test("ce qui répond ne se charge que si l’on vient au formulaire", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto(routes.service("dpe"), { waitUntil: "networkidle" });
  const before = scripts.length;
  await dateField(page).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test.describe("quand ce qui répond ne se charge pas", () => {
  test.use({ expectedMessage: /Failed to load resource|ERR_FAILED/ });

  test("le formulaire mène à la page de réponse", async ({ page }) => {
    await page.goto(routes.service("dpe"), { waitUntil: "networkidle" });
    await page.route("**/*.js*", (route) => route.abort());
    await dateField(page).fill("2020-05-04");
    await check(page).click();
    await expect(page).toHaveURL(answerPath({ diagnostic: "dpe", date: "2020-05-04" }));
    await expect(page.getByText("N’est plus valable", { exact: true })).toBeVisible();
  });
});

test("seuls les services que leur date périme posent la question", async ({ page }) => {
  for (const { slug } of content.services) {
    await page.goto(routes.service(slug), { waitUntil: "domcontentloaded" });
    await expect
      .soft(page.getByRole("heading", { name: QUESTION }), slug)
      .toHaveCount(findDatedDiagnostic(slug) === null ? 0 : 1);
  }
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("le formulaire mène à la réponse, les champs gardés", async ({ page }) => {
    await page.goto(routes.service("electricite"));
    await dateField(page).fill("2015-03-15");
    await page.getByLabel("Votre projet").selectOption("Location");
    await check(page).click();
    await expect(page).toHaveURL(
      answerPath({ diagnostic: "electricite", date: "2015-03-15", use: "location" }),
    );
    await expect(page.getByText("Expiré depuis le 15\u00A0mars 2021")).toBeVisible();
    await expect(page.getByText("Expiré depuis le 15\u00A0mars 2018")).toBeHidden();
    await expect(page.getByLabel("Diagnostic")).toHaveValue("electricite");
    await expect(dateField(page)).toHaveValue("2015-03-15");
    await expect(page.getByLabel("Votre projet")).toHaveValue("location");
  });

  test("la page seule pose ses questions sans rien reprocher", async ({ page }) => {
    await page.goto(routes.validity());
    await expect(page.getByRole("heading", { level: 1, name: QUESTION })).toBeVisible();
    await expect(page.locator("[aria-invalid]")).toHaveCount(0);
    await page.getByLabel("Diagnostic").selectOption("DPE projeté");
    await check(page).click();
    await expect(
      page.getByText(content.services.find(({ slug }) => slug === "dpe-projete")?.validity ?? ""),
    ).toBeVisible();
  });
});

const LONG = "9".repeat(5000);

for (const [name, path, message] of [
  ["sans date", answerPath({ diagnostic: "gaz" }), "Écrivez la date qui figure sur le rapport."],
  ["à venir", answerPath({ diagnostic: "gaz", date: "3000-01-01" }), FUTURE],
  [
    "un 31 février",
    answerPath({ diagnostic: "gaz", date: "2024-02-31" }),
    "Le calendrier n’a pas de «\u202F2024-02-31\u202F»\u202F: écrivez la date du rapport, par exemple 03/05/2023.",
  ],
  [
    "cinq mille caractères",
    answerPath({ diagnostic: "gaz", date: LONG, use: LONG, result: LONG }),
    "Écrivez la date du rapport en chiffres, par exemple 03/05/2023.",
  ],
  [
    "un script",
    answerPath({ diagnostic: "gaz", date: "<script>alert(1)</script>" }),
    "Écrivez la date du rapport en chiffres, par exemple 03/05/2023.",
  ],
  [
    "deux dates dont la première est fausse",
    `${answerPath({ diagnostic: "gaz", date: "x" })}&date=2024-01-01`,
    "Écrivez la date du rapport en chiffres, par exemple 03/05/2023.",
  ],
] as const) {
  test(`une date mal écrite (${name}) garde le formulaire et dit quoi écrire`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(dateField(page)).toHaveAccessibleDescription(message);
    await expect(page.getByLabel("Diagnostic")).toHaveValue("gaz");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(0);
  });
}

for (const diagnostic of ["radon", "<script>alert(1)</script>", "constructor", "x".repeat(5000)]) {
  test(`un diagnostic inconnu (${diagnostic.slice(0, 30)}) se choisit dans la liste`, async ({
    page,
  }) => {
    const response = await page.goto(answerPath({ diagnostic, date: "2024-01-01" }));
    expect(response?.status()).toBe(200);
    await expect(page.getByLabel("Diagnostic")).toHaveAccessibleDescription(
      "Choisissez un diagnostic dans la liste.",
    );
    await expect(dateField(page)).toHaveValue("2024-01-01");
  });
}

test("la page de réponse n’est pas indexée et n’exécute que ses propres scripts", async ({
  page,
}) => {
  const response = await page.goto(answerPath({ diagnostic: "dpe", date: "2022-01-01" }));
  expect(response?.headers()["content-security-policy"]).toContain("script-src 'nonce-");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme === "light" ? "en clair" : "en sombre", () => {
    test.use({ colorScheme });

    test("axe-core ne trouve rien sur les réponses ni sur les fautes", async ({ page }) => {
      const expectNoFault = async (place: string) => {
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
        expect
          .soft(
            violations.map(({ help, id }) => `${id} : ${help}`),
            place,
          )
          .toEqual([]);
      };
      for (const path of [
        routes.validity(),
        answerPath({ diagnostic: "plomb", date: "2015-01-01" }),
        answerPath({ diagnostic: "x", date: "x" }),
        answerPath({ diagnostic: "etat-parasitaire" }),
      ]) {
        await page.goto(path);
        await expectNoFault(path);
      }
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(routes.service("plomb"));
      await dateField(page).fill("2015-01-01");
      await check(page).click();
      await expect(
        page.getByText("Expiré depuis le 1er\u00A0janvier 2016", { exact: true }),
      ).toBeVisible();
      await expectNoFault("réponse sur place");
    });
  });
}
