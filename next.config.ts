import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { NextConfig } from "next";
import business from "./content/business.ts";
import { routes } from "./lib/routes.ts";
import { buildPolicy, listTagScriptHosts } from "./lib/security/content-security-policy.ts";

/** File names are slugs: the content check holds them equal. */
const serviceSlugs = readdirSync(path.join(import.meta.dirname, "content/services")).map(
  (file) => path.parse(file).name,
);

/** A second copy on another port has its own build and sitemap: see scripts/project.ts. */
const { NEXT_DIST_DIR: distDir = ".next", SITEMAP_DIR: sitemapDir = "public" } = process.env;

const isServedOverTls = process.env.NEXT_PUBLIC_SITE_URL?.startsWith("https:") === true;

/**
 * Vercel keeps articles in a cache of its own and the not-found page without its headers: they get
 * a policy that does not know their inline scripts. See docs/decisions/0017.
 */
const VERCEL_HEADERS = process.env.VERCEL
  ? [
      {
        key: "Content-Security-Policy",
        value: buildPolicy({
          scripts: ["'self'", "'unsafe-inline'", ...listTagScriptHosts()],
          styleAttributes: ["'unsafe-inline'"],
        }),
      },
    ]
  : [];

/** Of every answer; pages add the policy of their scripts: docs/decisions/0017. */
const SECURITY_HEADERS = [
  ...VERCEL_HEADERS,
  ...(isServedOverTls
    ? [
        {
          key: "Strict-Transport-Security",
          value: "max-age=63072000; includeSubDomains; preload",
        },
      ]
    : []),
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    key: "Permissions-Policy",
    value:
      "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Reporting-Endpoints", value: `csp="${routes.policyReports()}"` },
];

const nextConfig: NextConfig = {
  distDir,
  // For the Dockerfile: what the server needs and nothing else. `next start` does without.
  output: process.env.NEXT_OUTPUT === "standalone" ? "standalone" : undefined,
  experimental: {
    // Route types come through next-env.d.ts alone: Next.js leaves tsconfig.json as it is.
    strictRouteTypes: true,
    // Pages are made on every core; by default one of two stays idle.
    cpus: availableParallelism(),
  },
  // What the site is made of: `npm test` checks the types of the rest, and the content has its own check.
  typescript: { tsconfigPath: "tsconfig.build.json" },
  poweredByHeader: false,
  // For lib/business-contact.ts.
  env: { BUSINESS_PHONE: business.phone, BUSINESS_EMAIL: business.email },
  cacheHandler:
    process.env.NODE_ENV === "production"
      ? path.join(import.meta.dirname, "lib/security/page-cache.ts")
      : undefined,
  // Pages named page.dev.tsx exist while developing only.
  pageExtensions: process.env.NODE_ENV === "development" ? ["ts", "tsx", "dev.tsx"] : ["ts", "tsx"],
  rewrites: async () => ({
    beforeFiles: [
      // No address of the site has an encoded character; Next.js answers 500 to « /%73ervices ».
      { source: "/:path((?!_next/).*%.*)", destination: "/404" },
      ...(sitemapDir === "public"
        ? []
        : [
            {
              source: "/:file(sitemap.*\\.xml|robots\\.txt|sw\\.js)",
              destination: `/${path.basename(sitemapDir)}/:file`,
            },
          ]),
    ],
    afterFiles: [],
    fallback: [],
  }),
  headers: async () => [
    { source: "/:path*", headers: SECURITY_HEADERS },
    // Other sites show these beside their links.
    {
      source: "/(og|illustrations)/:path*",
      headers: [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }],
    },
    // What each browser asks again before anything else: never an old copy.
    { source: "/sw.js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
  ],
  redirects: async () => [
    { source: "/franchise", destination: "/licences-marque", permanent: true },
    { source: "/licence-marque", destination: "/licences-marque", permanent: true },
    {
      // A redirect() in the page would send two Location headers and cache unknown slugs.
      source: `/services/:slug((?!(?:${serviceSlugs.join("|")})$)[^/]+)`,
      destination: "/404",
      permanent: false,
    },
  ],
};

export default nextConfig;
