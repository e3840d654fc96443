import { notFound } from "next/navigation";
import { PreviewBar } from "#components/admin/preview-bar";
import { ArticlePage } from "#components/blog/article-page";
import { adminMetadata } from "#lib/auth/admin-metadata";
import { requireAdmin } from "#lib/auth/require-admin";
import { buildPreview } from "#lib/blog/article-preview";
import { getEditedArticle } from "#lib/blog/edited-articles";
import { blogPage, business } from "#lib/content";
import { routes } from "#lib/routes";
import { buildCrumbs } from "#lib/seo/crumbs";

type PageProps = { params: Promise<{ id: string }> };

export const generateMetadata = () => adminMetadata("Aperçu");

export default async function Page({ params }: PageProps) {
  const client = await requireAdmin();
  const article = await getEditedArticle(client, (await params).id);
  if (article === null) notFound();
  const view = await buildPreview(article);
  const crumbs = buildCrumbs(
    { label: "Blog", path: routes.blog() },
    { label: view.card.title, path: routes.article(article.slug) },
  );
  return (
    <>
      <PreviewBar article={article} />
      <ArticlePage {...view} page={blogPage} business={business} crumbs={crumbs} />
    </>
  );
}
