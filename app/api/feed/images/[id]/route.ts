import { getNewsPicture } from "#lib/news/news";

/** The name stands for the picture's address at its source. */
const CACHE_CONTROL = "public, max-age=604800, stale-while-revalidate=604800";

const refuse = (message: string, status: number) =>
  new Response(message, { status, headers: { "Cache-Control": "no-store" } });

/** A picture that the feed names; 404 for any other, 502 when its source does not give it. */
export async function GET(_request: Request, context: RouteContext<"/api/feed/images/[id]">) {
  const answer = await getNewsPicture((await context.params).id);
  if (answer.state === "unknown") return refuse("Image inconnue", 404);
  if (answer.state === "unavailable") return refuse("Image indisponible à sa source", 502);
  return new Response(answer.picture.body, {
    headers: {
      "Content-Type": answer.picture.type,
      "Cache-Control": CACHE_CONTROL,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}
