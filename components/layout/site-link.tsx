"use client";

import type { ComponentProps } from "react";
import { usePageLink } from "#components/layout/use-page-link";

/** A link to a page of the site. */
export function SiteLink({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  const { handlers } = usePageLink(href);
  return <a {...props} href={href} {...handlers} />;
}
