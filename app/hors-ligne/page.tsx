import type { Metadata } from "next";
import { OfflinePage } from "#components/offline/offline-page";
import { business, offlinePage } from "#lib/content";

export const metadata: Metadata = {
  title: offlinePage.title,
  description: offlinePage.text,
  robots: { index: false },
};

export default function Page() {
  return <OfflinePage page={offlinePage} business={business} />;
}
