import { createServerClient } from "@supabase/ssr";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#lib/supabase/database.types";
import type { EmbeddedSupabase } from "#scripts/embedded-supabase/server";

export type Client = SupabaseClient<Database>;

type Access = Pick<EmbeddedSupabase, "publishableKey" | "sql" | "url">;

const PASSWORD = "Colombage-2026";

/** A visitor who did not sign in. */
export function createAnonClient({ url, publishableKey }: Access): Client {
  return createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  });
}

/** A confirmed account, signed in. */
export async function createMember(backend: Access, email: string): Promise<Client> {
  await backend.sql(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at)
     values (gen_random_uuid(), 'authenticated', 'authenticated', $1,
       extensions.crypt($2, extensions.gen_salt('bf', 4)), now())`,
    [email, PASSWORD],
  );
  const client = createAnonClient(backend);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error !== null) throw error;
  return client;
}

/** A signed-in account that may write the blog. */
export async function createAdmin(backend: Access, email: string): Promise<Client> {
  const client = await createMember(backend, email);
  await backend.sql(
    "insert into private.admins (user_id) select id from auth.users where email = $1",
    [email],
  );
  return client;
}

/** The cookies that the site would give a signed-in account. */
export async function toSessionCookies(
  client: Client,
  { publishableKey, url }: Access,
): Promise<{ name: string; value: string }[]> {
  const jar = new Map<string, string>();
  const { session } = (await client.auth.getSession()).data;
  if (session === null) throw new Error("The account has no session.");
  const listCookies = () => [...jar].map(([name, value]) => ({ name, value }));
  await createServerClient(url, publishableKey, {
    cookies: {
      getAll: listCookies,
      setAll: (cookies) => {
        for (const { name, value } of cookies) jar.set(name, value);
      },
    },
  }).auth.setSession(session);
  return listCookies();
}
