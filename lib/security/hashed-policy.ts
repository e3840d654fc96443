import { createHash } from "node:crypto";
import { parseDocument } from "htmlparser2";
import { buildPolicy, listTagScriptHosts } from "#lib/security/content-security-policy";

type HtmlNode = ReturnType<typeof parseDocument>["children"][number];

function* walk(nodes: readonly HtmlNode[]): Generator<Extract<HtmlNode, { attribs: object }>> {
  for (const node of nodes) {
    if (!("attribs" in node)) continue;
    yield node;
    yield* walk(node.children);
  }
}

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** JSON-LD and the like: data, which no policy stops. */
const isData = (type = "") => /^application\/(ld\+)?json$/.test(type);

/** The policy of a page that many visitors are given: what its HTML holds runs, by its hash. */
export function buildHashedPolicy(html: string): string {
  const scripts = new Set<string>();
  const styleAttributes = new Set<string>();
  for (const { attribs, children, name } of walk(parseDocument(html).children)) {
    if (attribs.style) styleAttributes.add(hash(attribs.style));
    if (name !== "script" || "src" in attribs || isData(attribs.type)) continue;
    scripts.add(hash(children.map((child) => ("data" in child ? child.data : "")).join("")));
  }
  return buildPolicy({
    scripts: ["'self'", ...scripts, ...listTagScriptHosts()],
    styleAttributes: [...styleAttributes],
  });
}
