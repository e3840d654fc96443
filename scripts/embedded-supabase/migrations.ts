import { createHash } from "node:crypto";
import { glob, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { Fault, reasonOf } from "#scripts/fault";

type Migration = { file: string; version: string; name: string; sql: string };

const FILE_NAME = /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/;
const HISTORY = "supabase_migrations.schema_migrations";
const SEED_HISTORY = "supabase_migrations.seed_files";

/** As text, whatever the line ends of the checkout. */
async function readSql(file: string): Promise<string> {
  return (await readFile(file, "utf8")).replaceAll("\r\n", "\n");
}

async function listMigrations(dir: string): Promise<Migration[]> {
  const files = (await readdir(dir)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const { version, name } = FILE_NAME.exec(file)?.groups ?? {};
      if (version === undefined || name === undefined)
        throw new Fault(
          `Migration ${file} : attendu un nom de la forme AAAAMMJJHHMMSS_nom_en_minuscules.sql.`,
        );
      return { file, version, name, sql: await readSql(path.join(dir, file)) };
    }),
  );
}

/** PostgreSQL gives the position of most errors as a character offset. */
function lineOf(error: unknown, sql: string): string {
  const position = Number((error as { position?: string }).position);
  return position > 0 ? ` (ligne ${sql.slice(0, position - 1).split("\n").length})` : "";
}

function refusal(what: string, sql: string, error: unknown): Fault {
  return new Fault(`${what} : PostgreSQL la refuse${lineOf(error, sql)} : ${reasonOf(error)}.`);
}

async function apply(database: PGlite, { file, version, name, sql }: Migration): Promise<void> {
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        `insert into ${HISTORY} (version, name, statements) values ($1, $2, $3)`,
        [version, name, [sql]],
      );
    });
  } catch (error) {
    throw refusal(`Migration ${file}`, sql, error);
  }
}

/**
 * Applies what is pending, each file in a transaction, recorded where the Supabase CLI records it.
 * @returns the names of the files applied.
 * @throws Fault when a file is refused, was changed after it was applied, or is missing.
 */
export async function applyMigrations(
  database: PGlite,
  { dir, resetHint }: { dir: string; resetHint: string },
): Promise<string[]> {
  const migrations = await listMigrations(dir);
  const { rows } = await database.query<{ version: string; name: string; statements: string[] }>(
    `select version, name, statements from ${HISTORY} order by version`,
  );
  const applied = new Map(rows.map((row) => [row.version, row]));
  const versions = new Set<string>();
  for (const { file, version, sql } of migrations) {
    if (versions.has(version))
      throw new Fault(`Migration ${file} : une autre porte déjà la date ${version}.`);
    versions.add(version);
    const recorded = applied.get(version);
    if (recorded !== undefined && recorded.statements.join("\n") !== sql)
      throw new Fault(
        `Migration ${file} : elle a changé après avoir été appliquée. Rétablissez-la et écrivez la suite dans une nouvelle migration, ou ${resetHint}.`,
      );
  }
  const missing = rows.find(({ version }) => !versions.has(version));
  if (missing !== undefined)
    throw new Fault(
      `Migration ${missing.version}_${missing.name}.sql : elle a été appliquée mais son fichier n’est plus là. Rétablissez-le, ou ${resetHint}.`,
    );
  const pending = migrations.filter(({ version }) => !applied.has(version));
  for (const migration of pending) await apply(database, migration);
  return pending.map(({ file }) => file);
}

/** The same as `sql_paths` of supabase/config.toml, which the Supabase CLI reads; a test compares. */
export const SEED_PATHS = ["./seed.sql", "./seeds/*.sql"] as const;

/** Files of the seed, in the order of the patterns, then of their names. */
async function listSeeds(dir: string): Promise<string[]> {
  const lists = SEED_PATHS.map((pattern) => Array.fromAsync(glob(pattern, { cwd: dir })));
  return (await Promise.all(lists)).flatMap((files) => files.sort());
}

async function applySeed(
  database: PGlite,
  { dir, file, log }: { dir: string; file: string; log: (line: string) => void },
): Promise<void> {
  const name = path.posix.join("supabase", file.replaceAll(path.sep, "/"));
  const sql = await readSql(path.join(dir, file));
  const hash = createHash("sha256").update(sql).digest("hex");
  const { rows } = await database.query<{ hash: string }>(
    `select hash from ${SEED_HISTORY} where path = $1`,
    [name],
  );
  if (rows[0] !== undefined) {
    if (rows[0].hash !== hash)
      log(`Backend : ${name} a changé depuis la création de la base, qui garde ses données`);
    return;
  }
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(`insert into ${SEED_HISTORY} (path, hash) values ($1, $2)`, [
        name,
        hash,
      ]);
    });
  } catch (error) {
    throw refusal(name, sql, error);
  }
}

/** Runs each file of the seed once in the life of the database. */
export async function applySeeds(
  database: PGlite,
  { dir, log }: { dir: string; log: (line: string) => void },
): Promise<void> {
  for (const file of await listSeeds(dir)) await applySeed(database, { dir, file, log });
}
