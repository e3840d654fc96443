import type { BrowserContext } from "@playwright/test";
import { createServerClient } from "@supabase/ssr";
import { test as base, expect } from "#tests/e2e/blog-fixtures";
import { createAdmin, createMember } from "../../supabase/tests/accounts.ts";

type Role = "admin" | "member";

type TestFixtures = {
  /** Opens a session in a browser, as the sign-in page would. */
  signIn: (context: BrowserContext, role: Role) => Promise<void>;
};

type WorkerFixtures = { sessions: Record<Role, readonly { name: string; value: string }[]> };

/** The blog's site with an administrator and an ordinary account. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sessions: [
    async ({ backend }, use) => {
      const { NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key = "", NEXT_PUBLIC_SUPABASE_URL: url = "" } =
        backend.env;
      const access = { sql: backend.sql, publishableKey: key, url };
      const admin = await createAdmin(access, "admin@exemple.fr");
      const member = await createMember(access, "membre@exemple.fr");
      const toCookies = async (client: typeof admin) => {
        const jar = new Map<string, string>();
        const { session } = (await client.auth.getSession()).data;
        if (session === null) throw new Error("The account has no session.");
        await createServerClient(url, key, {
          cookies: {
            getAll: () => [...jar].map(([name, value]) => ({ name, value })),
            setAll: (cookies) => {
              for (const { name, value } of cookies) jar.set(name, value);
            },
          },
        }).auth.setSession(session);
        return [...jar].map(([name, value]) => ({ name, value }));
      };
      await use({ admin: await toCookies(admin), member: await toCookies(member) });
    },
    { scope: "worker" },
  ],

  signIn: async ({ origin, sessions }, use) => {
    await use((context, role) =>
      context.addCookies(
        sessions[role].map((cookie) => ({ ...cookie, url: origin, httpOnly: true })),
      ),
    );
  },
});

export { expect };
