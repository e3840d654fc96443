const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;
const WEB_ADDRESS = /^https?:\/\/[^\s/\\][^\s\\]*$/i;
const CONTACT_ADDRESS = /^(?:mailto|tel):[^\s]+$/i;
const ANCHOR = /^#[^\s]+$/;

export function isSitePath(address: string): boolean {
  return SITE_PATH.test(address);
}

export function isWebAddress(address: string): boolean {
  return WEB_ADDRESS.test(address);
}

/** What a link of an article may lead to: the web, this site, this page, an e-mail, a phone. */
export function isLinkAddress(address: string): boolean {
  return [SITE_PATH, WEB_ADDRESS, CONTACT_ADDRESS, ANCHOR].some((pattern) => pattern.test(address));
}

/** Where a picture of an article may come from: the web or this site. */
export function isPictureAddress(address: string): boolean {
  return isSitePath(address) || isWebAddress(address);
}
