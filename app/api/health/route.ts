import { backendAccess } from "#lib/env";
import { checkBackend } from "#lib/supabase/health";

export const dynamic = "force-dynamic";

/** 200 even when degraded: the pages are served without the backend. */
export async function GET(): Promise<Response> {
  const access = backendAccess();
  const backend = access === undefined ? "down" : (await checkBackend(access)).state;
  return Response.json(
    { status: backend === "up" ? "ok" : "degraded", backend, feed: "unconfigured" },
    { headers: { "Cache-Control": "no-store" } },
  );
}
