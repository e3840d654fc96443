import { Mail, Phone } from "lucide";
import { SiteLink } from "#components/layout/site-link";
import { Monogram } from "#components/network/monogram";
import { Button } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Partner } from "#content/schema/territory";
import { emailHref, phoneHref } from "#lib/contact-links";
import { routes } from "#lib/routes";

/** Towns shown on a card; the rest is counted. */
const SHOWN_ZONES = 4;

export function PartnerCard({ partner }: { partner: Partner }) {
  const { email, joinedDate, location, name, phone, quote, rating, slug, stats, zones } = partner;
  const hiddenZones = zones.length - SHOWN_ZONES;
  return (
    <article className="flex flex-col gap-5 border-t-2 border-ink pt-6">
      <div className="flex items-center gap-5">
        <Monogram name={name} className="size-20 shrink-0" />
        <div>
          <h3 className="text-heading">{name}</h3>
          <p className="text-ink-soft">{location}</p>
          <p className="text-sm text-ink-soft">
            Dans le réseau depuis {joinedDate.toLowerCase()}{" "}
            <span className="whitespace-nowrap">· {formatRating(rating)}</span>
          </p>
        </div>
      </div>
      <blockquote className="border-l-4 border-action pl-5 text-lead">« {quote} »</blockquote>
      <dl className="grid grid-cols-2 gap-6">
        {stats.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-display text-2xl font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {zones.slice(0, SHOWN_ZONES).join(", ")}
        {hiddenZones > 0 && (
          <span className="font-semibold whitespace-nowrap"> +{hiddenZones} villes</span>
        )}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-3">
        <Button asChild>
          <a href={phoneHref(phone)}>
            <Icon node={Phone} size={18} />
            {phone}
            <span className="sr-only">, {name}</span>
          </a>
        </Button>
        <Button asChild variant="outline">
          <a href={emailHref(email)}>
            <Icon node={Mail} size={18} />
            E-mail
            <span className="sr-only"> à {name}</span>
          </a>
        </Button>
        <SiteLink
          href={routes.partner(slug)}
          className="text-link inline-flex min-h-11 items-center"
        >
          Voir le profil complet<span className="sr-only"> de {name}</span>
        </SiteLink>
      </div>
    </article>
  );
}

export function formatRating(rating: number): string {
  return `${rating.toFixed(1).replace(".", ",")}/5`;
}
