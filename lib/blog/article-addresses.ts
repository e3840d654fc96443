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

const E_MAIL = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const SITE_NAME = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;
const FRENCH_PHONE = /^(?:\+33[ .\u00A0\u202F-]?|0)[1-9](?:[ .\u00A0\u202F-]?\d{2}){4}$/;

/** The address that somebody meant who typed `www.ademe.fr`, an e-mail or a phone number. */
export function toLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (isLinkAddress(address)) return address;
  if (E_MAIL.test(address)) return `mailto:${address}`;
  if (SITE_NAME.test(address)) return `https://${address}`;
  if (!FRENCH_PHONE.test(address)) return null;
  return `tel:${address.replace(/[^+\d]/g, "").replace(/^0/, "+33")}`;
}
