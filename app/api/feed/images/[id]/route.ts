import { getNewsPicture } from "#lib/news/news";
import { KEPT_PICTURE, toPictureResponse } from "#lib/remote/picture-response";

/** A picture that the feed names; 404 for any other, 502 when its source does not give it. */
export async function GET(_request: Request, context: RouteContext<"/api/feed/images/[id]">) {
  return toPictureResponse(await getNewsPicture((await context.params).id), KEPT_PICTURE);
}
