import { EmptyState } from "#components/sections/empty-state";
import { ReviewNotice } from "#components/sections/review-notice";
import { Stars } from "#components/sections/stars";
import type { ReviewRules } from "#content/schema/business";
import type { Testimonial } from "#content/schema/territory";
import { formatDate } from "#lib/dates";

type TestimonialsProps = { testimonials: readonly Testimonial[]; rules: ReviewRules };

/** Client testimonials with what the law asks beside them; an empty list says so. */
export function Testimonials({ rules, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) {
    return <EmptyState>Aucun avis publié pour le moment</EmptyState>;
  }
  return (
    <>
      <ul className="testimonials">
        {testimonials.map(({ location, name, publishedOn, rating, sample, text }) => (
          <li key={name}>
            <Stars rating={rating} />
            <blockquote className="mt-4 grow">{text}</blockquote>
            <p className="mt-5 font-semibold">
              {name}, {location}
            </p>
            <p className="text-sm text-ink-soft">
              Publié le <time dateTime={publishedOn}>{formatDate(publishedOn)}</time>
              {sample && ". Avis d’exemple."}
            </p>
          </li>
        ))}
      </ul>
      <ReviewNotice rules={rules} className="mt-5" />
    </>
  );
}
