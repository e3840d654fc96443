import "server-only";
import { isWebAddress } from "#lib/blog/article-addresses";
import { listArticlePictures } from "#lib/blog/articles";
import { isProduction, siteUrl } from "#lib/env";
import { toAddressId, toAddressPolicy } from "#lib/remote/addresses";
import { createPictureReader, type PictureAnswer, type PictureReader } from "#lib/remote/pictures";

/** Next.js bundles route handlers apart: one memory for all of them. */
const READER = Symbol.for("colombage.article-pictures");
const shared: typeof globalThis & { [READER]?: PictureReader } = globalThis;

/** A picture of any http(s) address. Whoever names the address must be trusted: an administrator. */
export async function readPicture(address: string): Promise<PictureAnswer> {
  if (!isWebAddress(address) || !URL.canParse(address)) return { state: "unknown" };
  shared[READER] ??= createPictureReader(toAddressPolicy(siteUrl(), isProduction()));
  return shared[READER](address);
}

/**
 * A picture of another site that a published article names, by the last part of its path here.
 * @throws DataUnavailableError when the backend is down.
 */
export async function getArticlePicture(slug: string, id: string): Promise<PictureAnswer> {
  const addresses = await listArticlePictures(slug);
  const address = addresses.find((candidate) => toAddressId(candidate) === id);
  return address === undefined ? { state: "unknown" } : readPicture(address);
}
