import { departments } from "#lib/content";
import { buildMapShapes, PARTLY_SERVED_DEPARTMENT } from "#lib/territory/map";

export const dynamic = "force-static";

export function GET() {
  return new Response(buildMapShapes([...departments.map(({ number }) => number), PARTLY_SERVED_DEPARTMENT]), {
    headers: { "content-type": "image/svg+xml" },
  });
}
