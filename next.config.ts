import { readdirSync } from "node:fs";
import path from "node:path";
import type { NextConfig } from "next";

/** File names are slugs: the content check holds them equal. */
const serviceSlugs = readdirSync(path.join(import.meta.dirname, "content/services")).map(
  (file) => path.parse(file).name,
);

/** A second copy on another port has its own build and sitemap: see scripts/project.ts. */
const { NEXT_DIST_DIR: distDir = ".next", SITEMAP_DIR: sitemapDir = "public" } = process.env;

const nextConfig: NextConfig = {
  distDir,
  // Route types come through next-env.d.ts alone: Next.js leaves tsconfig.json as it is.
  experimental: { strictRouteTypes: true },
  poweredByHeader: false,
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
  // What each browser asks again before anything else: never an old copy.
  headers: async () => [
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
