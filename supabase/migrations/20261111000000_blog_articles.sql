-- Articles of the blog. Anyone reads what is published; administrators read and write everything.

create function private.fold(value text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select lower(extensions.unaccent(
    'extensions.unaccent'::regdictionary, translate(value, U&'\00A0\202F', '  ')
  ));
$$;
comment on function private.fold(text) is
  'Text as the search compares it: without capitals, accents, ligatures, typographic apostrophes and no-break spaces.';

create table public.blog_articles (
  id uuid primary key default gen_random_uuid(),
  slug text collate "C" not null unique
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 120),
  title text not null check (char_length(btrim(title)) between 1 and 200),
  excerpt text not null check (char_length(btrim(excerpt)) between 1 and 500),
  category text collate "C" not null check (category in (
    'diagnostic-immobilier', 'dpe', 'amiante', 'electricite', 'gaz', 'plomb', 'reglementation',
    'expertise-technique', 'actualites', 'conseils-pratiques'
  )),
  image_url text check (
    image_url ~ '^(https?://[^/\s][^\s]*|/[^/\\\s][^\\\s]*)$' and char_length(image_url) <= 2000
  ),
  content text not null check (char_length(btrim(content)) between 1 and 200000),
  published_at timestamptz check (isfinite(published_at)),
  updated_at timestamptz not null default now(),
  read_time integer not null check (read_time between 1 and 600),
  search_text text collate "C" not null
    generated always as (private.fold(title || chr(10) || excerpt)) stored
);
-- A body of usual length stands beside the table: lists and searches do not read past it.
alter table public.blog_articles alter column content set storage external;

comment on table public.blog_articles is
  'Articles of the blog. Published when published_at is reached; without it, a draft.';
comment on column public.blog_articles.id is 'Identifier, never shown.';
comment on column public.blog_articles.slug is 'Last part of the address /blog/{slug}.';
comment on column public.blog_articles.title is 'Heading of the article.';
comment on column public.blog_articles.excerpt is 'Summary shown in lists, some 150 characters.';
comment on column public.blog_articles.category is 'One of the ids of lib/blog/categories.ts.';
comment on column public.blog_articles.image_url is
  'Picture: an http(s) address or a path of the site. Null: none.';
comment on column public.blog_articles.content is 'Body in HTML, cleaned each time it is shown.';
comment on column public.blog_articles.published_at is
  'When it becomes public; in the future: scheduled; null: draft.';
comment on column public.blog_articles.updated_at is 'Time of the last change, set by a trigger.';
comment on column public.blog_articles.read_time is 'Reading time in minutes.';
comment on column public.blog_articles.search_text is
  'Title and excerpt as private.fold() gives them: what the search looks through.';

create index blog_articles_by_date on public.blog_articles (published_at desc, slug);
create index blog_articles_by_category on public.blog_articles (category, published_at desc, slug);
comment on index public.blog_articles_by_date is 'Order of the list.';
comment on index public.blog_articles_by_category is 'Order of the list of a category.';

create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at = now();
  return new;
end;
$$;
comment on function private.touch_updated_at() is 'Dates a changed row.';

create trigger blog_articles_touch before update on public.blog_articles
  for each row execute function private.touch_updated_at();

alter table public.blog_articles enable row level security;
grant select on public.blog_articles to anon, authenticated;
grant insert, update, delete on public.blog_articles to authenticated;
-- The generated column of a written row is computed with the rights of who writes it.
grant usage on schema private to anon, authenticated, service_role;
grant execute on function private.fold(text) to anon, authenticated, service_role;

create policy "Anyone reads published articles" on public.blog_articles
  for select to anon, authenticated using (published_at <= now());
create policy "Administrators read every article" on public.blog_articles
  for select to authenticated using ((select public.is_user_admin()));
create policy "Administrators add articles" on public.blog_articles
  for insert to authenticated with check ((select public.is_user_admin()));
create policy "Administrators change articles" on public.blog_articles
  for update to authenticated
  using ((select public.is_user_admin())) with check ((select public.is_user_admin()));
create policy "Administrators delete articles" on public.blog_articles
  for delete to authenticated using ((select public.is_user_admin()));
