-- Newsletter. Anyone subscribes and unsubscribes through two functions that never tell whether an
-- address is known; only administrators read the list.

-- Owner's secret that signs the unsubscribe links: a link that the site made can be told from one
-- that somebody invented, without keeping those that were shown for nothing.
alter table private.settings
  add column newsletter_secret bytea not null default extensions.gen_random_bytes(32);
comment on column private.settings.newsletter_secret is
  'Signs unsubscribe tokens. Changing it breaks the links already sent.';

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text collate "C" not null unique check (
    email = lower(btrim(email)) and email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$'
    and char_length(email) <= 254
  ),
  consented_at timestamptz not null default now(),
  text_version text not null check (char_length(btrim(text_version)) between 1 and 50),
  token text collate "C" not null unique,
  unsubscribed_at timestamptz
);

comment on table public.newsletter_subscribers is
  'Addresses that asked for the newsletter, with the proof of their consent. Send to those whose unsubscribed_at is null, each with its own link.';
comment on column public.newsletter_subscribers.id is 'Identifier, never shown.';
comment on column public.newsletter_subscribers.email is 'Address in lower case.';
comment on column public.newsletter_subscribers.consented_at is 'When the consent was given.';
comment on column public.newsletter_subscribers.text_version is
  'Version of the text that the person agreed to.';
comment on column public.newsletter_subscribers.token is
  'Stands in the unsubscribe link of this address.';
comment on column public.newsletter_subscribers.unsubscribed_at is
  'When the person left; null: subscribed.';

alter table public.newsletter_subscribers enable row level security;
grant select on public.newsletter_subscribers to authenticated;
create policy "Administrators read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select public.is_user_admin()));

create function private.sign_newsletter_token(id text) returns text
language sql stable
set search_path = ''
as $$
  select id || '.' || encode(extensions.hmac(id::bytea, newsletter_secret, 'sha256'), 'hex')
  from private.settings;
$$;
comment on function private.sign_newsletter_token(text) is 'Token « {id}.{signature} ».';

-- The token of a known address is not the one of its row: whoever types the address of another
-- gets the same answer as for a new one, and no power over it.
create function public.subscribe_to_newsletter(email text, text_version text) returns text
language sql volatile security definer
set search_path = ''
as $$
  with fresh as (
    select private.sign_newsletter_token(gen_random_uuid()::text) as token
  ), stored as (
    insert into public.newsletter_subscribers as subscriber (email, text_version, token)
    select
      lower(btrim(subscribe_to_newsletter.email)), subscribe_to_newsletter.text_version, fresh.token
    from fresh
    on conflict (email) do update set
      consented_at = now(),
      text_version = excluded.text_version,
      token = excluded.token,
      unsubscribed_at = null
    where subscriber.unsubscribed_at is not null
  )
  select fresh.token from fresh;
$$;
comment on function public.subscribe_to_newsletter(text, text) is
  'Subscribes an address, again if it had left, and gives the token of its unsubscribe link. For an address already subscribed nothing changes, and the token, alike in every way, withdraws nothing: the link in the newsletter does.';

create function public.unsubscribe_from_newsletter(token text) returns boolean
language sql volatile security definer
set search_path = ''
as $$
  with withdrawn as (
    update public.newsletter_subscribers as subscriber set unsubscribed_at = now()
    where subscriber.token = unsubscribe_from_newsletter.token
      and subscriber.unsubscribed_at is null
  )
  select coalesce(
    unsubscribe_from_newsletter.token
      = private.sign_newsletter_token(split_part(unsubscribe_from_newsletter.token, '.', 1)),
    false
  );
$$;
comment on function public.unsubscribe_from_newsletter(text) is
  'Withdraws the subscription that gave this token. False for a token that the site never made; true for any other, whether or not it withdrew something.';

revoke all on function private.sign_newsletter_token(text),
  public.subscribe_to_newsletter(text, text), public.unsubscribe_from_newsletter(text)
  from public, anon, authenticated;
grant execute on function
  public.subscribe_to_newsletter(text, text), public.unsubscribe_from_newsletter(text)
  to anon, authenticated;
