import { notFound } from "next/navigation";
import { ArticleEditor } from "#components/admin/article-editor";
import { adminMetadata } from "#lib/auth/admin-metadata";
import { requireAdmin } from "#lib/auth/require-admin";
import { getEditedArticle } from "#lib/blog/edited-articles";
import type { SearchParams } from "#lib/search-params";
import { submitArticle } from "../actions";

type PageProps = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

export const generateMetadata = () => adminMetadata("Modifier l’article");

export default async function Page({ params, searchParams }: PageProps) {
  const client = await requireAdmin();
  const article = await getEditedArticle(client, (await params).id);
  if (article === null) notFound();
  const isJustCreated = (await searchParams).fait !== undefined;
  return <ArticleEditor article={article} isJustCreated={isJustCreated} action={submitArticle} />;
}
