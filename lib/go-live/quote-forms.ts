/** A form of the quote platform that visitors would not see, and why. */
export type FormFault = { name: string; reason: string };

/** Whether a source of « frame-ancestors » names the site, as Content Security Policy 3 matches. */
function isSource(source: string, site: URL): boolean {
  if (source === "*") return true;
  const { host, scheme } =
    source.match(/^(?:(?<scheme>[a-z][a-z0-9+.-]*):(?:\/\/|$))?(?<host>[^/]*)/i)?.groups ?? {};
  if (scheme !== undefined && `${scheme.toLowerCase()}:` !== site.protocol) return false;
  if (!host) return scheme !== undefined;
  const [hostname = "", port] = host.toLowerCase().split(":");
  if (port !== undefined && port !== "*" && port !== site.port) return false;
  return hostname.startsWith("*.")
    ? site.hostname.endsWith(hostname.slice(1))
    : hostname === site.hostname;
}

/**
 * Whether an answer may be shown in a frame of the site: « frame-ancestors » decides, and
 * X-Frame-Options where there is none.
 */
export function allowsFrame(headers: Pick<Headers, "get">, siteUrl: string): boolean {
  const ancestors = (headers.get("content-security-policy") ?? "")
    .split(/[;,]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name?.toLowerCase() === "frame-ancestors");
  if (ancestors.length === 0) return headers.get("x-frame-options") === null;
  const site = new URL(siteUrl);
  return ancestors.every(([, ...sources]) => sources.some((source) => isSource(source, site)));
}

async function findFault(address: string, siteUrl: string): Promise<string | undefined> {
  try {
    const { body, headers, ok, status } = await fetch(address, {
      signal: AbortSignal.timeout(5_000),
    });
    await body?.cancel();
    if (!ok) return `répond ${status}`;
    return allowsFrame(headers, siteUrl)
      ? undefined
      : `refuse d’être affiché dans une autre page : demandez à la plateforme d’autoriser ${new URL(siteUrl).origin}`;
  } catch {
    return "ne répond pas";
  }
}

/** Asks each form whether visitors would see it; within 5 s, never throws. */
export async function findFormFaults(
  forms: readonly (readonly [name: string, address: string | undefined])[],
  siteUrl: string,
): Promise<FormFault[]> {
  const found = await Promise.all(
    forms.map(async ([name, address]) => {
      const reason = address === undefined ? undefined : await findFault(address, siteUrl);
      return reason === undefined ? [] : [{ name, reason }];
    }),
  );
  return found.flat();
}
