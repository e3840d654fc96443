import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { emailTemplates } from "#scripts/embedded-supabase/emails";
import { SEED_PATHS } from "#scripts/embedded-supabase/migrations";
import { type EmbeddedSupabase, startEmbeddedSupabase } from "#scripts/embedded-supabase/server";

const password = "Colombage-2026";
const siteUrl = "http://localhost:4321";

let root: string;
let count = 0;
let projectDir: string;
let dir: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "embedded-supabase-test-"));
});

afterAll(() => rm(root, { recursive: true, force: true }));

beforeEach(async () => {
  count += 1;
  dir = path.join(root, `data-${count}`);
  projectDir = path.join(root, `project-${count}`);
  for (const folder of ["migrations/20261101000000_foundations.sql", "templates", "seed.sql"]) {
    await cp(path.join("supabase", folder), path.join(projectDir, folder), { recursive: true });
  }
});

async function start(log: string[] = []): Promise<EmbeddedSupabase> {
  const backend = await startEmbeddedSupabase({
    dir,
    port: 0,
    siteUrl,
    projectDir,
    log: (line) => log.push(line),
  });
  onTestFinished(backend.stop);
  return backend;
}

function migrate(name: string, sql: string): Promise<void> {
  return writeFile(path.join(projectDir, "migrations", name), sql);
}

function createAnonClient({ url, publishableKey }: EmbeddedSupabase) {
  return createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

async function readEmails({ emailsDir }: EmbeddedSupabase): Promise<string[]> {
  const files = (await readdir(emailsDir)).sort();
  return Promise.all(files.map((file) => readFile(path.join(emailsDir, file), "utf8")));
}

/** As a mail reader shows it. */
function linkIn(email: string): URL {
  const href = /href="([^"]*\/auth\/confirm[^"]*)"/.exec(email)?.[1] ?? "";
  return new URL(href.replaceAll("&amp;", "&"));
}

test("une inscription attend le lien reçu par e-mail, et l’état survit à un redémarrage", async () => {
  const email = "alice@exemple.fr";
  const first = await start();
  const client = createAnonClient(first);

  const { data, error } = await client.auth.signUp({ email, password });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
    "email_not_confirmed",
  );

  const [confirmation = ""] = await readEmails(first);
  expect(confirmation).toContain(email);
  expect(confirmation).toContain(emailTemplates.confirmation.subject);
  expect(confirmation).not.toContain("{{");
  const link = linkIn(confirmation);
  expect(`${link.origin}${link.pathname}`).toBe(`${siteUrl}/auth/confirm`);
  expect(link.searchParams.get("type")).toBe("signup");
  const verified = await client.auth.verifyOtp({
    type: "signup",
    token_hash: link.searchParams.get("token_hash") ?? "",
  });
  expect(verified.error).toBeNull();
  await first.stop();

  const log: string[] = [];
  const second = await start(log);
  expect(log).toEqual([]);
  expect(second.publishableKey).toBe(first.publishableKey);
  const again = createAnonClient(second);
  expect((await again.auth.signInWithPassword({ email, password })).error).toBeNull();

  await again.auth.resetPasswordForEmail(email);
  const recovery = (await readEmails(second)).at(-1) ?? "";
  expect(recovery).toContain(emailTemplates.recovery.subject);
  expect(linkIn(recovery).searchParams.get("type")).toBe("recovery");
});

test("les clés ne se lisent que par leur propriétaire", async () => {
  await start();
  const { mode } = await stat(path.join(dir, "keys.json"));
  expect(mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o600);
});

test("sans clé, l’interface refuse ; l’administration n’est pas ouverte", async () => {
  const { url } = await start();
  expect((await fetch(`${url}/auth/v1/health`)).status).toBe(401);
  expect((await fetch(`${url}/rest/v1/`)).status).toBe(401);
});

test("une table n’est lisible que si une migration l’accorde, même avec des règles par ligne", async () => {
  await migrate(
    "20261102000000_notes.sql",
    `create table public.closed_notes (id int primary key);
     alter table public.closed_notes enable row level security;
     create policy "everyone" on public.closed_notes for select using (true);
     create table public.open_notes (id int primary key);
     alter table public.open_notes enable row level security;
     create policy "everyone" on public.open_notes for select using (true);
     grant select on public.open_notes to anon;
     create function public.closed_count() returns int language sql as 'select 1';
     create function public.open_count() returns int language sql as 'select 1';
     grant execute on function public.open_count() to anon;
     insert into public.closed_notes values (1);
     insert into public.open_notes values (1);`,
  );
  const client = createAnonClient(await start());
  expect((await client.from("open_notes").select()).data).toEqual([{ id: 1 }]);
  expect((await client.from("closed_notes").select()).error?.code).toBe("42501");
  expect((await client.from("open_notes").insert({ id: 2 })).error?.code).toBe("42501");
  expect((await client.rpc("open_count")).data).toBe(1);
  expect((await client.rpc("closed_count")).error?.code).toBe("42501");
});

test("une nouvelle migration s’applique au démarrage suivant, et trouve les extensions", async () => {
  const first = await start();
  await first.stop();
  await migrate(
    "20261102000000_words.sql",
    "create table public.words as select extensions.unaccent('été') as word;",
  );
  const log: string[] = [];
  const second = await start(log);
  expect(log).toEqual(["Backend : 1 migration(s) appliquée(s)"]);
  expect(await second.sql("select word, similarity(word, 'ete') as score from words")).toEqual([
    { word: "ete", score: 1 },
  ]);
});

test("une migration changée après coup : la phrase nomme son fichier", async () => {
  await migrate("20261102000000_words.sql", "create table public.words (word text);");
  const first = await start();
  await first.stop();
  await migrate("20261102000000_words.sql", "create table public.words (word varchar);");
  await expect(start()).rejects.toThrow(
    /^Migration 20261102000000_words\.sql : elle a changé après avoir été appliquée\./,
  );
});

test("une migration appliquée puis effacée : la phrase la nomme", async () => {
  await migrate("20261102000000_words.sql", "create table public.words (word text);");
  const first = await start();
  await first.stop();
  await rm(path.join(projectDir, "migrations/20261102000000_words.sql"));
  await expect(start()).rejects.toThrow(/^Migration 20261102000000_words\.sql : .* n’est plus là/);
});

test("un SQL refusé : une phrase courte avec le fichier et la ligne, et rien n’en reste", async () => {
  await migrate(
    "20261102000000_words.sql",
    "create table public.words (word text);\ncreate tabel public.oops ();",
  );
  const failure = await start().then(
    () => "",
    (error: Error) => error.message,
  );
  expect(failure).toMatch(/^Migration 20261102000000_words\.sql : .*\(ligne 2\)/);
  expect(failure.length).toBeLessThan(200);
  await migrate("20261102000000_words.sql", "create table public.words (word text);");
  expect(await (await start()).sql("select count(*)::int as total from words")).toEqual([
    { total: 0 },
  ]);
});

test("un nom de migration sans date : la phrase dit la forme attendue", async () => {
  await migrate("notes.sql", "select 1;");
  await expect(start()).rejects.toThrow("Migration notes.sql : attendu un nom de la forme");
});

test("les données de départ ne sont mises qu’une fois", async () => {
  await migrate("20261102000000_words.sql", "create table public.words (word text);");
  await writeFile(path.join(projectDir, "seed.sql"), "insert into words values ('un');");
  await (await start()).stop();
  await writeFile(path.join(projectDir, "seed.sql"), "insert into words values ('deux');");
  const log: string[] = [];
  const backend = await start(log);
  expect(await backend.sql("select word from words")).toEqual([{ word: "un" }]);
  expect(log).toEqual([expect.stringContaining("supabase/seed.sql a changé")]);
});

test("les fichiers de seeds/ suivent seed.sql, par leur nom ; un nouveau s’ajoute plus tard", async () => {
  await migrate(
    "20261102000000_words.sql",
    "create table public.words (id int generated always as identity, word text);",
  );
  const seeds = path.join(projectDir, "seeds");
  const seed = (file: string, word: string) =>
    writeFile(path.join(projectDir, file), `insert into words (word) values ('${word}');`);
  await mkdir(seeds);
  await seed("seeds/02-b.sql", "trois");
  await seed("seeds/01-a.sql", "deux");
  await seed("seed.sql", "un");
  await (await start()).stop();
  await seed("seeds/00-c.sql", "quatre");
  const backend = await start();
  expect(await backend.sql("select word from words order by id")).toEqual(
    ["un", "deux", "trois", "quatre"].map((word) => ({ word })),
  );
});

test("supabase/config.toml annonce les mêmes données de départ", async () => {
  expect(await readFile("supabase/config.toml", "utf8")).toContain(
    `sql_paths = ${JSON.stringify(SEED_PATHS).replace(",", ", ")}\n`,
  );
});

test("supabase/config.toml annonce les mêmes e-mails que le backend embarqué", async () => {
  const config = await readFile("supabase/config.toml", "utf8");
  expect(config).toContain("enable_confirmations = true");
  for (const [name, { subject, file }] of Object.entries(emailTemplates)) {
    expect(config).toContain(
      `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${file}"`,
    );
  }
});

test("en mémoire : rien ne reste après l’arrêt", async () => {
  const backend = await startEmbeddedSupabase({ dir: null, port: 0, projectDir, log: () => {} });
  await backend.stop();
  await expect(stat(backend.emailsDir)).rejects.toThrow("ENOENT");
});
