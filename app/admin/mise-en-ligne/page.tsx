import type { Metadata } from "next";
import { GoLivePage } from "#components/admin/go-live-page";
import { requireAdmin } from "#lib/auth/require-admin";
import { content } from "#lib/content";
import { readGoLiveList } from "#lib/go-live/read";

export const metadata: Metadata = { title: "Mise en ligne", robots: { index: false } };

export default async function Page() {
  await requireAdmin();
  return <GoLivePage {...(await readGoLiveList(content))} />;
}
