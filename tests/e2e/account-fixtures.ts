import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { routes } from "#lib/routes";
import { test as base, expect } from "#tests/e2e/blog-fixtures";

export const PASSWORD = "Colombage-2026";

type Fixtures = {
  listEmails: (email: string) => Promise<string[]>;
  /** Path and query of the link in the last of so many e-mails (one) to an address. */
  readLink: (email: string, count?: number) => Promise<string>;
};

export const test = base.extend<Fixtures>({
  /** Names of the e-mails to an address since the test began, oldest first. */
  listEmails: async ({ backend }, use) => {
    const before = new Set(await readdir(backend.emailsDir));
    await use(async (email) =>
      (await readdir(backend.emailsDir))
        .filter((file) => file.endsWith(`-${email}.html`) && !before.has(file))
        .toSorted(),
    );
  },

  readLink: async ({ backend, listEmails }, use) => {
    await use(async (email, count = 1) => {
      await expect.poll(async () => (await listEmails(email)).length).toBe(count);
      const newest = (await listEmails(email)).at(-1) ?? "";
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
