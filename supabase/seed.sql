-- Runs once, when a database is created, and seeds/*.sql after it, in the order of their names: by
-- `npm start` for the embedded backend, by `supabase db reset` or `supabase db push --include-seed`
-- for any other. Each statement must leave an existing row alone (`on conflict do nothing`).
-- The articles of the blog are in seeds/, one file each.
select 1;
