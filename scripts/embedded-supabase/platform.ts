import type { PGlite } from "@electric-sql/pglite";

const ROLES = "anon, authenticated, service_role";

/** What a hosted project has before its first migration: its roles and the extensions' schema. */
const BEFORE_MIGRATIONS = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then
      create role anon nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then
      create role authenticated nologin noinherit;
    end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin noinherit bypassrls;
    end if;
  end $$;
  grant usage on schema public to ${ROLES};
  create schema if not exists extensions;
  grant usage on schema extensions to ${ROLES};
  alter default privileges in schema public grant all on tables to ${ROLES};
  alter default privileges in schema public grant all on sequences to ${ROLES};
  alter default privileges in schema public grant all on functions to ${ROLES};
  create extension if not exists pgcrypto with schema extensions;
`;

export async function preparePlatform(database: PGlite, isNew: boolean): Promise<void> {
  if (isNew) await database.exec(BEFORE_MIGRATIONS);
  await database.exec(`set search_path to "$user", public, extensions`);
}

/** `auth.*` belongs to the platform: a migration that revokes by default must not reach it. */
export async function grantAuthSchema(database: PGlite): Promise<void> {
  await database.exec(`
    grant usage on schema auth to ${ROLES};
    grant execute on all functions in schema auth to ${ROLES};
  `);
}
