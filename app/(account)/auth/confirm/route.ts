import { confirmEmail } from "#lib/auth/confirm-email";

/** Where the links of e-mails lead: opens the session, or says why it cannot. */
export async function GET(request: Request): Promise<Response> {
  const path = await confirmEmail(new URL(request.url).searchParams);
  return new Response(null, {
    status: 303,
    headers: {
      Location: path,
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}

/** Mail programs look whether a link works: that must not use it up. */
export function HEAD(): Response {
  return new Response(null);
}
