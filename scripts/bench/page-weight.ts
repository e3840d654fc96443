import { gzipSync } from "node:zlib";

/** Bytes of one page, each file compressed by gzip at its default level, as the server sends it. */
export type PageWeight = {
  html: number;
  /** Scripts that a modern browser loads with the page; inline ones count in `html`. */
  javaScript: number;
  css: number;
  cssFiles: number;
};

const attribute = (tag: string, name: string) =>
  tag.match(new RegExp(`\\s${name}="([^"]*)"`, "i"))?.[1];

const listTags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, "gi"))].map(([tag]) => tag);

/** Addresses of the scripts of a page, without those that only old browsers load. */
function listScripts(html: string): string[] {
  const scripts = listTags(html, "script")
    .filter((tag) => !/\snomodule\b/i.test(tag))
    .map((tag) => attribute(tag, "src"));
  const preloads = listTags(html, "link")
    .filter(
      (tag) =>
        attribute(tag, "rel") === "modulepreload" ||
        (attribute(tag, "rel") === "preload" && attribute(tag, "as") === "script"),
    )
    .map((tag) => attribute(tag, "href"));
  return [...new Set([...scripts, ...preloads].filter((address) => address !== undefined))];
}

function listStylesheets(html: string): string[] {
  const addresses = listTags(html, "link")
    .filter((tag) => attribute(tag, "rel") === "stylesheet")
    .map((tag) => attribute(tag, "href"));
  return [...new Set(addresses.filter((address) => address !== undefined))];
}

const gzipSize = (body: string | Uint8Array) => gzipSync(body).length;

/** @throws when a page or one of its files does not answer 200. */
export async function weighPage(origin: string, path: string): Promise<PageWeight> {
  const load = async (address: string) => {
    const response = await fetch(new URL(address.replaceAll("&amp;", "&"), origin));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  };
  const weigh = async (addresses: readonly string[]) => {
    const sizes = await Promise.all(
      addresses.map(async (address) => gzipSize(await load(address))),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const html = new TextDecoder().decode(await load(path));
  const stylesheets = listStylesheets(html);
  return {
    html: gzipSize(html),
    javaScript: await weigh(listScripts(html)),
    css: await weigh(stylesheets),
    cssFiles: stylesheets.length,
  };
}
