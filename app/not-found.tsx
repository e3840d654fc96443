import type { Metadata } from "next";
import { NotFoundPage } from "#components/errors/not-found-page";
import { business, notFoundPage } from "#lib/content";

export const metadata: Metadata = {
  title: notFoundPage.title,
  description: notFoundPage.text,
  robots: { index: false },
};

export default function NotFound() {
  return <NotFoundPage page={notFoundPage} business={business} />;
}
