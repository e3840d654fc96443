import { ArticleCard } from "#components/blog/article-card";
import { ArticlePicture } from "#components/blog/article-picture";
import { ShareButton } from "#components/blog/share-button";
import { Breadcrumbs } from "#components/layout/breadcrumbs";
import { SiteLink } from "#components/layout/site-link";
import { CallToAction } from "#components/sections/call-to-action";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import type { Business } from "#content/schema/business";
import type { BlogContent } from "#content/schema/pages";
import type { Service } from "#content/schema/service";
import type { BlogCard } from "#lib/blog/articles";
import { getBlogCategoryLabel } from "#lib/blog/categories";
import { formatDate } from "#lib/dates";
import { toParisDay } from "#lib/paris-time";
import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";

type ArticlePageProps = {
  card: BlogCard;
  /** Sanitised HTML; null for an item of the feed, read on its own site. */
  html: string | null;
  /** ISO 8601 with its zone. */
  updatedAt: string | null;
  similar: readonly Omit<BlogCard, "link">[];
  /** What the article is about, when it is a service. */
  service: Service | null;
  page: BlogContent;
  business: Business;
  crumbs: readonly Crumb[];
};

export function ArticlePage(props: ArticlePageProps) {
  const { business, card, crumbs, html, page, service, similar, updatedAt } = props;
  const { category, excerpt, imageUrl, link, publishedAt, readTime, title } = card;
  return (
    <>
      <article className="page-width pt-6 pb-16">
        <Breadcrumbs crumbs={crumbs} />
        <p className="no-print mt-4">
          <SiteLink href={routes.blog()} className="text-link line-link">
            Retour au blog
          </SiteLink>
        </p>
        <header className="mt-4 max-w-3xl">
          <Badge>{getBlogCategoryLabel(category)}</Badge>
          <h1 className="mt-4 text-title font-extrabold">{title}</h1>
          <p className="mt-5 text-lead text-ink-soft">{excerpt}</p>
          <div className="article-meta">
            {publishedAt && (
              <time dateTime={publishedAt}>{formatDate(toParisDay(publishedAt))}</time>
            )}
            {updatedAt && (
              <span>
                mis à jour le <time dateTime={updatedAt}>{formatDate(toParisDay(updatedAt))}</time>
              </span>
            )}
            <span>{readTime}&nbsp;min de lecture</span>
            <ShareButton title={title} />
          </div>
        </header>
        <ArticlePicture src={imageUrl} isEager />
        {html === null ? (
          <p className="mt-8">
            <Button asChild size="large">
              <a href={link ?? routes.blog()} rel="noopener">
                Lire l’article complet
              </a>
            </Button>
          </p>
        ) : (
          <div
            className="prose article-body"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by lib/blog/article-html.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
        {service && (
          <section className="mt-12 max-w-3xl border-l-4 border-action pl-6">
            <h2 className="text-heading">
              <SiteLink href={routes.service(service.slug)} className="text-link">
                {service.title}
              </SiteLink>
            </h2>
            <p className="mt-3 max-w-text">{service.description}</p>
          </section>
        )}
      </article>
      {similar.length > 0 && (
        <section className="no-print page-width pb-16">
          <h2 className="text-title">À lire aussi</h2>
          <ul className="article-grid similar">
            {similar.map((entry) => (
              <li key={entry.id}>
                <ArticleCard card={entry} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <CallToAction business={business} title={page.quote.title} text={page.quote.intro} />
    </>
  );
}
