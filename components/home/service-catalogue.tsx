import { SiteLink } from "#components/layout/site-link";
import { CategoryBadge } from "#components/services/category-badge";
import type { CategoryGroup } from "#lib/catalogue";
import { formatShortPrice } from "#lib/price";
import { routes } from "#lib/routes";
import { truncate } from "#lib/typography";

type ServiceCatalogueProps = { groups: readonly CategoryGroup[] };

/** Longest text of a card on the home page, in characters. */
const CARD_TEXT_LENGTH = 120;

export function ServiceCatalogue({ groups }: ServiceCatalogueProps) {
  return (
    <div className="grid gap-y-14">
      {groups.map(({ category, services }) => (
        <section
          key={category.id}
          aria-labelledby={`categorie-${category.id}`}
          className="grid gap-x-12 gap-y-6 border-t-2 border-ink pt-6 lg:grid-cols-[16rem_1fr]"
        >
          <div>
            <h3 id={`categorie-${category.id}`}>
              <CategoryBadge category={category} />
            </h3>
            <p className="mt-3 text-ink-soft">{category.intro}</p>
          </div>
          <ul className="grid gap-x-10 gap-y-6 grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))]">
            {services.map((service) => (
              <li key={service.slug} className="relative border-b border-line pb-5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <h4 className="font-display text-xl font-bold tracking-tight">
                    <SiteLink
                      href={routes.service(service.slug)}
                      className="after:absolute after:inset-0 hover:text-action-ink"
                    >
                      {service.shortTitle}
                    </SiteLink>
                  </h4>
                  <p className="font-semibold whitespace-nowrap">
                    {service.price.kind === "from" && (
                      <span className="font-normal text-ink-soft">dès </span>
                    )}
                    {formatShortPrice(service.price)}
                  </p>
                </div>
                <p className="mt-2 text-ink-soft">
                  {truncate(service.description, CARD_TEXT_LENGTH)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
