import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getContentPage, listContentPages } from "#lib/content-pages";
import { pageMetadata } from "#lib/seo/metadata";
import { CityView } from "./_views/city-view";
import { LegalView } from "./_views/legal-view";
import { PartnerView } from "./_views/partner-view";

type PageProps = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return listContentPages().map(({ path }) => ({ slug: path.slice(1) }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const page = getContentPage(`/${(await params).slug}`);
  return page ? pageMetadata({ ...page.seo, path: page.path }) : {};
}

export default async function Page({ params }: PageProps) {
  const page = getContentPage(`/${(await params).slug}`);
  switch (page?.kind) {
    case "city":
      return <CityView city={page.entry} />;
    case "legal":
      return <LegalView page={page.entry} />;
    case "partner":
      return <PartnerView partner={page.entry} />;
    default:
      notFound();
  }
}
