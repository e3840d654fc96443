import { z } from "zod";

/** An environment as the system gives it: `process.env`, or a made-up one in tests. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** `hostname` as in a URL: an IPv6 address stands in brackets. */
export function isLoopbackHost(hostname: string): boolean {
  return LOOPBACK_HOSTS.has(hostname);
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  const url = URL.parse(value);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== "";
}

/** Loopback stays reachable over http, so that a production build can be tried on one machine. */
function isSecureUrl(value: string, production: boolean): boolean {
  if (!isUrl(value, ["https:", "http:"])) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === "https:" || !production || isLoopbackHost(hostname);
}

const port = (defaultPort: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, "attendu un numéro de port entre 1 et 65535")
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535, "attendu un numéro de port entre 1 et 65535")
    .default(defaultPort);

const pageUrl = (production: boolean) =>
  z
    .string()
    .refine(
      (value) => isSecureUrl(value, production),
      "attendu une adresse complète qui commence par https:// (http:// seulement pour cette machine)",
    )
    .optional();

function buildSchema(production: boolean) {
  return z.object({
    PORT: port(3000),
    NEXT_PUBLIC_SITE_URL: z
      .string()
      .refine(
        (value) => isSecureUrl(value, production) && /^https?:\/\/[^/?#]+\/?$/.test(value),
        "attendu l’adresse du site sans chemin, par exemple https://www.exemple.fr (http:// seulement pour cette machine)",
      )
      .transform((value) => new URL(value).origin)
      .optional(),
    NEXT_PUBLIC_SUPABASE_URL: z
      .string()
      .refine(
        (value) => isUrl(value, ["https:", "http:"]),
        "attendu l’adresse du projet Supabase, par exemple https://abcd.supabase.co",
      )
      .transform((value) => value.replace(/\/+$/, ""))
      .optional(),
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: z
      .string()
      .regex(
        /^(?!sb_secret_)[\w.-]{20,}$/,
        "attendu la clé publique du projet Supabase, qui commence par sb_publishable_",
      )
      .optional(),
    EMBEDDED_SUPABASE_PORT: port(54_321),
    EMBEDDED_SUPABASE_DIR: z.string().default("supabase/.temp"),
    /** Internal: where the embedded backend writes its e-mails; scripts/start.ts sets it. */
    EMBEDDED_SUPABASE_EMAILS_DIR: z.string().optional(),
    BLOG_FEED_URL: pageUrl(production),
    QUOTE_FORM_URL: pageUrl(production),
    QUOTE_BOOKING_URL: pageUrl(production),
    QUOTE_FORM_URL_GAILLON: pageUrl(production),
    QUOTE_FORM_URL_VEXIN: pageUrl(production),
    QUOTE_FORM_TRACKER_FREE: z
      .enum(["0", "1"], "attendu 1 (la plateforme ne pose aucun traceur) ou 0")
      .transform((value) => value === "1")
      .default(false),
    TRUSTED_PROXY: z
      .string()
      .regex(/^[1-9]$/, "attendu le nombre de relais de confiance devant le site, de 1 à 9")
      .transform(Number)
      .optional(),
    REDIS_URL: z
      .string()
      .refine(
        (value) => isUrl(value, ["redis:", "rediss:"]),
        "attendu une adresse redis:// ou rediss://",
      )
      .optional(),
    NEXT_PUBLIC_GTM_ID: z
      .string()
      .regex(/^(G|GT|GTM|AW)-[A-Z0-9]+$/, "attendu un identifiant Google, par exemple G-AB12CD34EF")
      .default("G-XXXXXXXXXX"),
  });
}

export type EnvValues = z.output<ReturnType<typeof buildSchema>>;

const schemas = { production: buildSchema(true), other: buildSchema(false) };

/** Names a person may set: those of .env.example. */
export const envNames = Object.keys(schemas.production.shape).filter(
  (name) => name !== "EMBEDDED_SUPABASE_EMAILS_DIR",
) as ReadonlyArray<keyof EnvValues>;

function withoutPassword(value: string): string {
  return value.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, "$1:***@");
}

function listPairFaults(source: EnvSource, values: EnvValues): string[] {
  const faults: string[] = [];
  const url = values.NEXT_PUBLIC_SUPABASE_URL;
  const key = values.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (url !== undefined && key === undefined)
    faults.push(
      "NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY est vide : attendu la clé publique du projet de NEXT_PUBLIC_SUPABASE_URL",
    );
  if (key !== undefined && url === undefined)
    faults.push(
      "NEXT_PUBLIC_SUPABASE_URL est vide : attendu l’adresse du projet de NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY",
    );
  if (url === undefined && values.PORT === values.EMBEDDED_SUPABASE_PORT)
    faults.push(
      `EMBEDDED_SUPABASE_PORT vaut « ${source.EMBEDDED_SUPABASE_PORT ?? values.EMBEDDED_SUPABASE_PORT} » : attendu un autre port que celui du site (PORT)`,
    );
  return faults;
}

export type ParsedEnv = { values: EnvValues } | { faults: string[] };

/** Pure: the values, or one French sentence per wrong name. An empty value counts as none. */
export function parseEnv(source: EnvSource): ParsedEnv {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ""),
  );
  const result =
    schemas[source.NODE_ENV === "production" ? "production" : "other"].safeParse(given);
  if (!result.success) {
    const sentences = new Map<string, string>();
    for (const { path, message } of result.error.issues) {
      const name = String(path[0]);
      if (sentences.has(name)) continue;
      sentences.set(name, `${name} vaut « ${withoutPassword(source[name] ?? "")} » : ${message}`);
    }
    return { faults: [...sentences.values()] };
  }
  const faults = listPairFaults(source, result.data);
  return faults.length > 0 ? { faults } : { values: result.data };
}

const READ_NAMES = ["NODE_ENV", ...Object.keys(schemas.production.shape)];
/** A page asks several times; parsing takes longer than comparing. */
let last: { written: string; values: EnvValues } | undefined;

/**
 * Reads the environment when called, as one object: Next.js then inlines nothing at build time,
 * and the same build serves any backend.
 * @throws Error naming every wrong value; scripts/start.ts and scripts/build.ts stop before that.
 */
function readEnv(): EnvValues {
  const written = READ_NAMES.map((name) => process.env[name]).join("\n");
  if (last?.written !== written) {
    const result = parseEnv(process.env);
    if ("faults" in result) throw new Error(result.faults.join("\n"));
    last = { written, values: result.values };
  }
  return last.values;
}

/** Origin of the site, without a slash at the end. */
export function resolveSiteUrl(values: EnvValues): string {
  return values.NEXT_PUBLIC_SITE_URL ?? `http://localhost:${values.PORT}`;
}

export function siteUrl(): string {
  return resolveSiteUrl(readEnv());
}

export type BackendAccess = { url: string; publishableKey: string };

/** `undefined`: no backend was given (a build, a bare `next start`). */
export function resolveBackendAccess(values: EnvValues): BackendAccess | undefined {
  const url = values.NEXT_PUBLIC_SUPABASE_URL;
  const publishableKey = values.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  return url === undefined || publishableKey === undefined ? undefined : { url, publishableKey };
}

/** Where the embedded backend writes its e-mails; `undefined` when a real one sends them. */
export function embeddedEmailsDir(): string | undefined {
  return readEnv().EMBEDDED_SUPABASE_EMAILS_DIR;
}

/** Server only, at run time. */
export function backendAccess(): BackendAccess | undefined {
  return resolveBackendAccess(readEnv());
}

/** The settings as production reads them, wherever this runs: what is wrong is told, not thrown. */
export function parseProductionEnv(): ParsedEnv {
  return parseEnv({ ...process.env, NODE_ENV: "production" });
}

/** Relays in front of the site whose word on a visitor's address is taken; undefined: none. */
export function trustedRelays(): number | undefined {
  return readEnv().TRUSTED_PROXY;
}

/** Where servers share their pages. `undefined`: there is one server. */
export function redisUrl(): string | undefined {
  return readEnv().REDIS_URL;
}

/** The feed of the news. `undefined`: the blog holds the table's articles only. */
export function blogFeedUrl(): string | undefined {
  return readEnv().BLOG_FEED_URL;
}

/** The owner's quote form, shown in a frame. */
export function quoteFormUrl(): string | undefined {
  return readEnv().QUOTE_FORM_URL;
}

/** The owner's booking page, opened in a new tab. */
export function quoteBookingUrl(): string | undefined {
  return readEnv().QUOTE_BOOKING_URL;
}

/** Quote forms of the partners that have one. */
export function partnerQuoteFormUrls(): { gaillon: string | undefined; vexin: string | undefined } {
  const values = readEnv();
  return { gaillon: values.QUOTE_FORM_URL_GAILLON, vexin: values.QUOTE_FORM_URL_VEXIN };
}

/** Whether the owner vouches that the quote platform sets no tracker. */
export function isQuoteFormTrackerFree(): boolean {
  return readEnv().QUOTE_FORM_TRACKER_FREE;
}

/** `undefined` while the owner has not replaced the placeholder: nothing is loaded. */
export function googleTagId(): string | undefined {
  const id = readEnv().NEXT_PUBLIC_GTM_ID;
  return id === "G-XXXXXXXXXX" ? undefined : id;
}

export function isProduction(): boolean {
  return process.env.NODE_ENV === "production";
}

/** Pages are being prerendered: nothing outside is asked. Next.js sets NEXT_PHASE. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === "phase-production-build";
}

/** The folder of the build, whose `cache` outlives it; scripts/project.ts sets NEXT_DIST_DIR. */
export function buildDir(): string {
  return process.env.NEXT_DIST_DIR ?? ".next";
}
