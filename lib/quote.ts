import {
  isQuoteFormTrackerFree,
  partnerQuoteFormUrls,
  quoteBookingUrl,
  quoteFormUrl,
} from "#lib/env";
import { routes } from "#lib/routes";

export type QuoteTarget = { href: string; opensNewTab: boolean };
export type QuoteFormConfig = { url: string; isTrackerFree: boolean };

/** Where a « devis gratuit » button leads. */
export function getQuoteTarget(): QuoteTarget {
  const bookingUrl = quoteBookingUrl();
  return bookingUrl === undefined
    ? { href: routes.quote(), opensNewTab: false }
    : { href: bookingUrl, opensNewTab: true };
}

const toConfig = (url: string | undefined): QuoteFormConfig | null =>
  url === undefined ? null : { url, isTrackerFree: isQuoteFormTrackerFree() };

/** The business's own form, or null while the owner has configured none. */
export function getQuoteForm(): QuoteFormConfig | null {
  return toConfig(quoteFormUrl());
}

/** Addresses of every configured form. */
export function listQuoteFormUrls(): string[] {
  const { gaillon, vexin } = partnerQuoteFormUrls();
  return [quoteFormUrl(), gaillon, vexin].filter((url) => url !== undefined);
}

/** A partner's form, or null while the owner has configured none. */
export function getPartnerQuoteForm(form: "gaillon" | "vexin" | "none"): QuoteFormConfig | null {
  return form === "none" ? null : toConfig(partnerQuoteFormUrls()[form]);
}
