import { backendAccess } from "#lib/env";
import { getNewsHealth } from "#lib/news/news";
import { getPolicyReportCount } from "#lib/security/policy-reports";
import { checkBackend } from "#lib/supabase/health";

export const dynamic = "force-dynamic";

async function getBackendState(): Promise<"up" | "down"> {
  const access = backendAccess();
  return access === undefined ? "down" : (await checkBackend(access)).state;
}

/** 200 even when degraded: the pages are served without the backend and without the feed. */
export async function GET(): Promise<Response> {
  const [backend, feed] = await Promise.all([getBackendState(), getNewsHealth()]);
  const isWell = backend === "up" && feed !== "down";
  return Response.json(
    {
      status: isWell ? "ok" : "degraded",
      backend,
      feed,
      policyReports: getPolicyReportCount(),
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}
