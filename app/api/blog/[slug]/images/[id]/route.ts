import { getArticlePicture } from "#lib/blog/article-pictures";
import { KEPT_PICTURE, toPictureResponse } from "#lib/remote/picture-response";
import { answerOrOutage } from "#lib/supabase/outage-response";

/**
 * A picture of another site that a published article names; 404 for any other, 502 when its source
 * does not give it, 503 while the database is down.
 */
export function GET(_request: Request, context: RouteContext<"/api/blog/[slug]/images/[id]">) {
  return answerOrOutage(async () => {
    const { id, slug } = await context.params;
    return toPictureResponse(await getArticlePicture(slug, id), KEPT_PICTURE);
  }, "Image momentanément indisponible");
}
