-- The list page in one call: articles merged with the items of the news feed, searched, counted,
-- cut into pages, at a cost that hardly grows with the number of articles.

-- How many articles a category has: counting ten thousand rows would take as long as all the rest.

create table private.blog_article_counts (
  category text collate "C" primary key,
  dated integer not null
);
alter table private.blog_article_counts enable row level security;

comment on table private.blog_article_counts is 'Kept by triggers of public.blog_articles.';
comment on column private.blog_article_counts.category is 'Category that has articles.';
comment on column private.blog_article_counts.dated is
  'Its articles with a publication date, reached or not.';

create function private.recount_blog_articles() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Two writers at once: the second counts once the first is done.
  lock table private.blog_article_counts in share row exclusive mode;
  delete from private.blog_article_counts;
  insert into private.blog_article_counts (category, dated)
  select category, count(*) from public.blog_articles
  where published_at is not null
  group by category;
  return null;
end;
$$;
comment on function private.recount_blog_articles() is 'Counts all again after any change.';

create trigger blog_articles_recount
  after insert or delete or truncate or update of category, published_at on public.blog_articles
  for each statement execute function private.recount_blog_articles();

create function private.count_published_articles() returns table (category text, total bigint)
language sql stable security definer
set search_path = ''
as $$
  select counted.category, counted.dated - (
    select count(*) from public.blog_articles scheduled
    where scheduled.category = counted.category and scheduled.published_at > now()
  )
  from private.blog_article_counts counted;
$$;
comment on function private.count_published_articles() is
  'Published articles by category; those to come are few, and subtracted.';

create type private.list_key as (listed_at timestamptz, slug text collate "C");
comment on type private.list_key is 'What orders the list: listed_at desc, slug.';

-- Row-level security keeps searches of anon away from the next two indexes: LIKE and @> are not
-- leakproof. So private.search_articles() runs with its owner's rights, and gives out slugs only.
-- Their short lists of pending entries (in kB) keep imports fast, and searches too.

create index blog_articles_by_trigram on public.blog_articles
  using gin (search_text extensions.gin_trgm_ops) with (gin_pending_list_limit = 64);
comment on index public.blog_articles_by_trigram is 'Searches with three letters or digits in a row.';

create function private.short_pieces(value text) returns text[]
language sql immutable strict parallel safe
set search_path = ''
as $$
  select array_agg(letter) || array_agg(pair) filter (where pair is not null)
  from (
    select letter, letter || lead(letter) over (order by position) as pair
    from string_to_table(value, null) with ordinality as letters (letter, position)
  ) neighbours;
$$;
comment on function private.short_pieces(text) is
  'Every letter and pair of neighbouring letters of a text, which trigrams cannot find.';

create index blog_articles_by_short_piece on public.blog_articles
  using gin (private.short_pieces(search_text)) with (gin_pending_list_limit = 64);
comment on index public.blog_articles_by_short_piece is
  'Searches without three letters or digits in a row.';

create function private.search_articles(wanted text, in_category text, at_most integer)
returns setof private.list_key
language plpgsql stable security definer
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  recent_count constant integer := 1000;
  found_count integer;
  oldest_recent record;
begin
  -- What is frequent stands among the newest; what is not is a few rows of an index.
  return query
    select recent.published_at, recent.slug
    from (
      select article.slug, article.published_at, article.search_text
      from public.blog_articles article
      where article.published_at <= now()
        and (in_category is null or article.category = in_category)
      order by article.published_at desc, article.slug
      limit recent_count
    ) recent
    where strpos(recent.search_text, wanted) > 0
    order by recent.published_at desc, recent.slug
    limit at_most;
  get diagnostics found_count = row_count;
  if found_count = at_most then return; end if;

  select article.slug, article.published_at into oldest_recent
  from public.blog_articles article
  where article.published_at <= now()
    and (in_category is null or article.category = in_category)
  order by article.published_at desc, article.slug
  offset recent_count - 1 limit 1;
  if not found then return; end if;

  if wanted ~ '[[:alnum:]]{3}' then
    return query
      select article.published_at, article.slug
      from public.blog_articles article
      where article.search_text like
          '%' || regexp_replace(wanted, '([\\%_])', '\\\1', 'g') || '%'
        and article.published_at <= oldest_recent.published_at
        and (article.published_at < oldest_recent.published_at
          or article.slug > oldest_recent.slug)
        and (in_category is null or article.category = in_category)
      order by article.published_at desc, article.slug
      limit at_most - found_count;
  else
    return query
      select article.published_at, article.slug
      from public.blog_articles article
      where private.short_pieces(article.search_text) @> private.short_pieces(wanted)
        and strpos(article.search_text, wanted) > 0
        and article.published_at <= oldest_recent.published_at
        and (article.published_at < oldest_recent.published_at
          or article.slug > oldest_recent.slug)
        and (in_category is null or article.category = in_category)
      order by article.published_at desc, article.slug
      limit at_most - found_count;
  end if;
end;
$$;
comment on function private.search_articles(text, text, integer) is
  'Newest published articles, at most so many, that hold a folded text in their title or excerpt.';

-- The feed is not stored: the server passes what it last read.

create type private.news_card as (
  id text, title text, excerpt text, category text, slug text collate "C", image_url text,
  published_at timestamptz, read_time integer, link text, listed_at timestamptz
);
comment on type private.news_card is
  'An item of the news feed; listed_at orders it, last when it has no date.';

create function private.read_news(items jsonb) returns private.news_card[]
language sql stable
set search_path = ''
as $$
  select coalesce(array_agg(
    (
      id, title, excerpt, category, slug, image_url, published_at, read_time, link, listed_at
    )::private.news_card
  ), '{}')
  from (
    select
      item.*,
      coalesce(item.published_at, '-infinity') as listed_at,
      row_number() over (partition by item.slug order by item.published_at desc nulls last, position)
        as slug_rank,
      row_number() over (partition by item.link order by item.published_at desc nulls last, position)
        as link_rank
    from rows from (
      jsonb_to_recordset(items) as (
        id text, title text, excerpt text, category text, slug text, image_url text,
        published_at timestamptz, read_time integer, link text
      )
    ) with ordinality as item (
      id, title, excerpt, category, slug, image_url, published_at, read_time, link, position
    )
    where position <= 50
  ) ranked
  where slug_rank = 1 and link_rank = 1 and not exists (
    select from public.blog_articles article
    where article.slug = ranked.slug and article.published_at <= now()
  );
$$;
comment on function private.read_news(jsonb) is
  'The first 50 items of the feed without those that repeat a slug or a link, or that an article replaces.';

create function private.slice_articles(
  in_category text, first integer, at_most integer, total integer
) returns setof private.list_key
language plpgsql stable
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
begin
  if first <= total / 2 then
    return query
      select article.published_at, article.slug
      from public.blog_articles article
      where article.published_at <= now()
        and (in_category is null or article.category = in_category)
      order by article.published_at desc, article.slug
      offset first limit at_most;
  else
    -- From the end: the last pages would otherwise cost as much as all before them.
    return query
      select article.published_at, article.slug
      from public.blog_articles article
      where article.published_at <= now()
        and (in_category is null or article.category = in_category)
      order by article.published_at, article.slug desc
      offset greatest(total - first - at_most, 0)
      limit greatest(least(at_most, total - first), 0);
  end if;
end;
$$;
comment on function private.slice_articles(text, integer, integer, integer) is
  'Published articles by their place in the list, from 0, in any order; total is how many there are.';

create function private.to_cards(slugs text[], news private.news_card[]) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', coalesce(article.id::text, item.id),
    'title', coalesce(article.title, item.title),
    'excerpt', coalesce(article.excerpt, item.excerpt),
    'category', coalesce(article.category, item.category),
    'slug', wanted.slug,
    'image_url', case when article.id is null then item.image_url else article.image_url end,
    'published_at', coalesce(article.published_at, item.published_at),
    'read_time', coalesce(article.read_time, item.read_time),
    'link', item.link
  ) order by wanted.position), '[]')
  from unnest(slugs) with ordinality as wanted (slug, position)
  left join public.blog_articles article
    on article.slug = wanted.slug and article.published_at <= now()
  left join unnest(news) item on item.slug = wanted.slug
$$;
comment on function private.to_cards(text[], private.news_card[]) is
  'Cards of the list in the order of the slugs; the link of an article is null.';

create function public.list_blog_cards(
  news_items jsonb default '[]',
  search text default '',
  in_category text default null,
  page_number integer default 1
) returns jsonb
language plpgsql stable security invoker
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
declare
  page_size constant integer := 6;
  most_found constant integer := 180;
  wanted constant text := private.fold(btrim(left(search, 200)));
  news constant private.news_card[] := private.read_news(news_items);
  first constant integer := (least(greatest(page_number, 1), 1000000) - 1) * page_size;
  category_counts jsonb;
  article_total integer;
  article_total_in_category integer;
  total integer;
  first_article integer;
  found_slugs text[];
  page_slugs text[];
  featured_slugs text[];
begin
  select
    coalesce(jsonb_object_agg(counted.category, counted.articles + counted.news), '{}'),
    coalesce(sum(counted.articles), 0),
    coalesce(sum(counted.articles) filter (where counted.is_wanted), 0),
    coalesce(sum(counted.articles + counted.news) filter (where counted.is_wanted), 0)
  into category_counts, article_total, article_total_in_category, total
  from (
    select
      listed.category,
      in_category is null or listed.category = in_category as is_wanted,
      sum(listed.articles) as articles,
      sum(listed.news) as news
    from (
      select published.category, published.total as articles, 0 as news
      from private.count_published_articles() published
      union all
      select item.category, 0, 1 from unnest(news) item
    ) listed
    group by listed.category
  ) counted;

  featured_slugs := array(
    select key.slug
    from (
      select article.listed_at, article.slug
      from private.slice_articles(null, 0, 2, article_total) article
      union all
      select item.listed_at, item.slug from unnest(news) item
    ) key
    order by key.listed_at desc, key.slug
    limit 2
  );

  if wanted = '' then
    -- News push an article down by their number at most: read from so many articles above.
    first_article := greatest(first - cardinality(news), 0);
    page_slugs := array(
      select key.slug
      from (
        select article.listed_at, article.slug
        from private.slice_articles(
          in_category, first_article, cardinality(news) + page_size, article_total_in_category
        ) article
        union all
        select item.listed_at, item.slug
        from unnest(news) item
        where in_category is null or item.category = in_category
      ) key
      order by key.listed_at desc, key.slug
      offset first - first_article limit page_size
    );
  else
    found_slugs := array(
      select key.slug
      from (
        select article.listed_at, article.slug
        from private.search_articles(wanted, in_category, most_found + 1) article
        union all
        select item.listed_at, item.slug
        from unnest(news) item
        where (in_category is null or item.category = in_category)
          and strpos(private.fold(item.title || chr(10) || item.excerpt), wanted) > 0
      ) key
      order by key.listed_at desc, key.slug
      limit most_found + 1
    );
    total := least(cardinality(found_slugs), most_found);
    page_slugs := found_slugs[first + 1 : least(first + page_size, total)];
  end if;

  return jsonb_build_object(
    'cards', private.to_cards(page_slugs, news),
    'total', total,
    'is_total_exact', coalesce(cardinality(found_slugs), 0) <= most_found,
    'category_counts', category_counts,
    'featured', private.to_cards(featured_slugs, news)
  );
end;
$$;
comment on function public.list_blog_cards(jsonb, text, text, integer) is
  'A page of six cards, newest first, of the published articles and the feed''s items: { cards, total, is_total_exact, category_counts, featured }. Searches title and excerpt, whatever the accents and capitals, and gives the newest 180 results; category_counts are of the whole list, featured its first two cards. A page beyond the last has no cards.';

revoke all on all functions in schema private from public, anon, authenticated;
grant execute on function private.short_pieces(text) to authenticated, service_role;
grant execute on function private.fold(text), private.count_published_articles(),
  private.search_articles(text, text, integer), private.read_news(jsonb),
  private.slice_articles(text, integer, integer, integer),
  private.to_cards(text[], private.news_card[]),
  public.list_blog_cards(jsonb, text, text, integer)
  to anon, authenticated, service_role;
