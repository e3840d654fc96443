import { z } from "zod";
import { placeholders } from "#content/schema/primitives";
import { type Content, FILE_SCHEMAS, FOLDER_SCHEMAS } from "#lib/content/parse";
import { parseEnv } from "#lib/env";
import { loadContent } from "#scripts/load-content";

/** Fields of a value that still hold what the site was shipped with, by their path. */
export function listPlaceholders(schema: z.core.$ZodType, value: unknown, path = ""): string[] {
  const isPlaceholder = placeholders.get(schema)?.isPlaceholder;
  if (isPlaceholder) return isPlaceholder(value) ? [path] : [];
  const join = (key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, entry]) => {
      const field: z.core.$ZodType | undefined = schema.shape[key];
      return field === undefined ? [] : listPlaceholders(field, entry, join(key));
    });
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => listPlaceholders(schema.element, entry, join(index)));
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return value === undefined || value === null
      ? []
      : listPlaceholders(schema.unwrap(), value, path);
  }
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion) {
    const option = schema.options.find((candidate) => z.safeParse(candidate, value).success);
    return option === undefined ? [] : listPlaceholders(option, value, path);
  }
  return [];
}

/** One sentence per shipped value that the owner has to replace. */
export function listContentPlaceholders(content: Content): string[] {
  const files = Object.entries(FILE_SCHEMAS).map(
    ([name, schema]) =>
      [`content/${name}.ts`, schema, content[name as keyof typeof FILE_SCHEMAS]] as const,
  );
  const folders = Object.entries(FOLDER_SCHEMAS).flatMap(([folder, schema]) =>
    content[folder as keyof typeof FOLDER_SCHEMAS].map(
      (entry) => [`content/${folder}/${entry.slug}.ts`, schema, entry] as const,
    ),
  );
  return [...files, ...folders].flatMap(([file, schema, value]) =>
    listPlaceholders(schema, value).map(
      (field) => `${file}, champ « ${field} » : valeur d’exemple à remplacer.`,
    ),
  );
}

/** One sentence per setting without which the public site would be incomplete. */
export function listMissingSettings(
  source: Readonly<Record<string, string | undefined>>,
): string[] {
  const environment = parseEnv({ ...source, NODE_ENV: "production" });
  if ("faults" in environment) return environment.faults;
  const { values } = environment;
  const required: [name: string, isSet: boolean, why: string][] = [
    [
      "NEXT_PUBLIC_SITE_URL",
      values.NEXT_PUBLIC_SITE_URL?.startsWith("https://") ?? false,
      "l’adresse publique du site, en https",
    ],
    [
      "NEXT_PUBLIC_SUPABASE_URL",
      values.NEXT_PUBLIC_SUPABASE_URL !== undefined,
      "un projet Supabase hébergé : le backend embarqué ne sert qu’au développement",
    ],
    ["QUOTE_FORM_URL", values.QUOTE_FORM_URL !== undefined, "le formulaire de devis"],
    ["QUOTE_BOOKING_URL", values.QUOTE_BOOKING_URL !== undefined, "la page de réservation"],
    ["BLOG_FEED_URL", values.BLOG_FEED_URL !== undefined, "le flux d’actualités du blog"],
    [
      "NEXT_PUBLIC_GTM_ID",
      values.NEXT_PUBLIC_GTM_ID !== "G-XXXXXXXXXX",
      "l’identifiant de mesure d’audience",
    ],
  ];
  return required
    .filter(([, isSet]) => !isSet)
    .map(([name, , why]) => `${name} n’est pas configuré : ${why}.`);
}

if (import.meta.main) {
  const left = [
    ...listContentPlaceholders(await loadContent()),
    ...listMissingSettings(process.env),
  ];
  for (const sentence of left) console.log(`- ${sentence}`);
  console.log(
    left.length === 0 ? "Prêt à mettre en ligne." : `\n${left.length} point(s) à régler.`,
  );
  process.exitCode = left.length === 0 ? 0 : 1;
}
