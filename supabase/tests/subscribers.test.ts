import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { getSubscriberOverview, listSubscribers } from "#lib/blog/subscribers";
import { type EmbeddedSupabase, startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
import { type Client, createAdmin, createMember } from "./accounts.ts";

vi.mock("server-only", () => ({}));

/** More than the API gives at once, and no multiple of it. */
const COUNT = 2_345;

let backend: EmbeddedSupabase;
let admin: Client;

beforeAll(async () => {
  backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => {} });
  admin = await createAdmin(backend, "admin@exemple.fr");
});

afterAll(() => backend.stop());

test("sans inscription, rien n’est compté", async () => {
  expect(await getSubscriberOverview(admin)).toEqual({
    subscribedCount: 0,
    unsubscribedCount: 0,
    latest: [],
  });
  expect(await listSubscribers(admin)).toEqual([]);
});

test("au-delà de mille, toutes les adresses encore inscrites viennent, une fois chacune", async () => {
  await backend.sql(
    `insert into public.newsletter_subscribers (email, text_version, token, consented_at, unsubscribed_at)
     select 'a' || number || '@exemple.fr', '2026-11', 'jeton-' || number,
       timestamptz '2026-01-01 00:00:00Z' + number * interval '1 minute',
       case when number % 5 = 0 then now() end
     from generate_series(1, $1::integer) as number`,
    [COUNT],
  );
  const left = COUNT / 5;
  const overview = await getSubscriberOverview(admin);
  expect(overview).toMatchObject({ subscribedCount: COUNT - left, unsubscribedCount: left });
  expect(overview.latest).toHaveLength(20);
  expect(overview.latest[0]).toEqual({
    email: "a2344@exemple.fr",
    consentedAt: "2026-01-02T15:04:00.000Z",
    textVersion: "2026-11",
    token: "jeton-2344",
  });
  const emails = (await listSubscribers(admin)).map(({ email }) => email);
  expect(emails).toHaveLength(COUNT - left);
  expect(new Set(emails).size).toBe(COUNT - left);
  expect(emails).not.toContain("a5@exemple.fr");
});

test("pour un compte sans droit, la liste est vide", async () => {
  const member = await createMember(backend, "membre@exemple.fr");
  expect(await getSubscriberOverview(member)).toMatchObject({ subscribedCount: 0, latest: [] });
  expect(await listSubscribers(member)).toEqual([]);
});
