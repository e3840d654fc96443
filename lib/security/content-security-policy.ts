import { googleTagId, siteUrl } from "#lib/env";
import { listQuoteFormUrls } from "#lib/quote";
import { routes } from "#lib/routes";

export const POLICY_HEADER = "content-security-policy";

/** The style sheet that sonner 2.0.8 writes into the page, empty when it is made. */
const TOAST_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** Where Google's tag sends what it measures, after consent. */
const GOOGLE_SOURCES = [
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
  "https://*.googletagmanager.com",
];

type ScriptSources = {
  /** As written in the policy: a nonce, or hashes and hosts. */
  scripts: readonly string[];
  /** Hashes of the style attributes that the page's HTML holds. */
  styleAttributes?: readonly string[];
};

/** Where the tag comes from; a nonce with « strict-dynamic » needs no host. */
export const listTagScriptHosts = (): readonly string[] =>
  googleTagId() === undefined ? [] : ["https://www.googletagmanager.com"];

/**
 * The policy of a page: nothing but the site's own files, the configured quote forms in frames,
 * and Google's addresses when an identifier is configured.
 */
export function buildPolicy({ scripts, styleAttributes = [] }: ScriptSources): string {
  const tag = googleTagId() === undefined ? [] : GOOGLE_SOURCES;
  const forms = [...new Set(listQuoteFormUrls().map((url) => new URL(url).origin))];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": scripts,
    "style-src": ["'self'", TOAST_STYLES],
    "style-src-attr": styleAttributes.length === 0 ? [] : ["'unsafe-hashes'", ...styleAttributes],
    "img-src": ["'self'", "data:", ...tag],
    "font-src": ["'self'"],
    // A form's server is asked whether it answers before its frame is awaited.
    "connect-src": ["'self'", ...tag, ...forms],
    "frame-src": forms,
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "report-uri": [routes.policyReports()],
    "report-to": ["csp"],
  };
  const written = Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`);
  if (siteUrl().startsWith("https:")) written.push("upgrade-insecure-requests");
  return written.join("; ");
}
