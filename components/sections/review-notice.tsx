import type { ReviewRules } from "#content/schema/business";
import { routes } from "#lib/routes";

type ReviewNoticeProps = { rules: ReviewRules; className: string };

/** What the Code de la consommation (D111-17) asks to say beside reviews and testimonials. */
export function ReviewNotice({ className, rules }: ReviewNoticeProps) {
  return (
    <div className={className}>
      <p className="max-w-text text-sm text-ink-soft">
        {rules.summary}{" "}
        <a href={routes.legal(rules.link.page)} className="text-link">
          {rules.link.label}
        </a>
      </p>
    </div>
  );
}
