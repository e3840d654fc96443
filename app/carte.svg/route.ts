import { departments } from "#lib/content";
import { buildMapShapes } from "#lib/territory/map";

export const dynamic = "force-static";

export function GET() {
  return new Response(buildMapShapes(departments.map(({ number }) => number)), {
    headers: { "content-type": "image/svg+xml" },
  });
}
