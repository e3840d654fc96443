import type { Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { expect, test } from "#tests/e2e/fixtures";
import { filledSimulator } from "#tests/e2e/site";

const dossier = (page: Page) => page.locator("#dossier");
const total = (page: Page) => dossier(page).getByRole("row", { name: /Total TTC estimé/ });
const diagnostic = (page: Page, name: string) =>
  dossier(page).getByRole("checkbox", { name, exact: false });
const tile = (page: Page, question: RegExp, answer: string) =>
  page.getByRole("group", { name: question }).getByText(answer, { exact: true });

/** Scripts answer: the commune's field suggests. */
const isAnswering = (page: Page) =>
  expect(page.getByRole("combobox", { name: "Commune ou code postal" })).toBeVisible();

/** « 1 234 € » as a number, whatever its spaces. */
async function readTotal(page: Page): Promise<number> {
  const text = await total(page).getByRole("cell").innerText();
  return Number(text.replace(/[^\d,]/g, "").replace(",", "."));
}

test("le dossier s’écrit au clavier, sans rechargement, l’adresse suit", async ({ page }) => {
  await page.goto(routes.simulator());
  await expect(dossier(page)).toContainText("Votre dossier s’écrit ici");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await page.getByRole("radio", { name: "Je vends" }).focus();
  await page.keyboard.press("Space");
  await expect(dossier(page).getByRole("heading", { name: /Pour vendre/ })).toBeVisible();
  await page.getByRole("radio", { name: "Maison" }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Surface habitable").fill("151");
  await expect(page).toHaveURL(/surface=151$/);
  const above = await readTotal(page);
  await page.getByLabel("Surface habitable").fill("150");
  await expect.poll(() => readTotal(page)).toBe(above - 50);
  await expect(page).toHaveURL(/transaction=vente&bien=maison&surface=150$/);
  await page.keyboard.press("Enter");
  await expect(dossier(page).getByRole("heading", { level: 2 })).toBeFocused();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("ouverte plus tard, l’adresse rend les mêmes réponses et le même dossier", async ({
  page,
}) => {
  await page.goto(filledSimulator);
  await expect(page.getByRole("radio", { name: "Maison" })).toBeChecked();
  await expect(page.getByLabel("Commune ou code postal")).toHaveValue("Rouen");
  await expect(dossier(page)).toContainText("Votre rapport du 3 janvier 2020 ne vaut plus.");
  await expect(dossier(page)).toContainText("Votre rapport du 1er février 2019 vaut sans limite");
  await expect(dossier(page)).toContainText("ne valait que jusqu’au 31 juillet 2026");
  // 50 + DPE 120, amiante 90, gaz 80, électricité 80, ERP 25, plus de 150 m² 50, annexes 40.
  expect(await readTotal(page)).toBe(535);
});

test("un diagnostic se retire de l’estimation et y revient ; aucun choisi les compte tous", async ({
  page,
}) => {
  await page.goto(
    routes.simulator("transaction=location&bien=appartement&construction=apres-1997&gaz=non"),
  );
  const whole = await readTotal(page);
  await diagnostic(page, "DPE").uncheck();
  await expect.poll(() => readTotal(page)).toBe(whole - 120);
  await expect(page).toHaveURL(/propose=/);
  await page.reload();
  await expect(diagnostic(page, "DPE")).not.toBeChecked();
  await diagnostic(page, "DPE").check();
  await expect.poll(() => readTotal(page)).toBe(whole);

  const names = ["ERP", "Boutin", "Électricité", "DPE"];
  for (const name of names.slice(0, -1)) await diagnostic(page, name).uncheck();
  await expect.poll(() => readTotal(page)).toBe(50 + 120);
  await diagnostic(page, "DPE").click();
  await expect(diagnostic(page, "ERP")).toBeChecked();
  expect(await readTotal(page)).toBe(whole);
});

test("le retour du navigateur reprend la réponse d’avant, champs compris", async ({ page }) => {
  await page.goto(routes.simulator());
  await isAnswering(page);
  await tile(page, /vendez/, "Je vends").click();
  await tile(page, /vendez/, "Je loue").click();
  await expect(dossier(page).getByRole("heading", { name: /Pour louer/ })).toBeVisible();
  await page.goBack();
  await expect(dossier(page).getByRole("heading", { name: /Pour vendre/ })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Je vends" })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole("radio", { name: "Je loue" })).toBeChecked();
});

test("l’adresse est déjà celle du dossier quand il se montre", async ({ page }) => {
  await page.goto(routes.simulator());
  await isAnswering(page);
  const address = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const read = () => {
          const heading = document.querySelector("#dossier h2")?.textContent;
          if (heading?.includes("Pour vendre")) resolve(location.search);
        };
        new MutationObserver(read).observe(document.body, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      }),
  );
  await tile(page, /vendez/, "Je vends").click();
  expect(await address).toBe("?transaction=vente");
});

test("deux réponses données avant que le dossier suive sont deux retours", async ({ page }) => {
  await page.goto(routes.simulator("transaction=vente"));
  await isAnswering(page);
  await page.evaluate(() => {
    for (const value of ["location", "maison"])
      document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
  });
  await expect(page).toHaveURL(/\?transaction=location&bien=maison$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?transaction=location$/);
  await expect(dossier(page).getByRole("heading", { name: /Pour louer/ })).toBeVisible();
  await page.goBack();
  await expect(dossier(page).getByRole("heading", { name: /Pour vendre/ })).toBeVisible();
});

test("la commune choisie dans la liste décide de la zone termites", async ({ page }) => {
  await page.goto(routes.simulator("transaction=vente"));
  const termites = dossier(page).getByRole("listitem").filter({ hasText: "Termites" });
  await expect(termites).toContainText("Dû si");
  await page.getByRole("combobox", { name: "Commune ou code postal" }).fill("Le Mans");
  await page.getByRole("option", { name: /^Le Mans / }).click();
  await expect(termites).toContainText("Le bien est dans une zone termites");
  await expect(diagnostic(page, "Termites")).toBeChecked();
  await expect(page).toHaveURL(/commune=Le\+Mans/);
});

test.describe("au doigt, sur un téléphone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("une barre dit où en est le dossier et y mène", async ({ page }) => {
    await page.goto(routes.simulator());
    await tile(page, /vendez/, "Je vends").tap();
    await tile(page, /bien/, "Appartement").tap();
    await tile(page, /copropriété/, "Oui").tap();
    const bar = page.getByRole("link", { name: /à faire/ });
    await expect(bar).toContainText("€");
    await bar.tap();
    await expect(dossier(page).getByRole("heading", { level: 2 })).toBeInViewport();
  });
});

test("l’e-mail tient en 1 800 caractères et garde l’adresse du dossier", async ({
  origin,
  page,
}) => {
  await page.goto(filledSimulator);
  const href = await dossier(page)
    .getByRole("link", { name: /par e-mail/ })
    .getAttribute("href");
  const body = new URL(href ?? "").searchParams.get("body") ?? "";
  expect(body.length).toBeLessThanOrEqual(1800);
  expect(body).toContain("Estimation du site");
  const address = new URL(body.split("Le dossier complet : ")[1]?.trim() ?? "");
  await page.goto(`${origin}${address.pathname}${address.search}`);
  expect(await readTotal(page)).toBe(535);
});

for (const [label, query] of [
  ["une maison ancienne à vendre", filledSimulator],
  [
    "un appartement à louer",
    routes.simulator(
      "transaction=location&bien=appartement&surface=45&construction=avant-1949&gaz=oui&gaz-age=plus&elec-age=plus&classe=F&commune=76000",
    ),
  ],
  [
    "un lot de copropriété à vendre",
    routes.simulator(
      "transaction=vente&bien=appartement&copropriete=oui&surface=70&construction=1949-1997&gaz=non&elec-age=plus&egout=oui&commune=Versailles&signature=2027-02-01",
    ),
  ],
] as const) {
  test(`imprimé pour le notaire, ${label} tient sur une page`, async ({ page }) => {
    await page.goto(query);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Établi le")).toBeVisible();
    await expect(dossier(page)).toBeHidden();
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
}

for (const [label, query] of [
  ["rien", ""],
  ["des champs doublés", "transaction=vente&transaction=location&surface=80&surface=90"],
  ["des nombres faux", "transaction=vente&surface=-5&permis=NaN"],
  ["un nombre énorme", "transaction=vente&surface=1000000000&permis=99999"],
  [
    "des dates impossibles",
    "transaction=vente&signature=2027-02-31&date-dpe=3000-01-01&date-gaz=31/02/2020",
  ],
  ["5 000 caractères", `transaction=vente&commune=${"a".repeat(5000)}&surface=${"9".repeat(5000)}`],
  [
    "des scripts",
    "transaction=vente&commune=%3Cscript%3Ealert(1)%3C/script%3E&choix=%3Cimg%20src=x%20onerror=alert(1)%3E&surface=%22%3E%3Cscript%3E",
  ],
  ["des mots inconnus", "transaction=don&bien=château&choix=rien&propose=.&elec-age=%00&classe=Z"],
] as const) {
  test(`une adresse avec ${label} donne une page qui se lit`, async ({ page }) => {
    let alerts = 0;
    page.on("dialog", () => {
      alerts += 1;
    });
    const response = await page.goto(`${routes.simulator()}?${query}`);
    expect(response?.status()).toBe(200);
    await expect(dossier(page).getByRole("heading", { level: 2 })).toBeVisible();
    expect(alerts).toBe(0);
    expect(await page.locator("body").innerText()).not.toMatch(/NaN|undefined|Infinity|Invalid/);
  });
}

test("un nombre et une date faux disent en français ce qui est attendu", async ({ page }) => {
  await page.goto(routes.simulator("transaction=vente&surface=-5&signature=2027-02-31"));
  const surface = page.getByLabel("Surface habitable");
  await expect(surface).toHaveValue("-5");
  await expect(surface).toHaveAccessibleDescription(/Écrivez la surface en m²/);
  await expect(page.getByLabel("Signature prévue")).toHaveAccessibleDescription(
    /Écrivez une date à venir/,
  );
});

test.describe("sans JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("le formulaire est répondu par le serveur, et se précise", async ({ page }) => {
    await page.goto(routes.simulator());
    await page.getByRole("radio", { name: "Je loue" }).check({ force: true });
    await page.getByRole("radio", { name: "Maison" }).check({ force: true });
    await page.getByLabel("Surface habitable").fill("90");
    await page.getByRole("button", { name: "Voir mon dossier" }).click();
    await expect(dossier(page).getByRole("heading", { name: /Pour louer/ })).toBeVisible();
    await expect(page.getByLabel("Surface habitable")).toHaveValue("90");
    const whole = await readTotal(page);
    await diagnostic(page, "DPE").uncheck();
    await page.getByRole("button", { name: "Voir mon dossier" }).click();
    expect(await readTotal(page)).toBe(whole - 120);
    await expect(diagnostic(page, "DPE")).not.toBeChecked();
  });

  test("une commune ambiguë se choisit par un lien qui garde les réponses", async ({ page }) => {
    await page.goto(routes.simulator("transaction=vente&surface=90&commune=saint-mar"));
    await page
      .getByRole("link", { name: /^Saint-Mar/ })
      .first()
      .click();
    await expect(page).toHaveURL(/surface=90/);
    await expect(page.getByRole("link", { name: /^Saint-Mar/ })).toHaveCount(0);
    await expect(page.getByLabel("Surface habitable")).toHaveValue("90");
  });
});
