import type { PictureAnswer } from "#lib/remote/pictures";

const refuse = (message: string, status: number) =>
  new Response(message, {
    status,
    headers: { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" },
  });

/**
 * A picture of another site, which a browser can only show; 404 for an unknown one, 502 when its
 * source does not give it.
 */
export function toPictureResponse(answer: PictureAnswer, cacheControl: string): Response {
  if (answer.state === "unknown") return refuse("Image inconnue", 404);
  if (answer.state === "unavailable") return refuse("Image indisponible à sa source", 502);
  return new Response(answer.picture.body, {
    headers: {
      "Content-Type": answer.picture.type,
      "Cache-Control": cacheControl,
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; sandbox",
    },
  });
}

/** For an address whose last part stands for the picture's address at its source. */
export const KEPT_PICTURE = "public, max-age=604800, stale-while-revalidate=604800";
