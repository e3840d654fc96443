import { isActionReadable } from "#lib/security/action-call";

/** What Next.js reads of a form at most; it answers 500 to a longer one. */
const MAX_FORM_BYTES = 1_048_576;

const FORM_TYPE = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

const refuse = (status: number, sentence: string, headers?: Record<string, string>) =>
  new Response(sentence, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });

const refuseLength = () =>
  refuse(413, "Ce que vous envoyez est trop long\u202F: raccourcissez-le, puis réessayez.");

/** The host that the visitor asked, as Next.js reads it for its own check of forms. */
const getAskedHost = ({ headers }: Request) =>
  headers.get("x-forwarded-host")?.split(",")[0]?.trim() ?? headers.get("host");

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

async function isReadableForm(body: ArrayBuffer, { headers }: Request): Promise<boolean> {
  const type = headers.get("content-type") ?? "";
  const action = headers.get("next-action");
  if (action === "") return false;
  try {
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    return isActionReadable(form, action !== null);
  } catch {
    return false;
  }
}

/**
 * The answer to a form that this site did not show, that is too long or that nobody can read:
 * Next.js would throw.
 * @returns null when the form may be read
 */
export async function refusePost(request: Request): Promise<Response | null> {
  if (isReading(request)) return null;
  const { headers } = request;
  const origin = headers.get("origin");
  if (origin !== null && URL.parse(origin)?.host !== getAskedHost(request))
    return refuse(403, "Ce formulaire vient d’un autre site\u202F: ouvrez-le sur le nôtre.");
  if (Number(headers.get("content-length")) > MAX_FORM_BYTES) return refuseLength();
  const isForm = FORM_TYPE.test(headers.get("content-type") ?? "") || headers.has("next-action");
  if (!isForm) return null;
  const body = await request.clone().arrayBuffer();
  if (body.byteLength > MAX_FORM_BYTES) return refuseLength();
  if (await isReadableForm(body, request)) return null;
  return refuse(400, "Ce formulaire est illisible\u202F: rouvrez la page, puis réessayez.");
}

/** The answer to whatever but reading is asked of a page or a file that is the same for everyone. */
export function refuseChange(request: Request): Response | null {
  if (isReading(request)) return null;
  return refuse(405, "Cette adresse ne reçoit rien\u202F: elle se lit seulement.", {
    Allow: "GET, HEAD",
  });
}
