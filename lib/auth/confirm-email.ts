import "server-only";
import * as z from "zod/mini";
import { createRequestClient, setArrivalMessage } from "#lib/auth/session";
import { routes } from "#lib/routes";
import { logOutage } from "#lib/supabase/log-outage";
import { askAuth } from "#lib/supabase/session-client";

const linkSchema = z.object({
  token_hash: z.string().check(z.regex(/^[\w.-]{8,512}$/)),
  type: z.enum(["signup", "magiclink", "recovery"]),
});

/**
 * Uses up the link of an e-mail and opens the session of whoever received it.
 * @returns the path to go on with: it comes from this site alone, whatever the link says.
 */
export async function confirmEmail(params: URLSearchParams): Promise<string> {
  const link = linkSchema.safeParse(Object.fromEntries(params));
  if (!link.success) return routes.expiredLink(params.get("type") ?? "");
  const { token_hash, type } = link.data;
  try {
    const client = await createRequestClient();
    const { error } = await askAuth(client.auth.verifyOtp({ token_hash, type }));
    if (error !== null) return routes.expiredLink(type);
  } catch (error) {
    logOutage(error);
    return routes.linkLater(link.data);
  }
  if (type === "recovery") return routes.newPassword();
  await setArrivalMessage("confirmation");
  return routes.home();
}
