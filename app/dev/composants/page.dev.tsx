import type { Metadata } from "next";
import { ComponentGallery } from "#components/dev/component-gallery";

export const metadata: Metadata = { title: "Composants", robots: { index: false } };

/** Served in development only: production builds do not know the extension `.dev.tsx`. */
export default function Page() {
  return <ComponentGallery />;
}
