import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { test as base, expect } from "#tests/e2e/blog-fixtures";

export const PASSWORD = "Colombage-2026";

type Fixtures = {
  /** Path and query of the newest link that was written to an address. */
  readLink: (email: string) => Promise<string>;
  /** How many e-mails an address was written. */
  countEmails: (email: string) => Promise<number>;
};

export const test = base.extend<Fixtures>({
  countEmails: async ({ backend }, use) => {
    await use(async (email) => {
      const files = await readdir(backend.emailsDir);
      return files.filter((file) => file.endsWith(`-${email}.html`)).length;
    });
  },

  readLink: async ({ backend }, use) => {
    await use(async (email) => {
      const files = await readdir(backend.emailsDir);
      const newest = files
        .filter((file) => file.endsWith(`-${email}.html`))
        .toSorted()
        .at(-1);
      if (newest === undefined) throw new Error(`No e-mail to ${email}.`);
      const html = await readFile(path.join(backend.emailsDir, newest), "utf8");
      const href = html.match(/href="([^"]*\/auth\/confirm[^"]*)"/)?.[1] ?? "";
      const link = new URL(href.replaceAll("&amp;", "&"));
      return `${link.pathname}${link.search}`;
    });
  },
});

type Account = { fullName?: string; email: string; password?: string };

/** Fills the sign-up form and sends it. */
export async function signUp(
  page: Page,
  { email, fullName = "Jeanne Le Goff", password = PASSWORD }: Account,
): Promise<void> {
  await page.goto(routes.auth("inscription"));
  const form = page.getByRole("tabpanel", { name: "Inscription" });
  await form.getByLabel("Nom complet").fill(fullName);
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Mot de passe", { exact: true }).fill(password);
  await form.getByRole("button", { name: "S'inscrire" }).click();
}

/** Fills the sign-in form and sends it. */
export async function signIn(
  page: Page,
  { email, password = PASSWORD }: Omit<Account, "fullName">,
): Promise<void> {
  await page.goto(routes.auth());
  const form = page.getByRole("tabpanel", { name: "Connexion" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Mot de passe", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Se connecter" }).click();
}

export { expect };
