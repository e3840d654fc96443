-- Who may write the blog. Schema private is not served by the API; functions of schema public
-- answer for it.

create schema private;
revoke all on schema private from public, anon, authenticated;
comment on schema private is
  'What the API must not serve: settings, administrators, helpers of public functions.';

create table private.settings (
  is_only_row boolean primary key default true check (is_only_row),
  first_admin_email text check (first_admin_email = lower(btrim(first_admin_email)))
);
alter table private.settings enable row level security;
insert into private.settings default values;

comment on table private.settings is
  'Settings of the owner, in one row, changed in SQL only: update private.settings set first_admin_email = ''…''.';
comment on column private.settings.is_only_row is 'Always true: there is one row.';
comment on column private.settings.first_admin_email is
  'In lower case. When set, only the account of this address can become the first administrator.';

create table private.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default now()
);
alter table private.admins enable row level security;

comment on table private.admins is
  'Administrators. The first comes from public.bootstrap_first_admin(), others in SQL: insert into private.admins (user_id) select id from auth.users where email = ''…''.';
comment on column private.admins.user_id is 'Account of the administrator; the right goes with it.';
comment on column private.admins.granted_at is 'When the right was given.';

create function public.is_user_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from private.admins where user_id = auth.uid());
$$;
comment on function public.is_user_admin() is
  'Whether the caller is an administrator. Signed-in callers only.';

-- Concurrent callers wait for each other: without the lock, each would still see no administrator.
create function public.bootstrap_first_admin() returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  if not exists (select from private.admins) then
    perform pg_advisory_xact_lock(hashtextextended('public.bootstrap_first_admin', 0));
    insert into private.admins (user_id)
    select account.id
    from auth.users account cross join private.settings
    where account.id = auth.uid()
      and account.email_confirmed_at is not null
      and lower(account.email) = coalesce(settings.first_admin_email, lower(account.email))
      and not exists (select from private.admins);
  end if;
  return public.is_user_admin();
end;
$$;
comment on function public.bootstrap_first_admin() is
  'Makes the caller the first administrator while there is none, if the account is confirmed and has the address of private.settings when one is set. Answers whether the caller is an administrator now.';

create function public.is_first_admin_settled() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (select from private.admins)
    or exists (select from private.settings where first_admin_email is not null);
$$;
comment on function public.is_first_admin_settled() is
  'Whether there is an administrator, or an address that alone can become the first: otherwise the first stranger to sign up owns the site. Asked before going live.';

revoke all on function public.is_user_admin(), public.bootstrap_first_admin(),
  public.is_first_admin_settled() from public, anon, authenticated;
grant execute on function public.is_user_admin(), public.bootstrap_first_admin() to authenticated;
grant execute on function public.is_first_admin_settled() to anon, authenticated;
