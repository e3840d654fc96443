import type { ConsentChoice } from "#lib/consent/record";

type Signal = "granted" | "denied";

/** The four signals of Google's Consent Mode v2. */
type ConsentSignals = Record<
  "analytics_storage" | "ad_storage" | "ad_user_data" | "ad_personalization",
  Signal
>;

const toSignal = (isAllowed: boolean): Signal => (isAllowed ? "granted" : "denied");

export function buildConsentSignals({ analytics, marketing }: ConsentChoice): ConsentSignals {
  const marketingSignal = toSignal(marketing);
  return {
    analytics_storage: toSignal(analytics),
    ad_storage: marketingSignal,
    ad_user_data: marketingSignal,
    ad_personalization: marketingSignal,
  };
}

const ANALYTICS_COOKIES = /^_(ga|gid|gat)(_|$)/;
const MARKETING_COOKIES = /^_(gcl|gac)_/;

/**
 * Names of the tag's cookies that the choice does not allow.
 * @param cookies as `document.cookie` gives them
 */
export function listRefusedCookies(cookies: string, choice: ConsentChoice): string[] {
  return cookies
    .split("; ")
    .map((cookie) => cookie.split("=", 1)[0] ?? "")
    .filter(
      (name) =>
        (!choice.analytics && ANALYTICS_COOKIES.test(name)) ||
        (!choice.marketing && MARKETING_COOKIES.test(name)),
    );
}

/** The host and its parents down to two labels: the tag sets its cookies as high as it can. */
export function listCookieDomains(host: string): string[] {
  const labels = host.split(".");
  return labels
    .slice(0, Math.max(1, labels.length - 1))
    .map((_, index) => labels.slice(index).join("."));
}
