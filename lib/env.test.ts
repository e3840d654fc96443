import { readFile } from "node:fs/promises";
import { afterEach, expect, test, vi } from "vitest";
import {
  backendAccess,
  envNames,
  googleTagId,
  parseEnv,
  quoteBookingUrl,
  resolveSiteUrl,
  siteUrl,
} from "#lib/env";

const production = { NODE_ENV: "production" };

function faultsOf(source: Record<string, string>): string[] {
  const result = parseEnv(source);
  return "faults" in result ? result.faults : [];
}

function valuesOf(source: Record<string, string>) {
  const result = parseEnv(source);
  if ("faults" in result) throw new Error(result.faults.join("\n"));
  return result.values;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test("rien de réglé donne les valeurs par défaut", () => {
  const values = valuesOf(production);
  expect(values).toMatchObject({
    PORT: 3000,
    EMBEDDED_SUPABASE_PORT: 54_321,
    EMBEDDED_SUPABASE_DIR: "supabase/.temp",
    QUOTE_FORM_TRACKER_FREE: false,
    NEXT_PUBLIC_GTM_ID: "G-XXXXXXXXXX",
  });
  expect(resolveSiteUrl(values)).toBe("http://localhost:3000");
});

test("une valeur vide compte comme absente", () => {
  expect(valuesOf({ PORT: "", QUOTE_FORM_URL: "" })).toEqual(valuesOf({}));
});

test("l’adresse du site suit PORT, ou NEXT_PUBLIC_SITE_URL sans barre finale", () => {
  expect(resolveSiteUrl(valuesOf({ PORT: "4000" }))).toBe("http://localhost:4000");
  expect(resolveSiteUrl(valuesOf({ NEXT_PUBLIC_SITE_URL: "https://exemple.fr/" }))).toBe(
    "https://exemple.fr",
  );
});

test.each([
  ["PORT", "abc"],
  ["PORT", "0"],
  ["PORT", "70000"],
  ["NEXT_PUBLIC_SITE_URL", "exemple.fr"],
  ["NEXT_PUBLIC_SITE_URL", "https://exemple.fr/site"],
  ["QUOTE_FORM_URL", "javascript:alert(1)"],
  ["QUOTE_FORM_TRACKER_FREE", "oui"],
  ["TRUSTED_PROXY", "10.0.0.1"],
  ["REDIS_URL", "http://localhost"],
  ["NEXT_PUBLIC_GTM_ID", "UA"],
])("%s=%s : la phrase dit le nom, la valeur et ce qui est attendu", (name, value) => {
  const [fault, ...others] = faultsOf({ [name]: value });
  expect(fault).toMatch(new RegExp(`^${name} vaut « `));
  expect(fault).toContain(`« ${value} » : attendu `);
  expect(others).toEqual([]);
});

test.each([
  "NEXT_PUBLIC_SITE_URL",
  "BLOG_FEED_URL",
  "QUOTE_FORM_URL",
  "QUOTE_BOOKING_URL",
  "QUOTE_FORM_URL_GAILLON",
  "QUOTE_FORM_URL_VEXIN",
])("%s : http est refusé en production, sauf sur cette machine", (name) => {
  expect(faultsOf({ ...production, [name]: "http://exemple.fr" })).toHaveLength(1);
  expect(faultsOf({ ...production, [name]: "http://127.0.0.1:8080" })).toEqual([]);
  expect(faultsOf({ ...production, [name]: "http://[::1]:8080" })).toEqual([]);
  expect(faultsOf({ [name]: "http://exemple.fr" })).toEqual([]);
});

test("l’adresse et la clé d’un backend vont ensemble", () => {
  const url = { NEXT_PUBLIC_SUPABASE_URL: "https://abcd.supabase.co" };
  const key = { NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_0123456789abcdef" };
  expect(faultsOf(url)[0]).toContain("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY est vide");
  expect(faultsOf(key)[0]).toContain("NEXT_PUBLIC_SUPABASE_URL est vide");
  expect(faultsOf({ ...url, ...key })).toEqual([]);
});

test("la clé secrète d’un projet n’est pas acceptée comme clé publique", () => {
  const [fault] = faultsOf({
    NEXT_PUBLIC_SUPABASE_URL: "https://abcd.supabase.co",
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_secret_0123456789abcdef",
  });
  expect(fault).toContain("attendu la clé publique");
});

test("le site et le backend embarqué ne partagent pas un port", () => {
  expect(faultsOf({ PORT: "54321" })[0]).toContain("EMBEDDED_SUPABASE_PORT vaut « 54321 »");
});

test("un mot de passe n’est jamais affiché", () => {
  const [fault] = faultsOf({ REDIS_URL: "redi://site:s3cret@cache" });
  expect(fault).toContain("redi://site:***@cache");
});

test("les fonctions lisent l’environnement au moment de l’appel", () => {
  expect(backendAccess()).toBeUndefined();
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", "http://127.0.0.1:54321/");
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_0123456789abcdef");
  vi.stubEnv("NEXT_PUBLIC_SITE_URL", "https://exemple.fr");
  expect(backendAccess()).toEqual({
    url: "http://127.0.0.1:54321",
    publishableKey: "sb_publishable_0123456789abcdef",
  });
  expect(siteUrl()).toBe("https://exemple.fr");
});

test("une valeur fausse lue par le site lève la même phrase", () => {
  vi.stubEnv("QUOTE_BOOKING_URL", "demain");
  expect(() => quoteBookingUrl()).toThrow("QUOTE_BOOKING_URL vaut « demain »");
});

test("l’identifiant d’attente de Google ne charge rien", () => {
  expect(googleTagId()).toBeUndefined();
  vi.stubEnv("NEXT_PUBLIC_GTM_ID", "G-AB12CD34EF");
  expect(googleTagId()).toBe("G-AB12CD34EF");
});

test(".env.example cite chaque nom, et rien d’autre", async () => {
  const example = await readFile(".env.example", "utf8");
  const cited = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(cited.toSorted()).toEqual([...envNames].toSorted());
});
