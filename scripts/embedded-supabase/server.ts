import { once } from "node:events";
import { access, constants, mkdir, mkdtemp, realpath, rm } from "node:fs/promises";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import { messages } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { createAdaptorServer } from "@hono/node-server";
import { App } from "@supabase/lite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import {
  assertTemplates,
  createFolderEmailDriver,
  templateConfig,
} from "#scripts/embedded-supabase/emails";
import { createKeys, type Keys, loadKeys } from "#scripts/embedded-supabase/keys";
import { applyMigrations, applySeeds } from "#scripts/embedded-supabase/migrations";
import { grantAuthSchema, preparePlatform } from "#scripts/embedded-supabase/platform";
import { Fault, reasonOf } from "#scripts/fault";
import { acquireLock, type Lock } from "#scripts/lock";
import { portFault } from "#scripts/ports";
import { ROOT } from "#scripts/project";

type Options = {
  /** Data folder, made when missing; `null` keeps the database in memory, e-mails aside. */
  dir: string | null;
  /** 0 takes a free port. */
  port: number;
  log: (line: string) => void;
  /** Origin that the links in e-mails lead to. */
  siteUrl?: string;
  /** Folder of migrations/, templates/, seed.sql and seeds/. */
  projectDir?: string;
};

export type EmbeddedSupabase = {
  url: string;
  publishableKey: string;
  emailsDir: string;
  /** As the owner of the database; for tests. */
  sql: <Row>(query: string, parameters?: unknown[]) => Promise<Row[]>;
  stop: () => Promise<void>;
};

type Cleanup = () => unknown;

async function prepareDataDir(dir: string): Promise<{ dir: string; lock: Lock }> {
  let real: string;
  try {
    await mkdir(dir, { recursive: true });
    await access(dir, constants.W_OK);
    real = await realpath(dir);
  } catch (error) {
    throw new Fault(
      `EMBEDDED_SUPABASE_DIR vaut « ${dir} » : attendu un dossier où écrire (${reasonOf(error)}).`,
    );
  }
  const lock = await acquireLock(`data ${real}`);
  if (lock === null)
    throw new Fault(
      `EMBEDDED_SUPABASE_DIR vaut « ${dir} » : un autre exemplaire du site utilise déjà ce dossier. Arrêtez-le, ou donnez-en un autre.`,
    );
  return { dir: real, lock };
}

async function listen(server: Server, port: number): Promise<number> {
  try {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  } catch (error) {
    throw portFault("EMBEDDED_SUPABASE_PORT", port, error);
  }
}

/** PGlite's errors print kilobytes of minified source: its console is silent while it opens. */
async function quietly<T>(action: () => Promise<T>): Promise<T> {
  const { error, warn } = console;
  console.error = () => {};
  console.warn = () => {};
  try {
    return await action();
  } finally {
    Object.assign(console, { error, warn });
  }
}

/** A refused query is logged with its stack in minified source and its values: say why only. */
Object.defineProperty(messages.DatabaseError.prototype, inspect.custom, {
  value(this: messages.DatabaseError) {
    return `PostgreSQL : ${this.message} (${this.code})`;
  },
});

async function openDatabase(dataDir: string | null): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url: dataDir ?? "memory://",
    pgliteOptions: { extensions: { unaccent, pg_trgm } },
  });
  await connection.driver.waitReady;
  // Left to itself, the first request on a table with row-level security grants everything on it
  // to anon and authenticated. A hosted project does not: only the migrations grant.
  return Object.assign(connection, { rlsState: "active" });
}

function createApp(
  connection: PgliteConnection,
  {
    keys,
    emailsDir,
    projectDir,
    siteUrl,
  }: { keys: Keys; emailsDir: string; projectDir: string; siteUrl: string },
): App {
  return new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      minimum_password_length: 6,
      email: {
        enable_confirmations: true,
        template: templateConfig(path.join(projectDir, "templates")),
      },
    },
    options: {
      drivers: { email: createFolderEmailDriver(emailsDir) },
      server: { admin: false, disableStudio: true },
    },
  });
}

/**
 * A Supabase project inside this process: PostgreSQL (PGlite), its REST and auth interfaces, on
 * 127.0.0.1 only. Its e-mails become files in `emailsDir`.
 * @throws Fault when the folder, the port, a migration or the seed stands in the way.
 */
export async function startEmbeddedSupabase({
  dir,
  port,
  log,
  siteUrl = "http://localhost:3000",
  projectDir = path.join(ROOT, "supabase"),
}: Options): Promise<EmbeddedSupabase> {
  const cleanups: Cleanup[] = [];
  const stop = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  try {
    let dataDir: string;
    if (dir === null) {
      dataDir = await mkdtemp(path.join(tmpdir(), "embedded-supabase-"));
      cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
    } else {
      const prepared = await prepareDataDir(dir);
      dataDir = prepared.dir;
      cleanups.push(() => prepared.lock.release());
    }
    const emailsDir = path.join(dataDir, "emails");
    const databaseDir = dir === null ? null : path.join(dataDir, "database");
    const resetHint = dir === null ? "recommencez" : `effacez le dossier ${databaseDir}`;

    let app: App | undefined;
    const server = createAdaptorServer({
      fetch: (request, { incoming }) =>
        app?.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? null }) ??
        new Response("starting", { status: 503 }),
    }) as Server;
    const boundPort = await listen(server, port);
    cleanups.push(async () => {
      server.close();
      server.closeAllConnections();
    });

    const keys =
      dir === null ? await createKeys() : await loadKeys(path.join(dataDir, "keys.json"));
    await mkdir(emailsDir, { recursive: true });
    await assertTemplates(path.join(projectDir, "templates"));

    const connection = await quietly(() => openDatabase(databaseDir)).catch((error) => {
      throw new Fault(
        `Backend : la base de données ne s’ouvre pas (${reasonOf(error)}). Si elle est abîmée, ${resetHint}.`,
      );
    });
    cleanups.push(() => connection.close());
    const database = connection.driver;

    const ready = createApp(connection, { keys, emailsDir, projectDir, siteUrl });
    const { rows } = await database.query("select from pg_namespace where nspname = 'auth'");
    await preparePlatform(database, rows.length === 0);
    await quietly(() => ready.ensureSystemSchema());
    await grantAuthSchema(database);
    const applied = await applyMigrations(database, {
      dir: path.join(projectDir, "migrations"),
      resetHint,
    });
    if (applied.length > 0) log(`Backend : ${applied.length} migration(s) appliquée(s)`);
    await applySeeds(database, { dir: projectDir, log });
    app = ready;

    return {
      url: `http://127.0.0.1:${boundPort}`,
      publishableKey: keys.publishableKey,
      emailsDir,
      sql: async <Row>(query: string, parameters: unknown[] = []) =>
        (await database.query<Row>(query, parameters)).rows,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
