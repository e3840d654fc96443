import { ArticleEditor } from "#components/admin/article-editor";
import { adminMetadata } from "#lib/auth/admin-metadata";
import { requireAdmin } from "#lib/auth/require-admin";
import { submitArticle } from "../actions";

export const generateMetadata = () => adminMetadata("Nouvel article");

export default async function Page() {
  await requireAdmin();
  return <ArticleEditor article={null} action={submitArticle} />;
}
