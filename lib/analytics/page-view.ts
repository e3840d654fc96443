import { routes } from "#lib/routes";

/** What the tag is told of a page, under the names that Google Analytics gives them. */
export type PageView = {
  page_location: string;
  page_title: string;
  page_referrer: string;
  /** Category of the service that the page presents. */
  service_type?: string;
  /** Slug of the diagnostic that the page presents. */
  diagnostic_type?: string;
};

type SeenPage = {
  /** Address in full. */
  address: string;
  title: string;
  /** Address of the page before, in full; empty when there is none. */
  referrer: string;
  /** As the service's page states it. */
  serviceType: string | undefined;
};

/** The rest of a query may say something about the visitor: answers of the simulator, tokens. */
const isCampaignName = (name: string) => name.startsWith("utm_");

/** An address without what only concerns this visitor; an empty one stays empty. */
function withoutPersonalParts(address: string): string {
  const url = URL.parse(address);
  if (url === null) return "";
  const kept = new URLSearchParams(
    [...url.searchParams].filter(([name]) => isCampaignName(name)),
  ).toString();
  return `${url.origin}${url.pathname}${kept === "" ? "" : `?${kept}`}`;
}

export function buildPageView({ address, referrer, serviceType, title }: SeenPage): PageView {
  const { pathname } = new URL(address);
  const folder = routes.service("");
  const slug = pathname.startsWith(folder) ? pathname.slice(folder.length) : "";
  return {
    page_location: withoutPersonalParts(address),
    page_title: title,
    page_referrer: withoutPersonalParts(referrer),
    ...(slug !== "" && { diagnostic_type: slug }),
    ...(slug !== "" && serviceType !== undefined && { service_type: serviceType }),
  };
}
