import { DAYS, type WeekHours } from "#content/schema/business";
import { formatWeek } from "#lib/hours";
import { formatEuros } from "#lib/price";
import { type CrawledPage, collapseSpaces } from "#tests/crawl/page";
import {
  isOfType,
  listNested,
  listNodes,
  listValues,
  type SchemaNode,
} from "#tests/crawl/structured-data";

const squeeze = (text: string) => text.replace(/\s+/g, "");
const asText = (value: unknown) => (typeof value === "string" ? collapseSpaces(value) : "");

function listBreadcrumbFaults(page: CrawledPage, nodes: readonly SchemaNode[]): string[] {
  const lists = nodes.filter((node) => isOfType(node, "BreadcrumbList"));
  if (lists.length > 1) return ["deux fils d’Ariane dans les données structurées"];
  const marked = lists
    .flatMap((list) => listValues(list, "itemListElement"))
    .flatMap((item) => listNested(item).slice(0, 1))
    .map(({ item, name }) => ({ label: asText(name), href: asText(item) || null }));
  return JSON.stringify(marked) === JSON.stringify(page.crumbs)
    ? []
    : [
        `le fil d’Ariane montre ${JSON.stringify(page.crumbs)}, les données structurées ${JSON.stringify(marked)}`,
      ];
}

function listFaqFaults(page: CrawledPage, nodes: readonly SchemaNode[]): string[] {
  const text = squeeze(page.blocks.join(""));
  return nodes
    .filter((node) => isOfType(node, "Question"))
    .flatMap((question) => [
      { kind: "la question", said: asText(question.name) },
      ...listValues(question, "acceptedAnswer")
        .flatMap(listNested)
        .map((answer) => ({ kind: "la réponse", said: asText(answer.text) })),
    ])
    .filter(({ said }) => !text.includes(squeeze(said)))
    .map(({ kind, said }) => `${kind} « ${said} » ne se lit pas sur la page`);
}

/** Where a page shows the price of what it names: its own article, or its definitions. */
function readPricePlace(page: CrawledPage, name: string): string {
  const own = page.articles.find(({ heading }) => heading === name);
  return own?.text ?? page.definitions.join(" ");
}

function listPriceFaults(page: CrawledPage, nodes: readonly SchemaNode[]): string[] {
  const sold = [
    ...nodes
      .filter((node) => isOfType(node, "Service") && listValues(node, "provider").length > 0)
      .map((service) => ({ name: asText(service.name), offers: listValues(service, "offers") })),
    ...nodes
      .filter((node) => isOfType(node, "OfferCatalog"))
      .flatMap((catalogue) => listValues(catalogue, "itemListElement"))
      .map((offer) => {
        const [node = {}] = listNested(offer);
        const [item = {}] = listNested(node.itemOffered);
        return { name: asText(node.name ?? item.name), offers: [offer] };
      }),
  ];
  return sold.flatMap(({ name, offers }) => {
    const specifications = offers
      .flatMap((offer) => listNested(offer).slice(0, 1))
      .flatMap((offer) => listValues(offer, "priceSpecification").flatMap(listNested));
    const prices = specifications.map(({ minPrice, price = minPrice }) => Number(price));
    const shown = squeeze(readPricePlace(page, name));
    const wanted = prices.length === 0 ? ["sur devis"] : prices.map(formatEuros);
    return wanted
      .filter((price) => !hasAmount(shown, squeeze(price)))
      .map(
        (price) =>
          `« ${name} » : le prix des données structurées, « ${price} », n’est pas celui de la page`,
      );
  });
}

/** Whether a price stands in a text, and not only as the end of a longer one. */
function hasAmount(text: string, price: string): boolean {
  const index = text.indexOf(price);
  if (index === -1) return false;
  return !/\d/.test(text[index - 1] ?? "") || hasAmount(text.slice(index + 1), price);
}

const DAY_OF_WEEK = new Map(DAYS.map((day) => [day.toLowerCase(), day]));

/** The week that a list of opening hours describes: a day that it leaves out is closed. */
function toWeek(hours: readonly SchemaNode[]): WeekHours {
  const week = Object.fromEntries(DAYS.map((day) => [day, null])) as WeekHours;
  for (const line of hours) {
    for (const name of listValues(line, "dayOfWeek")) {
      const day = DAY_OF_WEEK.get(String(name).replace(/^.*\//, "").toLowerCase());
      if (day !== undefined) week[day] = { opens: String(line.opens), closes: String(line.closes) };
    }
  }
  return week;
}

function listHoursFaults(page: CrawledPage, nodes: readonly SchemaNode[]): string[] {
  const blocks = page.blocks.map(collapseSpaces);
  return nodes
    .flatMap((node) => [
      listValues(node, "openingHoursSpecification"),
      listValues(node, "hoursAvailable"),
    ])
    .filter(({ length }) => length > 0)
    .flatMap((hours) => formatWeek(toWeek(hours.flatMap(listNested))))
    .filter(({ hours }) => hours !== "fermé")
    .map((line) => ({ days: collapseSpaces(line.days), hours: collapseSpaces(line.hours) }))
    .filter(
      ({ days, hours }) =>
        !blocks.some((block, index) => {
          const near = `${block} ${blocks[index + 1] ?? ""}`.toLowerCase();
          return near.includes(days) && near.includes(hours);
        }),
    )
    .map(({ days, hours }) => `les horaires « ${days} : ${hours} » ne se lisent pas sur la page`);
}

function listArticleFaults(page: CrawledPage, nodes: readonly SchemaNode[]): string[] {
  const heading = page.headings.find(({ level }) => level === 1)?.text;
  return nodes
    .filter((node) => isOfType(node, "BlogPosting"))
    .flatMap(({ datePublished, dateModified, headline }) => [
      ...(asText(headline) === heading ? [] : [`headline « ${headline} » n’est pas le h1`]),
      ...[datePublished, dateModified]
        .filter((date) => date !== undefined && !isShownDate(page, String(date)))
        .map((date) => `la date ${date} de l’article ne se lit pas sur la page`),
    ]);
}

const isShownDate = ({ times }: CrawledPage, date: string) =>
  times.some((time) => time === date || time.slice(0, 10) === date.slice(0, 10));

function listContactFaults(page: CrawledPage, nodes: readonly SchemaNode[]): string[] {
  const hrefs = new Set(page.links.map(({ href }) => href));
  return nodes.flatMap(({ email, telephone }) => [
    ...(telephone === undefined || hrefs.has(`tel:${telephone}`)
      ? []
      : [`le téléphone ${telephone} des données structurées n’a pas de lien sur la page`]),
    ...(email === undefined || [...hrefs].some((href) => href.startsWith(`mailto:${email}`))
      ? []
      : [`l’adresse ${email} des données structurées n’a pas de lien sur la page`]),
  ]);
}

/** Facts of the structured data that the page does not show, or shows otherwise. */
export function listUnshownFacts(page: CrawledPage): string[] {
  const nodes = listNodes(page);
  return [
    ...listBreadcrumbFaults(page, nodes),
    ...listFaqFaults(page, nodes),
    ...listPriceFaults(page, nodes),
    ...listHoursFaults(page, nodes),
    ...listArticleFaults(page, nodes),
    ...listContactFaults(page, nodes),
  ];
}
