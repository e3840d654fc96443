import path from "node:path";
import ts from "typescript";
import { ROOT } from "#scripts/project";
import type { SchemaNode } from "#tests/crawl/structured-data";

const FILE = path.join(ROOT, "tests/crawl/graphs.generated.ts");

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ["lib.es5.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};

/** The file exists for the compiler only. */
function createProgram(source: string): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === FILE || fileExists(file);
  host.getSourceFile = (file, options, ...others) =>
    file === FILE
      ? ts.createSourceFile(file, source, options, true)
      : getSourceFile(file, options, ...others);
  return ts.createProgram([FILE], OPTIONS, host);
}

const UNKNOWN_PROPERTY = 2353;
const UNKNOWN_PROPERTY_LIKE_ANOTHER = 2561;

const readName = (name: ts.Node, file: ts.SourceFile) =>
  ts.isStringLiteral(name) ? name.text : name.getText(file);

/** Which node a fault stands in, and where in it: « offers.priceSpecification.minPrice ». */
function describePlace(file: ts.SourceFile, start: number): { index: number; place: string } {
  const names: string[] = [];
  const holds = (node: ts.Node) => node.pos <= start && start < node.end;
  let node: ts.Node | undefined = file.statements.find(holds);
  while (node !== undefined) {
    if (ts.isPropertyAssignment(node)) names.push(readName(node.name, file));
    node = ts.forEachChild(node, (child) => (holds(child) ? child : undefined));
  }
  // The first statement is the import.
  return { index: file.statements.findIndex(holds) - 1, place: names.join(".") };
}

/**
 * Types and properties that schema.org does not know, or does not allow there: each node is
 * compiled against the declarations that schema-dts derives from the vocabulary.
 * @param nodes nodes of @graph, the address of a page that holds each
 * @returns sentences, and how many different nodes were compiled
 */
export function checkVocabulary(nodes: readonly { address: string; node: SchemaNode }[]): {
  faults: string[];
  compiled: number;
} {
  const distinct = [...Map.groupBy(nodes, ({ node }) => JSON.stringify(node))];
  const source = [
    'import type { Thing } from "schema-dts";',
    ...distinct.map(([json], index) => `export const n${index}: Thing = ${json};`),
  ].join("\n");
  const program = createProgram(source);
  const file = program.getSourceFile(FILE);
  if (file === undefined) throw new Error(`${FILE} was not compiled.`);
  const broken = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  if (broken.length > 0)
    throw new Error(ts.formatDiagnostics(broken, ts.createCompilerHost(OPTIONS)));
  const faults = program.getSemanticDiagnostics(file).map(({ code, messageText, start = 0 }) => {
    const { index, place } = describePlace(file, start);
    const [json = "{}", holders = []] = distinct[index] ?? [];
    const message = ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 300);
    const reason = [UNKNOWN_PROPERTY, UNKNOWN_PROPERTY_LIKE_ANOTHER].includes(code)
      ? "propriété inconnue de schema.org à cet endroit"
      : `schema.org n’admet pas cette valeur ou ce type (${message})`;
    const type = JSON.parse(json)["@type"];
    return `${holders[0]?.address} : ${[type, place].filter(Boolean).join(".")} : ${reason}`;
  });
  return { faults, compiled: distinct.length };
}
