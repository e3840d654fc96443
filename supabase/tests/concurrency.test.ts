import { glob, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Postgres, startPostgres } from "#scripts/postgres";

/*
 * PGlite runs one session: what several people do at once is tried on a real server. Its platform
 * is reduced to what migrations touch, and they run as a role without superuser rights, like the
 * owner of a hosted project.
 */
const PLATFORM = `
  create role postgres login createrole bypassrls;
  alter database postgres owner to postgres;
  create role anon;
  create role authenticated;
  create role service_role bypassrls;
  grant anon, authenticated, service_role to postgres;
  create schema extensions authorization postgres;
  grant usage on schema extensions to anon, authenticated, service_role;
  create extension pgcrypto with schema extensions;
  create schema auth;
  grant usage on schema auth to postgres, anon, authenticated, service_role;
  create table auth.users (
    id uuid primary key default gen_random_uuid(),
    email text,
    email_confirmed_at timestamptz default now()
  );
  grant all on auth.users to postgres;
  create function auth.uid() returns uuid language sql stable as
    $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
  set role postgres;
  alter default privileges in schema public grant all on tables to anon, authenticated;
  alter default privileges in schema public grant all on functions to anon, authenticated;
`;

const SESSIONS = 20;
/** Any number that no function of the project locks. */
const BARRIER = 1;

let database: Postgres;

beforeAll(async () => {
  database = await startPostgres();
  await database.psql("supabase_admin", PLATFORM);
  const files = (await Array.fromAsync(glob("supabase/migrations/*.sql"))).sort();
  for (const file of files) await database.psql("postgres", await readFile(file, "utf8"));
});

afterAll(() => database.stop());

/**
 * One script per session, in a transaction, all let go in the same instant: once each of them
 * waits. A transaction stays open a moment longer, so that without a lock none sees another's work.
 */
async function runTogether(scripts: readonly string[]): Promise<string[]> {
  const opening = database.psql(
    "postgres",
    `select pg_advisory_lock(${BARRIER});
     do $$ begin
       for attempt in 1 .. 2000 loop
         exit when ${scripts.length} = (
           select count(*) from pg_locks where locktype = 'advisory' and not granted
         );
         perform pg_sleep(0.01);
         if attempt = 2000 then raise 'sessions are missing'; end if;
       end loop;
     end $$;`,
  );
  const sessions = scripts.map((script) =>
    database.psql(
      "postgres",
      `do $$ begin
         while not exists (select from pg_locks where locktype = 'advisory' and granted) loop
           perform pg_sleep(0.01);
         end loop;
         perform pg_advisory_xact_lock_shared(${BARRIER});
       end $$;
       begin;
       ${script}
       do 'begin perform pg_sleep(0.02); end';
       commit;`,
    ),
  );
  await opening;
  return Promise.all(sessions);
}

const asUser = (id: string, statement: string) =>
  `set role authenticated; set request.jwt.claim.sub = '${id}'; ${statement};`;

async function createUsers(): Promise<string[]> {
  const rows = await database.psql(
    "supabase_admin",
    `insert into auth.users (email)
     select 'personne-' || number || '@exemple.fr' from generate_series(1, ${SESSIONS}) number
     returning id;`,
  );
  return rows.split("\n");
}

test("vingt personnes à la fois demandent à être le premier administrateur : une seule le devient", async () => {
  const users = await createUsers();
  const answers = await runTogether(
    users.map((id) => asUser(id, "select public.bootstrap_first_admin()")),
  );
  expect(answers.toSorted()).toEqual([...Array(SESSIONS - 1).fill("f"), "t"]);
  const winner = users[answers.indexOf("t")];
  expect(await database.psql("postgres", "select user_id from private.admins;")).toBe(winner);
});

test("vingt articles publiés à la fois : le nombre par catégorie est exact", async () => {
  await runTogether(
    Array.from(
      { length: SESSIONS },
      (_, index) =>
        `insert into public.blog_articles
           (slug, title, excerpt, category, content, published_at, read_time)
         values ('article-${index}', 'Titre', 'Résumé', '${index % 2 ? "dpe" : "gaz"}', '<p>Texte</p>', now(), 1);`,
    ),
  );
  const counts = await database.psql(
    "postgres",
    "set role anon; select public.list_blog_cards() -> 'category_counts';",
  );
  expect(JSON.parse(counts)).toEqual({ dpe: 10, gaz: 10 });
});

test("vingt inscriptions de la même adresse à la fois : une seule ligne, vingt réponses", async () => {
  const tokens = await runTogether(
    Array(SESSIONS).fill(
      "set role anon; select public.subscribe_to_newsletter('alice@exemple.fr', '1');",
    ),
  );
  expect(new Set(tokens).size).toBe(SESSIONS);
  const stored = await database.psql(
    "postgres",
    "select token from public.newsletter_subscribers;",
  );
  expect(tokens).toContain(stored);
});
