import type { IConfig } from "next-sitemap";
import type { CrawlersSource } from "#content/schema/pages";
import { parseEnv, resolveSiteUrl } from "#lib/env";
import { relayedPictures, requestPages, routes } from "#lib/routes";
import { listSitePages } from "#lib/seo/site-pages";
import { loadContent } from "#scripts/load-content";

const environment = parseEnv({ ...process.env, NODE_ENV: "production" });
if ("faults" in environment) throw new Error(environment.faults.join("\n"));

const content = await loadContent();
const { aiSearch, aiTraining } = content.crawlers;
const pages = new Map(listSitePages(content).map((page) => [page.path, page]));

/** Pictures of articles are for search engines too: the longest rule that fits wins. */
const open = { allow: ["/", ...relayedPictures], disallow: "/api/" };

const listPolicies = ({ agents, allowed }: CrawlersSource["aiSearch"]) =>
  agents.map((userAgent) => (allowed ? { userAgent, ...open } : { userAgent, disallow: "/" }));

const siteUrl = resolveSiteUrl(environment.values);
const absolute = (path: string) => new URL(path, siteUrl);

const sitemapConfig: IConfig = {
  siteUrl,
  sourceDir: process.env.NEXT_DIST_DIR ?? ".next",
  outDir: process.env.SITEMAP_DIR ?? "public",
  autoLastmod: false,
  generateRobotsTxt: true,
  robotsTxtOptions: {
    policies: [{ userAgent: "*", ...open }, ...listPolicies(aiSearch), ...listPolicies(aiTraining)],
    // In the index as well: articles are listed by the server, whenever they are published.
    additionalSitemaps: [absolute(routes.articleSitemap()).href],
  },
  additionalPaths: async (config) => {
    const entries = await Promise.all(requestPages.map((path) => config.transform(config, path)));
    return entries.filter((entry) => entry !== undefined);
  },
  // Only what the registry calls an indexable page: anything else that the build made stays out.
  transform: async (_config, path) => {
    const page = pages.get(path);
    return (
      page && {
        loc: path,
        lastmod: page.updatedOn,
        ...(page.illustration && {
          images: [{ loc: absolute(`/illustrations/${page.illustration.file}`) }],
        }),
      }
    );
  },
};

export default sitemapConfig;
