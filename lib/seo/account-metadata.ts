import type { Metadata } from "next";

/** A page for one person: nothing to index or to share, so no address to prefer. */
export function accountMetadata(title: string, description: string): Metadata {
  return { title, description, robots: { index: false } };
}
