import { ArticleForm, type ArticleFormProps } from "#components/admin/article-form";
import { EMPTY_ARTICLE } from "#lib/blog/article-form";
import type { EditedArticle } from "#lib/blog/edited-articles";
import { toParisField } from "#lib/paris-time";

type ArticleEditorProps = Pick<ArticleFormProps, "action"> & {
  /** Null: a new one. */
  article: EditedArticle | null;
  isJustCreated?: boolean;
};

function toValues({ category, content, excerpt, imageUrl, slug, title, ...rest }: EditedArticle) {
  const { publishedAt, status } = rest;
  return {
    title,
    slug,
    excerpt,
    category,
    content,
    imageUrl: imageUrl ?? "",
    publishAt: status === "programme" && publishedAt ? toParisField(publishedAt) : "",
  };
}

function toSaved({ id, publishedAt, slug, status, version }: EditedArticle) {
  return { id, publishedAt, slug, status, version };
}

/** The page where an article is written. */
export function ArticleEditor({ action, article, isJustCreated = false }: ArticleEditorProps) {
  return (
    <div className="page-width pt-8 pb-20">
      <h1 className="text-title font-extrabold">
        {article === null ? "Nouvel article" : "Modifier l’article"}
      </h1>
      <ArticleForm
        action={action}
        opened={article && toSaved(article)}
        values={article === null ? EMPTY_ARTICLE : toValues(article)}
        isJustCreated={isJustCreated}
      />
    </div>
  );
}
