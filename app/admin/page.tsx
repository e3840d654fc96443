import { notFound } from "next/navigation";
import { ArticlesPage } from "#components/admin/articles-page";
import { adminMetadata } from "#lib/auth/admin-metadata";
import { requireAdmin } from "#lib/auth/require-admin";
import { listEditedArticles } from "#lib/blog/edited-articles";
import { readEditingQuery } from "#lib/blog/editing-query";
import { type SearchParams, toUrlSearchParams } from "#lib/search-params";

type PageProps = { searchParams: Promise<SearchParams> };

export const generateMetadata = () => adminMetadata("Articles");

export default async function Page({ searchParams }: PageProps) {
  const client = await requireAdmin();
  const params = toUrlSearchParams(await searchParams);
  const asked = readEditingQuery(params);
  const list = await listEditedArticles(client, asked);
  if (asked.page > 1 && asked.page > list.pageCount) notFound();
  return <ArticlesPage list={list} asked={asked} isAfterDeletion={params.has("fait")} />;
}
