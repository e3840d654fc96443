import { ArticleLink } from "#components/blog/article-link";
import { ArticlePicture } from "#components/blog/article-picture";
import { Badge } from "#components/ui/badge";
import type { BlogCard } from "#lib/blog/articles";
import { getBlogCategoryLabel } from "#lib/blog/categories";
import { formatDate } from "#lib/dates";
import { toParisDay } from "#lib/paris-time";

type ArticleCardProps = {
  card: Omit<BlogCard, "link">;
  isFeatured?: boolean;
  headingLevel?: "h2" | "h3";
};

/** One article of a list, its title the link. */
export function ArticleCard({
  card,
  headingLevel: Heading = "h2",
  isFeatured = false,
}: ArticleCardProps) {
  const { category, excerpt, imageUrl, publishedAt, readTime, slug, title } = card;
  return (
    <article className="article-card">
      <ArticlePicture src={imageUrl} />
      <p className="meta">
        {isFeatured && <Badge className="badge-featured">À la une</Badge>}
        <span>{getBlogCategoryLabel(category)}</span>
      </p>
      <Heading className="text-heading">
        <ArticleLink slug={slug} title={title} />
      </Heading>
      <p>{excerpt}</p>
      <p className="meta">
        {publishedAt && <time dateTime={publishedAt}>{formatDate(toParisDay(publishedAt))}</time>}
        <span>{readTime}&nbsp;min de lecture</span>
      </p>
    </article>
  );
}
