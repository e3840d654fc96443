import { Parser } from "htmlparser2";
import type { Answer, Sent } from "#scripts/fuzz/exchange";
import { MARK } from "#scripts/fuzz/hostile";
import { ROOT } from "#scripts/project";

const SLOW_MS = 2_000;

/** Traces and paths of the server, and what its database says. */
const LEAKS: readonly RegExp[] = [
  /\bat .{0,200}?\(?(?:file:\/\/)?\/[^\s)]*:\d+:\d+/,
  /node_modules/,
  new RegExp(ROOT.replaceAll(".", "\\.")),
  /\.next\/server/,
  /root:x:0:/,
  /syntax error at or near|invalid input syntax|PGRST\d/,
];

/** Elements, handlers and addresses in a document that a request of the run brought there. */
function listReflected(text: string, xmlMode: boolean): string[] {
  const found: string[] = [];
  let open = "";
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        open = tag;
        if (tag.includes(MARK)) found.push(`<${tag}>`);
        for (const [name, value] of Object.entries(attributes)) {
          const isScript = /^on|^srcdoc$/.test(name) && value.includes(MARK);
          const isAddress =
            /^(href|src|action|formaction|xlink:href|data)$/.test(name) &&
            /^[\s\p{Cc}]*(javascript|data|vbscript)\s*:/iu.test(value) &&
            value.includes(MARK);
          if (name.includes(MARK) || isScript || isAddress)
            found.push(`<${tag} ${name}="${value.slice(0, 80)}">`);
        }
      },
      ontext: (value) => {
        if (open === "script" && value.trimStart().startsWith(MARK)) found.push("<script>");
      },
    },
    { xmlMode, recognizeSelfClosing: true },
  );
  parser.end(text);
  return found;
}

const getHeader = ({ headers }: Answer, name: string) =>
  headers.find(([key]) => key === name)?.[1] ?? "";

/** What is wrong with an answer, as sentences; none: it is as it should be. */
export function listFaults(sent: Sent, answer: Answer): string[] {
  const { body, headers, ms, status } = answer;
  const faults: string[] = [];
  if (ms > SLOW_MS) faults.push(`${Math.round(ms)} ms`);
  // A connection that ends without a word answers what is no request, or a body that is too long.
  if (status === null && !["brutes", "corps"].includes(sent.kind)) faults.push("aucune réponse");
  if (status !== null && status >= 500 && !(status === 501 || status === 505))
    faults.push(`réponse ${status}`);
  if (
    headers.some(
      ([name, value]) =>
        name.includes(MARK) ||
        name === "x-fuzzmark" ||
        (name === "set-cookie" && value.includes(MARK)),
    )
  )
    faults.push("en-tête injecté");
  const location = getHeader(answer, "location");
  if (location !== "" && URL.parse(location, "http://localhost")?.hostname !== "localhost")
    faults.push(`renvoi vers ${location.slice(0, 200)}`);
  for (const leak of LEAKS) {
    const match = body.match(leak);
    if (match !== null) faults.push(`fuite : ${match[0].slice(0, 200)}`);
  }
  const type = getHeader(answer, "content-type");
  if (body.includes(MARK) && /html|xml/.test(type)) {
    const reflected = listReflected(body, !type.includes("html"));
    if (reflected.length > 0) faults.push(`balises renvoyées : ${reflected.slice(0, 3).join(" ")}`);
  }
  return faults;
}
