import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { envNames } from "#lib/env";
import { startEmbeddedSupabase } from "#scripts/embedded-supabase/server";

/** Runs `npm run golive`’s script for real. */
async function golive(env: Record<string, string> = {}) {
  const empty = Object.fromEntries(envNames.map((name) => [name, ""]));
  const child = spawn(process.execPath, ["scripts/golive.ts"], {
    env: { ...process.env, ...empty, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  const [code] = await once(child, "close");
  return { code, output };
}

test("rien de réglé : la liste, leur nombre, et 1", async () => {
  const { code, output } = await golive();
  expect(code).toBe(1);
  expect(output).toContain("- content/business.ts, champ « phone » : valeur d’exemple");
  expect(output).toContain("- NEXT_PUBLIC_SITE_URL n’est pas configuré");
  expect(output).toContain("- Le premier administrateur n’a pas pu être vérifié");
  const count = output.split("\n").filter((line) => line.startsWith("- ")).length;
  expect(output).toContain(`\n${count} points à régler.\n`);
});

test("la place du premier administrateur : libre, réservée, ou inconnue", async () => {
  const backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => {} });
  onTestFinished(backend.stop);
  const env = {
    NEXT_PUBLIC_SUPABASE_URL: backend.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  };
  expect((await golive(env)).output).toContain("le premier inconnu qui s’inscrit le deviendrait");
  await backend.sql("update private.settings set first_admin_email = 'vous@exemple.fr'");
  expect((await golive(env)).output).not.toMatch(/administrateur/);
  await backend.stop();
  const { code, output } = await golive(env);
  expect(output).toContain("le backend ne répond pas comme attendu (aucune réponse)");
  expect(code).toBe(1);
});
