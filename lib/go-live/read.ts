import type { Content } from "#lib/content/parse";
import { parseProductionEnv, resolveBackendAccess } from "#lib/env";
import { buildGoLiveList, type GoLiveList } from "#lib/go-live/list";
import { readFirstAdmin } from "#lib/supabase/first-admin";

/** What is left before going live with this environment; a backend that is down is one point. */
export async function readGoLiveList(content: Content): Promise<GoLiveList> {
  const environment = parseProductionEnv();
  const access = "faults" in environment ? undefined : resolveBackendAccess(environment.values);
  return buildGoLiveList({ content, environment, firstAdmin: await readFirstAdmin(access) });
}
