import { z } from "zod";
import {
  type GoogleRule,
  googleRules,
  REFUSED_PROPERTIES,
  REFUSED_TYPES,
} from "#tests/crawl/google-rules";
import type { CrawledPage } from "#tests/crawl/page";

/** An object of a JSON-LD document. */
export type SchemaNode = Readonly<Record<string, unknown>>;

const nodeSchema = z.record(z.string(), z.unknown());
const documentSchema = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(nodeSchema).min(1),
});

const ZONED_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Nodes of the page's one graph, or none when it has no such graph. */
export function readGraph({ jsonLd }: CrawledPage): SchemaNode[] {
  const document = documentSchema.safeParse(readJson(jsonLd[0] ?? ""));
  return document.success ? document.data["@graph"] : [];
}

/** The values of a property, which schema.org lets be one or several. */
export const listValues = (node: SchemaNode, property: string): unknown[] =>
  [node[property] ?? []].flat();

export function listNested(value: unknown): SchemaNode[] {
  if (Array.isArray(value)) return value.flatMap(listNested);
  const node = nodeSchema.safeParse(value);
  return node.success ? [node.data, ...Object.values(node.data).flatMap(listNested)] : [];
}

/** Every object of the graph, at any depth. */
export const listNodes = (page: CrawledPage): SchemaNode[] => listNested(readGraph(page));

export const isOfType = (node: SchemaNode, type: string) =>
  listValues(node, "@type").includes(type);

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && !value.length);

/** Follows a path of properties through every value, and references within the page. */
function readPath(node: SchemaNode, path: string, graph: readonly SchemaNode[]): unknown[] {
  return path.split(".").reduce<unknown[]>(
    (values, property) =>
      values.flatMap((value) => {
        const [holder] = listNested(value);
        if (holder === undefined) return [undefined];
        const found =
          Object.keys(holder).join() === "@id"
            ? graph.find((other) => other["@id"] === holder["@id"])
            : holder;
        const inner = found === undefined ? [] : listValues(found, property);
        return inner.length === 0 ? [undefined] : inner;
      }),
    [node],
  );
}

function listMissing(node: SchemaNode, rule: GoogleRule, graph: readonly SchemaNode[]): string[] {
  return rule.required
    .filter((path) => readPath(node, path, graph).some(isEmpty))
    .map((path) => `${node["@type"]} sans ${path}, que demande ${rule.source}`);
}

function listBreadcrumbFaults(list: SchemaNode): string[] {
  const items = listValues(list, "itemListElement").flatMap((item) => listNested(item).slice(0, 1));
  const faults = items.length < 2 ? ["un fil d’Ariane de moins de deux pas"] : [];
  for (const [index, item] of items.entries()) {
    if (item.position !== index + 1) {
      faults.push(`position ${item.position} au lieu de ${index + 1} dans le fil d’Ariane`);
    }
    if (index < items.length - 1 && isEmpty(item.item)) {
      faults.push(`le pas « ${item.name} » du fil d’Ariane est sans adresse (item)`);
    }
  }
  return faults;
}

function listOfferFaults(offer: SchemaNode): string[] {
  return listValues(offer, "priceSpecification")
    .flatMap((value) => listNested(value).slice(0, 1))
    .flatMap(({ minPrice, price = minPrice, priceCurrency }) => [
      ...(typeof price === "number"
        ? []
        : [`le prix ${JSON.stringify(price)} n’est pas un nombre`]),
      ...(priceCurrency === "EUR" ? [] : [`la monnaie ${priceCurrency} n’est pas EUR`]),
    ]);
}

function listNodeFaults(node: SchemaNode, graph: readonly SchemaNode[]): string[] {
  const types = listValues(node, "@type");
  const faults = googleRules
    .filter((rule) => rule.types.some((type) => types.includes(type)))
    .flatMap((rule) => listMissing(node, rule, graph));
  for (const type of REFUSED_TYPES.filter((type) => types.includes(type))) {
    faults.push(`${type} : Google refuse d’une entreprise les avis sur elle-même`);
  }
  for (const property of REFUSED_PROPERTIES.filter((property) => property in node)) {
    faults.push(`${property} : Google refuse d’une entreprise les avis sur elle-même`);
  }
  if (types.includes("BreadcrumbList")) faults.push(...listBreadcrumbFaults(node));
  if (types.includes("Offer")) faults.push(...listOfferFaults(node));
  if (types.includes("BlogPosting")) {
    for (const property of ["datePublished", "dateModified"]) {
      const [date] = listValues(node, property);
      if (date !== undefined && !ZONED_DATE.test(String(date))) {
        faults.push(`${property} « ${date} » est sans heure ou sans fuseau`);
      }
    }
  }
  return faults;
}

/** Faults of a page's one graph, its vocabulary aside; `origin` is that of canonical addresses. */
export function listGraphFaults(page: CrawledPage, origin: string): string[] {
  if (page.jsonLd.length !== 1) return [`${page.jsonLd.length} scripts JSON-LD au lieu d’un`];
  const graph = readGraph(page);
  if (graph.length === 0) return ["le JSON-LD n’est pas un @graph de https://schema.org"];
  const faults = graph
    .filter((node) => typeof node["@type"] !== "string")
    .map((node) => `un nœud sans @type : ${JSON.stringify(node).slice(0, 80)}`);
  const ids = graph.flatMap((node) => listValues(node, "@id"));
  const businessId = new URL("/#business", origin).href;
  if (!ids.includes(businessId)) faults.push(`l’entreprise, ${businessId}, manque au graphe`);
  for (const id of ids.filter((id, index) => ids.indexOf(id) !== index)) {
    faults.push(`deux nœuds ont l’@id ${id}`);
  }
  return [...faults, ...listNested(graph).flatMap((node) => listNodeFaults(node, graph))];
}
