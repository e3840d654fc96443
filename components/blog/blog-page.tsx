import { ArticleCard } from "#components/blog/article-card";
import { BlogSearch } from "#components/blog/blog-search";
import { CategoryList } from "#components/blog/category-list";
import { NewsletterForm, type NewsletterFormProps } from "#components/newsletter/newsletter-form";
import { PageHeader } from "#components/sections/page-header";
import { Button } from "#components/ui/button";
import { Drawing } from "#components/ui/drawing";
import { Pagination } from "#components/ui/pagination";
import type { BlogContent } from "#content/schema/pages";
import type { BlogList } from "#lib/blog/articles";
import type { BlogCategory } from "#lib/blog/categories";
import { getListTitle } from "#lib/blog/list-title";
import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";

type BlogPageProps = {
  page: BlogContent;
  list: BlogList;
  query: string;
  category: BlogCategory | null;
  /** From 1. */
  pageNumber: number;
  crumbs: readonly Crumb[];
  subscribe: NewsletterFormProps["action"];
};

const NOTHING_FOUND = "Aucun article trouvé pour cette recherche.";

function describeCount({ isTotalExact, total }: BlogList): string {
  if (total === 0) return NOTHING_FOUND;
  if (!isTotalExact) return `Plus de ${total} articles : les plus récents`;
  return total === 1 ? "1 article" : `${total.toLocaleString("fr-FR")} articles`;
}

export function BlogPage(props: BlogPageProps) {
  const { category, crumbs, list, page, pageNumber, query, subscribe } = props;
  const featured = new Set(list.featured.map(({ slug }) => slug));
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={getListTitle(page, { category, page: pageNumber })}
        lead={page.lead}
      />
      <div className="blog-layout page-width">
        <div>
          <BlogSearch
            key={category}
            query={query}
            category={category}
            summary={describeCount(list)}
          />
          {list.cards.length === 0 ? (
            <EmptyList />
          ) : (
            <ul className="article-grid">
              {list.cards.map((card) => (
                <li key={card.id}>
                  <ArticleCard card={card} isFeatured={featured.has(card.slug)} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={pageNumber}
            pageCount={list.pageCount}
            hrefOf={(number) =>
              routes.blog({ query, category: category ?? undefined, page: number })
            }
          />
        </div>
        <div className="grid content-start gap-12">
          <CategoryList current={category} query={query} counts={list.categoryCounts} />
          <section>
            <h2 className="text-heading">{page.quote.title}</h2>
            <p className="mt-2 text-ink-soft">{page.quote.intro}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <Button asChild>
                <a href={routes.quote()}>Devis gratuit</a>
              </Button>
              <Button asChild variant="outline">
                <a href={routes.contact()}>Nous contacter</a>
              </Button>
            </div>
          </section>
          <NewsletterForm content={page.newsletter} action={subscribe} />
        </div>
      </div>
    </>
  );
}

function EmptyList() {
  return (
    <div className="py-12 text-center">
      <Drawing name="empty.svg" width={320} height={200} className="mx-auto w-60" />
      <p className="mt-4 text-lead">{NOTHING_FOUND}</p>
      <p className="mt-2">
        <a href={routes.blog()} className="text-link">
          Voir tous les articles
        </a>
      </p>
    </div>
  );
}
