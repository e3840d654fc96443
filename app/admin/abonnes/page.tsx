import type { Metadata } from "next";
import { SubscribersPage } from "#components/admin/subscribers-page";
import { requireAdmin } from "#lib/auth/require-admin";
import { getSubscriberOverview } from "#lib/blog/subscribers";

export const metadata: Metadata = { title: "Abonnés à la lettre", robots: { index: false } };

export default async function Page() {
  return <SubscribersPage {...(await getSubscriberOverview(await requireAdmin()))} />;
}
