import { content } from "#lib/content";
import { siteUrl } from "#lib/env";
import { buildLlmsText } from "#lib/seo/llms-text";

export const dynamic = "force-static";

export function GET(): Response {
  return new Response(buildLlmsText(content, siteUrl()), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
