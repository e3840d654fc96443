import type { AddressPolicy } from "#lib/remote/addresses";
import { type DownloadLimits, download } from "#lib/remote/download";
import { RemoteFault } from "#lib/remote/fault";

export type Picture = { body: Uint8Array<ArrayBuffer>; type: string };

export type PictureAnswer =
  | { state: "ready"; picture: Picture }
  | { state: "unknown" }
  | { state: "unavailable" };

/** Never rejects, and never answers « unknown »: that is for whoever looks the address up. */
export type PictureReader = (address: string) => Promise<PictureAnswer>;

const ACCEPT = "image/avif,image/webp,image/png,image/jpeg,image/gif";
const LIMITS: DownloadLimits = { maxBytes: 3 * 1024 * 1024, timeoutMs: 5_000 };

/** How each kind begins. SVG is not one: it can hold scripts. */
const SIGNATURES = [
  { type: "image/jpeg", offset: 0, signature: "\xff\xd8\xff" },
  { type: "image/png", offset: 0, signature: "\x89PNG\r\n\x1a\n" },
  { type: "image/gif", offset: 0, signature: "GIF8" },
  { type: "image/webp", offset: 8, signature: "WEBP" },
  { type: "image/avif", offset: 4, signature: "ftypavi" },
] as const;

/**
 * Reads a picture; its type is what its bytes say.
 * @throws RemoteFault for anything but a JPEG, PNG, GIF, WebP or AVIF announced as an image.
 */
export async function fetchPicture(
  address: string,
  isAllowed: AddressPolicy,
  limits = LIMITS,
): Promise<Picture> {
  const { body, contentType } = await download(address, { ...limits, accept: ACCEPT, isAllowed });
  const start = body.toString("latin1", 0, 16);
  const kind = SIGNATURES.find(({ signature, offset }) => start.startsWith(signature, offset));
  if (kind === undefined || !/^image\/(?!svg)/i.test(contentType)) {
    throw new RemoteFault(`image attendue, reçu ${contentType || "un type inconnu"}`);
  }
  return { body: new Uint8Array(body), type: kind.type };
}

type PictureCacheLimits = {
  /** Of all pictures kept in memory together. */
  maxBytes: number;
  /** Pictures and failures kept. */
  maxEntries: number;
  /** How long a picture is not asked for again. */
  keepMs: number;
  /** How long a failure is believed. */
  retryMs: number;
};

const CACHE_LIMITS: PictureCacheLimits = {
  maxBytes: 64 * 1024 * 1024,
  maxEntries: 200,
  keepMs: 24 * 60 * 60_000,
  retryMs: 60_000,
};

/** Null: the picture could not be read. */
type Entry = { picture: Promise<Picture | null>; bytes: number; expiresAt: number };

/**
 * Pictures by address, in memory, each asked for once at a time; those unused for longest go
 * first. The function it gives never rejects: null means that the picture could not be read.
 */
export function createPictureCache(
  load: (address: string) => Promise<Picture>,
  now = Date.now,
  limits = CACHE_LIMITS,
): (address: string) => Promise<Picture | null> {
  /** From the least to the most recently used. */
  const entries = new Map<string, Entry>();

  function dropOldest(): void {
    let bytes = [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0);
    for (const [address, entry] of entries) {
      if (bytes <= limits.maxBytes && entries.size <= limits.maxEntries) return;
      entries.delete(address);
      bytes -= entry.bytes;
    }
  }

  /** A picture that can no longer be read stays what it was. */
  function start(address: string, previous: Entry | undefined): Entry {
    const entry: Entry = { picture: Promise.resolve(null), bytes: 0, expiresAt: Infinity };
    entry.picture = load(address)
      .then(
        (picture) => {
          entry.bytes = picture.body.length;
          entry.expiresAt = now() + limits.keepMs;
          return picture;
        },
        () => {
          entry.bytes = previous?.bytes ?? 0;
          entry.expiresAt = now() + limits.retryMs;
          return previous?.picture ?? null;
        },
      )
      .finally(dropOldest);
    return entry;
  }

  return (address) => {
    const known = entries.get(address);
    const entry = known !== undefined && now() < known.expiresAt ? known : start(address, known);
    entries.delete(address);
    entries.set(address, entry);
    return entry.picture;
  };
}

/** Reads pictures where `isAllowed` lets it connect, and keeps them in memory. */
export function createPictureReader(isAllowed: AddressPolicy): PictureReader {
  const read = createPictureCache((address) => fetchPicture(address, isAllowed));
  return async (address) => {
    const picture = await read(address);
    return picture === null ? { state: "unavailable" } : { state: "ready", picture };
  };
}
