import { gzipSync } from "node:zlib";
import { type HttpServer, startHttpServer } from "#scripts/http-server";

type Answer = { status: number; headers: Record<string, string>; body: Uint8Array };

/** Written anew by the server that hands the answer out. */
const OWN_HEADERS =
  /^(connection|content-encoding|content-length|date|keep-alive|transfer-encoding)$/;
const COMPRESSED = /^(text\/|application\/(javascript|json|manifest)|image\/svg)/;

/** The same page without what runs; structured data, which does not run, stays. */
export function removeScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi, "")
    .replaceAll(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/gi, "");
}

/**
 * The site at another address, its pages passed through `change`. Each answer is asked of the site
 * once and then comes from memory: no visit waits for a server at work.
 */
export async function serveTwin(
  siteOrigin: string,
  change: (html: string) => string,
): Promise<HttpServer> {
  const kept = new Map<string, Promise<Answer>>();
  const ask = async (address: string, sent: Record<string, string>): Promise<Answer> => {
    const response = await fetch(new URL(address, siteOrigin), {
      headers: sent,
      redirect: "manual",
    });
    if (response.status >= 500) throw new Error(`${address}: ${response.status}`);
    const headers = Object.fromEntries(
      [...response.headers].filter(([name]) => !OWN_HEADERS.test(name)),
    );
    const type = headers["content-type"] ?? "";
    const given = Buffer.from(await response.arrayBuffer());
    const body = type.startsWith("text/html") ? Buffer.from(change(given.toString())) : given;
    return COMPRESSED.test(type)
      ? {
          status: response.status,
          headers: { ...headers, "content-encoding": "gzip" },
          body: gzipSync(body),
        }
      : { status: response.status, headers, body };
  };
  return startHttpServer(async ({ headers, url = "/" }, response) => {
    // What tells a prefetch from a page.
    const sent = Object.fromEntries(
      Object.entries(headers).filter(
        (entry): entry is [string, string] =>
          /^(rsc|next-)/.test(entry[0]) && entry[1] !== undefined,
      ),
    );
    const key = JSON.stringify([url, sent]);
    const answer = kept.get(key) ?? ask(url, sent);
    kept.set(key, answer);
    try {
      const { body, headers: given, status } = await answer;
      response.writeHead(status, given).end(body);
    } catch {
      kept.delete(key);
      response.destroy();
    }
  });
}
