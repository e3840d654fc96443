import { SiteLink } from "#components/layout/site-link";
import { Button } from "#components/ui/button";
import type { Pack, Service } from "#content/schema/service";
import { packSaving } from "#lib/catalogue";
import { formatEuros } from "#lib/price";
import { routes } from "#lib/routes";

type PackPanelProps = { pack: Pack; services: readonly Service[] };

export function PackPanel({ pack, services }: PackPanelProps) {
  return (
    <article
      id={`pack-${pack.id}`}
      className="row-span-6 mt-12 grid grid-rows-subgrid border-t border-on-slate/30 pt-6"
    >
      <h3 className="text-heading">{pack.title}</h3>
      <p className="mt-1 text-on-slate-soft">{pack.audience}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-4">
        <span className="font-display text-5xl font-extrabold tracking-tight text-ochre">
          <span className="mr-2 text-2xl tracking-normal">dès</span>
          {formatEuros(pack.price)}
        </span>
        <span className="text-on-slate-soft">
          au lieu de <s>{formatEuros(pack.insteadOf)}</s>, soit {formatEuros(packSaving(pack))} de
          moins
        </span>
      </p>
      <ul className="mt-5 grid gap-2">
        {services.map(({ slug, shortTitle, price }) => (
          <li key={slug} className="flex justify-between gap-4 border-b border-on-slate/15 pb-2">
            <SiteLink
              href={routes.service(slug)}
              className="underline decoration-on-slate/40 underline-offset-4 hover:decoration-current"
            >
              {shortTitle}
            </SiteLink>
            {price.kind === "from" && (
              <span className="text-on-slate-soft">{formatEuros(price.amount)} seul</span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-on-slate-soft">{pack.conditions}</p>
      <Button asChild size="large" className="mt-6 self-start justify-self-start">
        <a href={routes.quote()}>
          Demander un devis<span className="sr-only"> pour le {pack.title.toLowerCase()}</span>
        </a>
      </Button>
    </article>
  );
}
