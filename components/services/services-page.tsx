import { Breadcrumbs } from "#components/layout/breadcrumbs";
import { PackPanel } from "#components/services/pack-panel";
import { ServiceCard } from "#components/services/service-card";
import type { ServicesPageContent } from "#content/schema/pages";
import type { Category, Pack, Service } from "#content/schema/service";
import { listServicesPageEntries, pickServices } from "#lib/catalogue";
import type { Crumb } from "#lib/seo/json-ld";

type ServicesPageProps = {
  page: ServicesPageContent;
  services: readonly Service[];
  categories: readonly Category[];
  packs: readonly Pack[];
  crumbs: readonly Crumb[];
};

export function ServicesPage({ categories, crumbs, packs, page, services }: ServicesPageProps) {
  return (
    <>
      <div className="page-width pt-6 pb-12">
        <Breadcrumbs crumbs={crumbs} />
        <div className="page-head">
          <div>
            <h1>{page.title}</h1>
            <p>{page.lead}</p>
          </div>
        </div>
        <ul className="no-print mt-8 flex flex-wrap gap-x-5 border-y border-line py-2">
          {listServicesPageEntries(services).map(({ slug, shortTitle }) => (
            <li key={slug}>
              <a
                href={`#${slug}`}
                className="inline-flex min-h-10 items-center font-semibold underline-offset-4 hover:underline"
              >
                {shortTitle}
              </a>
            </li>
          ))}
          <li>
            <a
              href="#packs"
              className="inline-flex min-h-10 items-center font-semibold text-action-ink underline-offset-4 hover:underline"
            >
              Packs vente et location
            </a>
          </li>
        </ul>
      </div>
      <div className="page-width grid gap-14 pb-20">
        {listServicesPageEntries(services).map((service) => {
          const category = categories.find(({ id }) => id === service.category);
          return (
            category && <ServiceCard key={service.slug} service={service} category={category} />
          );
        })}
      </div>
      <section id="packs" className="bg-slate py-16 text-on-slate lg:py-24">
        <div className="page-width">
          <h2 className="text-title">{page.packs.title}</h2>
          <p className="mt-4 max-w-text text-lead text-on-slate-soft">{page.packs.intro}</p>
          <div className="grid gap-x-20 lg:grid-cols-2">
            {packs.map((pack) => (
              <PackPanel
                key={pack.id}
                pack={pack}
                services={pickServices(services, pack.services)}
              />
            ))}
          </div>
        </div>
      </section>
    </>
  );
}
