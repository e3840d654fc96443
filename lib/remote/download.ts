import { lookup } from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { AddressPolicy } from "#lib/remote/addresses";
import { RemoteFault } from "#lib/remote/fault";

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const USER_AGENT = "Mozilla/5.0 (compatible; lecteur de flux)";

export type DownloadLimits = {
  /** Of the body once decompressed. */
  maxBytes: number;
  /** For everything: name, redirects and the last byte. */
  timeoutMs: number;
};

export type DownloadOptions = DownloadLimits & {
  /** Media types for the Accept header. */
  accept: string;
  isAllowed: AddressPolicy;
};

export type Download = {
  body: Buffer;
  contentType: string;
  /** After redirects. */
  url: URL;
};

const toRefusal = (host: string) => new RemoteFault(`adresse privée refusée (${host})`);

/** The connection goes to the very addresses that were checked: the name is not asked again. */
function toGuardedLookup(isAllowed: AddressPolicy): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, "");
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(toRefusal(hostname), "");
      }
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function requireAllowed({ protocol, hostname }: URL, isAllowed: AddressPolicy): void {
  if (protocol !== "http:" && protocol !== "https:") {
    throw new RemoteFault(`adresse ni http ni https (${protocol})`);
  }
  // A written address is connected to without a lookup.
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) !== 0 && !isAllowed(address)) throw toRefusal(hostname);
}

function request(
  url: URL,
  { accept, isAllowed }: DownloadOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { get } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    get(
      url,
      {
        agent: false,
        signal,
        lookup: toGuardedLookup(isAllowed),
        headers: { accept, "accept-encoding": "gzip", "user-agent": USER_AGENT },
      },
      resolve,
    ).on("error", reject);
  });
}

/** Null for an answer that is no redirect. */
function getRedirectTarget({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null {
  if (!REDIRECTS.has(statusCode) || headers.location === undefined) return null;
  const target = URL.parse(headers.location, from.href);
  if (target === null) throw new RemoteFault("redirection illisible");
  return target;
}

function formatBytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} Mo`;
}

async function readBody(
  response: IncomingMessage,
  { maxBytes }: DownloadLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  const encoding = response.headers["content-encoding"]?.toLowerCase() ?? "identity";
  if (!["identity", "gzip", "x-gzip"].includes(encoding)) {
    throw new RemoteFault(`compression inattendue (${encoding})`);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > maxBytes) return done(new RemoteFault(`plus de ${formatBytes(maxBytes)}`));
      chunks.push(chunk);
      done();
    },
  });
  await (encoding === "identity"
    ? pipeline(response, collect, { signal })
    : pipeline(response, createGunzip(), collect, { signal }));
  return Buffer.concat(chunks);
}

async function follow(
  address: string,
  options: DownloadOptions,
  signal: AbortSignal,
): Promise<Download> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    requireAllowed(url, options.isAllowed);
    const response = await request(url, options, signal);
    try {
      const target = getRedirectTarget(response, url);
      if (target === null) {
        if (response.statusCode !== 200) throw new RemoteFault(`réponse ${response.statusCode}`);
        const body = await readBody(response, options, signal);
        return { body, contentType: response.headers["content-type"] ?? "", url };
      }
      url = target;
    } finally {
      response.destroy();
    }
  }
  throw new RemoteFault(`plus de ${MAX_REDIRECTS} redirections`);
}

function toFault(error: unknown, signal: AbortSignal, timeoutMs: number): RemoteFault {
  if (error instanceof RemoteFault) return error;
  if (signal.aborted) return new RemoteFault(`aucune réponse complète en ${timeoutMs / 1000} s`);
  const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
  return new RemoteFault(`téléchargement impossible${code}`, { cause: error });
}

/**
 * GET over http or https, redirects followed by hand and each target checked.
 * @throws RemoteFault for whatever does not end in a 200 and a whole body within the limits.
 */
export async function download(address: string, options: DownloadOptions): Promise<Download> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  try {
    return await follow(address, options, signal);
  } catch (error) {
    throw toFault(error, signal, options.timeoutMs);
  }
}
