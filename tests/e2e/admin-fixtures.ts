import type { BrowserContext } from "@playwright/test";
import { test as base, expect } from "#tests/e2e/blog-fixtures";
import { createAdmin, createMember, toSessionCookies } from "../../supabase/tests/accounts.ts";

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
      await use({
        admin: await toSessionCookies(admin, access),
        member: await toSessionCookies(member, access),
      });
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
