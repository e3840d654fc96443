import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";
import { buildPolicy, listTagScriptHosts } from "#lib/security/content-security-policy";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** JSON-LD and the like: data, which no policy stops. */
const isData = (type = "") => /^application\/(ld\+)?json$/.test(type);

/** The policy of a page that many visitors are given: what its HTML holds runs, by its hash. */
export function buildHashedPolicy(html: string): string {
  const scripts = new Set<string>();
  const styleAttributes = new Set<string>();
  for (const element of DomUtils.findAll(() => true, parseDocument(html).children)) {
    const { attribs, name } = element;
    if (attribs.style) styleAttributes.add(hash(attribs.style));
    if (name !== "script" || "src" in attribs || isData(attribs.type)) continue;
    scripts.add(hash(DomUtils.textContent(element)));
  }
  return buildPolicy({
    scripts: ["'self'", ...scripts, ...listTagScriptHosts()],
    styleAttributes: [...styleAttributes],
  });
}
