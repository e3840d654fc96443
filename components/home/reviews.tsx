import { Carousel } from "#components/home/carousel";
import { EmptyState } from "#components/sections/empty-state";
import { ReviewNotice } from "#components/sections/review-notice";
import { Stars } from "#components/sections/stars";
import type { Business, Review, ReviewRules } from "#content/schema/business";
import type { HomeContent } from "#content/schema/pages";
import { formatDate } from "#lib/dates";

type ReviewsProps = {
  home: HomeContent;
  business: Business;
  reviews: readonly Review[];
  rules: ReviewRules;
};

/** A list that scrolls sideways; what the law asks to say about reviews stands below it. */
export function Reviews({ business, home, reviews, rules }: ReviewsProps) {
  return (
    <>
      <div className="page-width flex flex-wrap items-end justify-between gap-6">
        <div>
          <h2 className="text-title">{home.reviews.title}</h2>
          <p className="mt-3 text-lead text-ink-soft">{home.reviews.intro}</p>
        </div>
        <p>
          <a href={business.mapsUrl} target="_blank" rel="noopener" className="text-link">
            Lire les {business.reviewCount} avis sur la carte
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        </p>
      </div>
      {reviews.length === 0 ? (
        <div className="page-width mt-8">
          <EmptyState>Aucun avis publié pour le moment</EmptyState>
        </div>
      ) : (
        <Carousel itemLabel="Avis" label="Avis de nos clients" count={reviews.length}>
          <ul>
            {reviews.map((review) => (
              <li
                key={review.id}
                className="flex flex-col rounded-panel border border-line bg-raised p-6"
              >
                <Stars rating={review.rating} />
                <blockquote className="mt-4 grow">
                  <p>{review.text}</p>
                </blockquote>
                <p className="mt-5 font-semibold">{review.author}</p>
                <p className="text-sm text-ink-soft">
                  Avis publié {review.date} (
                  <time dateTime={review.publishedOn}>{formatDate(review.publishedOn)}</time>
                  ), visite en {review.visitedIn.toLowerCase()}. {review.verified}.
                </p>
              </li>
            ))}
          </ul>
        </Carousel>
      )}
      <ReviewNotice rules={rules} className="page-width mt-6" />
    </>
  );
}
