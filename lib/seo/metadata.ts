import type { Metadata } from "next";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";

/** Search engines cut a longer one. */
export const MAX_DESCRIPTION = 160;

type PageSeo = {
  title: string;
  description: string;
  /** A path of the registry; the canonical address comes only from it. */
  path: string;
  /** The page whose picture is shown, when this one has none of its own. */
  picturePath?: string;
  /** Of an article, ISO 8601 with their zone: when it came out and when it last changed. */
  article?: { publishedTime?: string; modifiedTime?: string };
};

/** Everything a page says of itself to search engines and link previews. */
export function pageMetadata({
  article,
  description,
  path,
  picturePath = path,
  title,
}: PageSeo): Metadata {
  const url = new URL(path, siteUrl()).href;
  const picture = {
    url: new URL(routes.sharePicture(picturePath), siteUrl()).href,
    width: 1200,
    height: 630,
    alt: title,
  };
  return {
    title,
    description,
    alternates: {
      canonical: url,
      types: { "application/rss+xml": new URL(routes.feed(), siteUrl()).href },
    },
    openGraph: {
      title,
      description,
      url,
      locale: "fr_FR",
      images: [picture],
      ...(article ? { type: "article", ...article } : { type: "website" }),
    },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}
