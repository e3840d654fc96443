import { readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { buildDatabaseTypes, TYPES_FILE } from "#scripts/build-database-types";
import { startEmbeddedSupabase } from "#scripts/embedded-supabase/server";

test("les types de la base sont ceux des migrations (node scripts/build-database-types.ts)", async () => {
  const backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => {} });
  onTestFinished(backend.stop);
  expect(await readFile(TYPES_FILE, "utf8")).toBe(await buildDatabaseTypes(backend));
});
