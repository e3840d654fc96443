import { commandFile, exitCodeOf, spawnNode, stopChild } from "#scripts/child";
import { startEmbeddedSupabase } from "#scripts/embedded-supabase/server";
import { SITE_ORIGIN } from "#tests/e2e/site";

/** The production build over a fresh backend in memory, on ports that the system picks. */
const backend = await startEmbeddedSupabase({
  dir: null,
  port: 0,
  siteUrl: SITE_ORIGIN,
  log: console.log,
});
// The first question to a fresh database may take longer than a page waits on a busy machine.
await fetch(`${backend.url}/rest/v1/rpc/list_blog_cards`, {
  method: "POST",
  headers: { apikey: backend.publishableKey, "Content-Type": "application/json" },
  body: JSON.stringify({ news_items: [], search: "", page_number: 1 }),
});
const site = spawnNode([commandFile("next"), "start", "-p", "0"], {
  env: {
    ...process.env,
    NEXT_PUBLIC_SITE_URL: SITE_ORIGIN,
    NEXT_PUBLIC_SUPABASE_URL: backend.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopChild(site, signal));
}
await exitCodeOf(site);
await backend.stop();
