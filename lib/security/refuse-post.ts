/** What Next.js reads of a form at most; it answers 500 to a longer one. */
const MAX_FORM_BYTES = 1_048_576;

const refuse = (status: number, sentence: string) =>
  new Response(sentence, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

/** The host that the visitor asked, as Next.js reads it for its own check of forms. */
const getAskedHost = ({ headers }: Request) =>
  headers.get("x-forwarded-host")?.split(",")[0]?.trim() ?? headers.get("host");

/**
 * The answer to a form that this site did not show, or that is too long: Next.js would throw.
 * @returns null when the form may be read
 */
export function refusePost(request: Request): Response | null {
  const { headers, method } = request;
  if (method === "GET" || method === "HEAD") return null;
  const origin = headers.get("origin");
  if (origin !== null && URL.parse(origin)?.host !== getAskedHost(request))
    return refuse(403, "Ce formulaire vient d’un autre site\u202F: ouvrez-le sur le nôtre.");
  if (Number(headers.get("content-length")) > MAX_FORM_BYTES)
    return refuse(
      413,
      "Ce que vous envoyez est trop long\u202F: raccourcissez-le, puis réessayez.",
    );
  return null;
}
