import { SiteLink } from "#components/layout/site-link";
import { CategoryBadge } from "#components/services/category-badge";
import { Button } from "#components/ui/button";
import { Drawing } from "#components/ui/drawing";
import type { Category } from "#content/schema/service";
import type { ListedService } from "#lib/catalogue";
import { formatPrice } from "#lib/price";
import { routes } from "#lib/routes";

type ServiceCardProps = { service: ListedService; category: Category };

/** What a card shows of the list of what is included. */
const SHOWN_ITEMS = 3;

export function ServiceCard({ category, service }: ServiceCardProps) {
  const { description, duration, price, servicesPage, slug, title, validity } = service;
  return (
    <article id={slug} className="service-card">
      <Drawing name={`services/${slug}.svg`} width={240} height={180} />
      <div>
        <CategoryBadge category={category} />
        <h2 className="mt-3 text-heading">
          <SiteLink href={routes.service(slug)} className="hover:text-action-ink">
            {title}
          </SiteLink>
        </h2>
        <p className="font-semibold text-ink-soft">{servicesPage.subtitle}</p>
        <p className="mt-3 max-w-text">{description}</p>
        <ul className="mt-4 grid gap-1.5">
          {servicesPage.included.slice(0, SHOWN_ITEMS).map((item) => (
            <li key={item} className="flex gap-2.5">
              <span aria-hidden="true" className="font-bold text-apple">
                ✓
              </span>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p className="font-display text-2xl font-bold tracking-tight">{formatPrice(price)}</p>
        <p className="text-sm text-ink-soft">
          TTC{price.kind === "from" && price.condition && `, ${price.condition}`}
        </p>
        <dl className="mt-4 grid gap-2 text-ink-soft">
          <div>
            <dt className="inline font-semibold text-ink">Durée : </dt>
            <dd className="inline">{duration}</dd>
          </div>
          <div>
            <dt className="inline font-semibold text-ink">Validité : </dt>
            <dd className="inline">{validity}</dd>
          </div>
        </dl>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button asChild>
            <a href={routes.quote()}>Demander un devis</a>
          </Button>
          <SiteLink
            href={routes.service(slug)}
            className="text-link inline-flex min-h-11 items-center"
          >
            La fiche complète<span className="sr-only"> : {service.shortTitle}</span>
          </SiteLink>
        </div>
      </div>
    </article>
  );
}
