import { requireAdmin } from "#lib/auth/require-admin";
import { readPicture } from "#lib/blog/article-pictures";
import { toPictureResponse } from "#lib/remote/picture-response";
import { answerOrOutage } from "#lib/supabase/outage-response";

/** For the editor and its preview: the picture of `?adresse=`, http or https. */
export function GET(request: Request) {
  return answerOrOutage(async () => {
    await requireAdmin();
    const address = new URL(request.url).searchParams.get("adresse") ?? "";
    return toPictureResponse(await readPicture(address), "private, no-store");
  }, "Image momentanément indisponible");
}
