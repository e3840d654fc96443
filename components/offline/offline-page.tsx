import { Phone } from "lucide";
import { KeptPages } from "#components/offline/kept-pages";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { Icon } from "#components/ui/icon";
import type { Business } from "#content/schema/business";
import type { OfflineContent } from "#content/schema/pages";
import { phoneHref } from "#lib/contact-links";

type OfflinePageProps = { page: OfflineContent; business: Business };

export function OfflinePage({ business, page }: OfflinePageProps) {
  return (
    <div className="page-width py-14">
      <Badge>{page.badge}</Badge>
      <h1 className="mt-5 text-title font-extrabold">{page.title}</h1>
      <p className="mt-4 max-w-text text-lead text-ink-soft">{page.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild size="large" className="max-sm:w-full">
          <a href={phoneHref(business.phone)}>
            <Icon node={Phone} size={20} />
            {business.phone}
          </a>
        </Button>
      </div>
      <KeptPages title={page.keptTitle} />
    </div>
  );
}
