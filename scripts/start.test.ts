import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { envNames } from "#lib/env";
import { startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
import { findFreePort } from "#scripts/ports";

const publishableKey = "sb_publishable_0123456789abcdef";

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), "start-test-"));
  return () => rm(dir, { recursive: true, force: true });
});

/** Runs `npm start`’s script for real, on free ports, until it ends by itself. */
async function start(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const empty = Object.fromEntries(envNames.map((name) => [name, ""]));
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    env: {
      ...process.env,
      ...empty,
      PORT: String(await findFreePort()),
      EMBEDDED_SUPABASE_PORT: String(await findFreePort()),
      EMBEDDED_SUPABASE_DIR: path.join(dir, "data"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  }
  const [code] = await once(child, "close");
  return { code, lines: output.split("\n").filter((line) => line !== "") };
}

async function takePort(host?: string): Promise<string> {
  const server = createServer();
  server.listen(0, host);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return String(address.port);
}

test("une valeur fausse : une phrase par nom, et rien d’autre", async () => {
  const { code, lines } = await start({ PORT: "abc", QUOTE_FORM_URL: "http://exemple.fr" });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^PORT vaut « abc » : attendu un numéro de port/),
    expect.stringMatching(/^QUOTE_FORM_URL vaut « http:\/\/exemple\.fr » : attendu /),
  ]);
});

test.each([
  ["toutes les adresses", undefined],
  ["cette machine seulement", "127.0.0.1"],
])("PORT déjà pris sur %s : la phrase le nomme", async (_, host) => {
  const port = await takePort(host);
  const { code, lines } = await start({ PORT: port });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`PORT vaut « ${port} » : ce port est déjà pris`)]);
});

test("EMBEDDED_SUPABASE_PORT déjà pris : la phrase le nomme", async () => {
  const port = await takePort("127.0.0.1");
  const { code, lines } = await start({ EMBEDDED_SUPABASE_PORT: port });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`EMBEDDED_SUPABASE_PORT vaut « ${port} » : ce port est déjà pris`),
  ]);
});

test("un dossier de données impossible à écrire : la phrase le nomme", async () => {
  const file = path.join(dir, "fichier");
  await writeFile(file, "");
  const { code, lines } = await start({ EMBEDDED_SUPABASE_DIR: path.join(file, "data") });
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringContaining(`EMBEDDED_SUPABASE_DIR vaut « ${file}/data » : attendu un dossier`),
  ]);
});

test("un dossier de données en service : le second exemplaire s’arrête", async () => {
  const data = path.join(dir, "partage");
  const backend = await startEmbeddedSupabase({ dir: data, port: 0, log: () => {} });
  onTestFinished(backend.stop);
  const { code, lines } = await start({ EMBEDDED_SUPABASE_DIR: data });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining("un autre exemplaire du site utilise déjà")]);
});

test("un backend configuré qui ne répond pas : la phrase dit son adresse", async () => {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const { code, lines } = await start({
    NEXT_PUBLIC_SUPABASE_URL: url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(`NEXT_PUBLIC_SUPABASE_URL vaut « ${url} »`)]);
});
