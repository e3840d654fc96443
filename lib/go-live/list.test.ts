import { expect, test } from "vitest";
import { type EnvSource, parseEnv } from "#lib/env";
import { buildGoLiveList } from "#lib/go-live/list";
import type { FirstAdmin } from "#lib/supabase/first-admin";
import { loadContent } from "#scripts/load-content";

const content = await loadContent();
const READY: EnvSource = {
  NODE_ENV: "production",
  NEXT_PUBLIC_SITE_URL: "https://www.exemple.fr",
  NEXT_PUBLIC_SUPABASE_URL: "https://abcd.supabase.co",
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_0123456789abcdef",
  QUOTE_FORM_URL: "https://devis.exemple.fr/formulaire",
  QUOTE_BOOKING_URL: "https://devis.exemple.fr/rendez-vous",
  BLOG_FEED_URL: "https://www.exemple.fr/feed.xml",
  NEXT_PUBLIC_GTM_ID: "G-AB12CD34EF",
  TRUSTED_PROXY: "1",
};

const build = (env: EnvSource = {}, firstAdmin: FirstAdmin = { state: "settled" }) =>
  buildGoLiveList({
    content,
    environment: parseEnv({ ...READY, ...env }),
    firstAdmin,
    formFaults: [],
  });

test("tout réglé, il reste les valeurs d’exemple de content/", () => {
  const { administration, placeholders, settings } = build();
  expect([...settings, ...administration]).toEqual([]);
  expect(placeholders).toContainEqual({ file: "content/business.ts", field: "phone" });
  expect(placeholders).toContainEqual({ file: "content/reviews.ts", field: "0.source" });
  expect(placeholders).toContainEqual({
    file: "content/cities/le-mans.ts",
    field: "proof.testimonials.0.sample",
  });
});

test("une valeur remplacée n’est plus à remplacer", () => {
  const business = { ...content.business, phone: "02 35 00 00 00" };
  const { placeholders } = buildGoLiveList({
    content: { ...content, business },
    environment: parseEnv(READY),
    firstAdmin: { state: "settled" },
    formFaults: [],
  });
  expect(placeholders).not.toContainEqual({ file: "content/business.ts", field: "phone" });
  expect(placeholders).toHaveLength(build().placeholders.length - 1);
});

test.each([
  ["NEXT_PUBLIC_SITE_URL", ""],
  ["NEXT_PUBLIC_SITE_URL", "http://localhost:3000"],
  ["NEXT_PUBLIC_SUPABASE_URL", "http://127.0.0.1:54321"],
  ["QUOTE_FORM_URL", ""],
  ["QUOTE_BOOKING_URL", ""],
  ["BLOG_FEED_URL", ""],
  ["NEXT_PUBLIC_GTM_ID", ""],
  ["TRUSTED_PROXY", ""],
])("%s=%s : à régler", (name, value) => {
  expect(build({ [name]: value }).settings).toEqual([
    expect.stringMatching(new RegExp(`^${name} n’est pas configuré : .+\\.$`)),
  ]);
});

test("une valeur fausse est dite", () => {
  expect(build({ QUOTE_FORM_URL: "devis" }).settings).toEqual([
    expect.stringMatching(/^QUOTE_FORM_URL vaut « devis » : .+\.$/),
  ]);
});

test("un réglage que rien n’emploie se contredit", () => {
  const env = { QUOTE_FORM_TRACKER_FREE: "1" };
  expect(build(env).settings).toEqual([]);
  expect(build({ ...env, QUOTE_FORM_URL: "" }).settings).toContainEqual(
    expect.stringMatching(/^QUOTE_FORM_TRACKER_FREE vaut « 1 » alors qu’aucun formulaire/),
  );
});

test.each<[FirstAdmin, RegExp]>([
  [{ state: "open" }, /le premier inconnu qui s’inscrit le deviendrait/],
  [{ state: "unconfigured" }, /n’a pas pu être vérifié.*ne sont pas configurés\.$/],
  [{ state: "unknown", reason: "réponse 404" }, /n’a pas pu être vérifié.*\(réponse 404\)/],
])("premier administrateur : %j", (firstAdmin, sentence) => {
  expect(build({}, firstAdmin).administration).toEqual([expect.stringMatching(sentence)]);
});
