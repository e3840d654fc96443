-- A hosted project gives anon and authenticated every right on each new object of schema public.
-- Here nothing is given by default: each migration grants, table by table, what a role needs.

create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- PostgreSQL itself lets everyone execute new functions; only a revoke without « in schema »
-- takes that back.
alter default privileges revoke execute on functions from public;

comment on schema public is
  'Data of the site, reached through the API. Nothing is granted by default; row-level security on every table.';
