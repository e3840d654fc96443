import "server-only";
import type { Metadata } from "next";
import { requireAdmin } from "#lib/auth/require-admin";

/**
 * What a page of /admin says of itself, to administrators only.
 * @throws like requireAdmin().
 */
export async function adminMetadata(title: string): Promise<Metadata> {
  await requireAdmin();
  return { title: `${title} | Administration`, robots: { index: false, follow: false } };
}
