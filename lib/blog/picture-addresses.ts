import { isSitePath, isWebAddress } from "#lib/blog/article-addresses";
import { toAddressId } from "#lib/remote/addresses";
import { routes } from "#lib/routes";

/** Gives the path of this site that serves a picture of another one, by its http(s) address. */
export type PictureRelay = (address: string) => string;

/** For visitors of a published article, whose pictures lib/blog/article-pictures.ts finds again. */
export function toArticleRelay(slug: string): PictureRelay {
  return (address) => routes.articlePicture(slug, toAddressId(address));
}

/** What a page can show: a path of the site stays; null for what is no address of a picture. */
export function toPictureSource(address: string, relay: PictureRelay): string | null {
  if (isSitePath(address)) return address;
  return isWebAddress(address) ? relay(address) : null;
}
