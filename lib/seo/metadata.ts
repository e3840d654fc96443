import type { Metadata } from "next";
import { siteUrl } from "#lib/env";
import { routes } from "#lib/routes";

type PageSeo = {
  title: string;
  description: string;
  /** A path of the registry; the canonical address comes only from it. */
  path: string;
  /** The page whose picture is shown, when this one has none of its own. */
  picturePath?: string;
};

/** Everything a page says of itself to search engines and link previews. */
export function pageMetadata({ title, description, path, picturePath = path }: PageSeo): Metadata {
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
    openGraph: { title, description, url, locale: "fr_FR", type: "website", images: [picture] },
    twitter: { card: "summary_large_image", title, description, images: [picture] },
  };
}
