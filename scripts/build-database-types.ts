/**
 * Writes lib/supabase/database.types.ts from the migrations, in the shape of `supabase gen types`:
 * `node scripts/build-database-types.ts`. Run it after a new migration; a test compares.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type EmbeddedSupabase, startEmbeddedSupabase } from "#scripts/embedded-supabase/server";

export const TYPES_FILE = path.resolve(import.meta.dirname, "../lib/supabase/database.types.ts");

const TYPES: Readonly<Record<string, string>> = {
  boolean: "boolean",
  integer: "number",
  jsonb: "Json",
  text: "string",
  "timestamp with time zone": "string",
  uuid: "string",
};

type Column = {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
};

type Parameter = { name: string; type: string; hasDefault: boolean };
type DatabaseFunction = { name: string; parameters: Parameter[]; returns: string };

const COLUMNS = `
  select relname as table, attname as name, format_type(atttypid, null) as type,
    not attnotnull as "isNullable", atthasdef and attgenerated = '' as "hasDefault",
    attgenerated <> '' as "isGenerated"
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and attnum > 0 and not attisdropped
  order by relname, attname`;

const FUNCTIONS = `
  select proname as name, format_type(prorettype, null) as returns, coalesce((
    select jsonb_agg(jsonb_build_object(
      'name', proargnames[position],
      'type', format_type(proargtypes[position - 1], null),
      'hasDefault', position > pronargs - pronargdefaults
    ) order by proargnames[position])
    from generate_series(1, pronargs) position
  ), '[]') as parameters
  from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
  order by proname`;

function toTypeScript(type: string): string {
  const known = TYPES[type];
  if (known === undefined)
    throw new Error(`scripts/build-database-types.ts does not know the type « ${type} ».`);
  return known;
}

function toTable(columns: readonly Column[]): string[] {
  const typeOf = ({ type, isNullable }: Column) =>
    `${toTypeScript(type)}${isNullable ? " | null" : ""}`;
  const written = (column: Column, isOptional: boolean) =>
    column.isGenerated
      ? `${column.name}?: never`
      : `${column.name}${isOptional ? "?" : ""}: ${typeOf(column)}`;
  const block = (name: string, lines: readonly string[]) => [
    `        ${name}: {`,
    ...lines.map((line) => `          ${line};`),
    "        };",
  ];
  return [
    ...block(
      "Row",
      columns.map((column) => `${column.name}: ${typeOf(column)}`),
    ),
    ...block(
      "Insert",
      columns.map((column) => written(column, column.isNullable || column.hasDefault)),
    ),
    ...block(
      "Update",
      columns.map((column) => written(column, true)),
    ),
    "        Relationships: [];",
  ];
}

function toFunction({ parameters, returns }: DatabaseFunction): string {
  const list = parameters.map(
    ({ name, type, hasDefault }) => `${name}${hasDefault ? "?" : ""}: ${toTypeScript(type)}`,
  );
  const args = list.length === 0 ? "never" : `{ ${list.join("; ")} }`;
  return `{ Args: ${args}; Returns: ${toTypeScript(returns)} }`;
}

/** The file's text, from a database that has every migration. */
export async function buildDatabaseTypes({ sql }: Pick<EmbeddedSupabase, "sql">): Promise<string> {
  const tables = Map.groupBy(await sql<Column>(COLUMNS), ({ table }) => table);
  const functions = await sql<DatabaseFunction>(FUNCTIONS);
  return `${[
    "// Written by scripts/build-database-types.ts.",
    "",
    "type Json =",
    "  | string",
    "  | number",
    "  | boolean",
    "  | null",
    "  | { [key: string]: Json | undefined }",
    "  | Json[];",
    "",
    "export type Database = {",
    "  public: {",
    "    Tables: {",
    ...[...tables].flatMap(([name, columns]) => [
      `      ${name}: {`,
      ...toTable(columns),
      "      };",
    ]),
    "    };",
    "    Views: { [_ in never]: never };",
    "    Functions: {",
    ...functions.map((entry) => `      ${entry.name}: ${toFunction(entry)};`),
    "    };",
    "    Enums: { [_ in never]: never };",
    "    CompositeTypes: { [_ in never]: never };",
    "  };",
    "};",
  ].join("\n")}\n`;
}

if (import.meta.main) {
  const backend = await startEmbeddedSupabase({ dir: null, port: 0, log: () => {} });
  try {
    await writeFile(TYPES_FILE, await buildDatabaseTypes(backend));
  } finally {
    await backend.stop();
  }
}
