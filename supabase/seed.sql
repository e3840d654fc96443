-- Runs once, when a database is created: by `npm start` for the embedded backend, by
-- `supabase db reset` or `supabase db push --include-seed` for any other.
-- Each statement must leave an existing row alone (`on conflict do nothing`).
-- What it fills: nothing yet; the tables it may fill come with later migrations.
select 1;
