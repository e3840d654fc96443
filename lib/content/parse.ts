import { z } from "zod";
import {
  businessSchema,
  certificationSchema,
  legalPageSchema,
  navigationSchema,
  reviewRulesSchema,
  reviewSchema,
  statisticSchema,
  teamMemberSchema,
} from "#content/schema/business";
import { dpeScaleSchema } from "#content/schema/dpe-scale";
import {
  aboutSchema,
  blogSchema,
  contactPageSchema,
  crawlersSchema,
  homeSchema,
  networkPageSchema,
  notFoundSchema,
  offlineSchema,
  quotePageSchema,
  servicesPageSchema,
  simulatorPageSchema,
  zonesPageSchema,
} from "#content/schema/pages";
import {
  categorySchema,
  estimatorSchema,
  packSchema,
  serviceListSchema,
  serviceSchema,
} from "#content/schema/service";
import { citySchema, departmentSchema, partnerSchema } from "#content/schema/territory";
import { findContentFaults } from "#lib/content/rules";
import { typesetAll } from "#lib/typography";

/** One file of content/ each. */
export const FILE_SCHEMAS = {
  about: aboutSchema,
  blog: blogSchema,
  "city-diagnostics": serviceListSchema,
  contact: contactPageSchema,
  "dpe-scale": dpeScaleSchema,
  network: networkPageSchema,
  quote: quotePageSchema,
  zones: zonesPageSchema,
  business: businessSchema,
  categories: z.array(categorySchema).min(1),
  certifications: z.array(certificationSchema),
  crawlers: crawlersSchema,
  estimator: estimatorSchema,
  home: homeSchema,
  navigation: navigationSchema,
  "not-found": notFoundSchema,
  offline: offlineSchema,
  packs: z.array(packSchema),
  "review-rules": reviewRulesSchema,
  reviews: z.array(reviewSchema),
  "services-page": servicesPageSchema,
  simulator: simulatorPageSchema,
  statistics: z.array(statisticSchema),
  team: z.array(teamMemberSchema),
} as const;

/** One folder of content/ each: a file per entry, named by its slug. */
export const FOLDER_SCHEMAS = {
  cities: citySchema,
  departments: departmentSchema,
  partners: partnerSchema,
  legal: legalPageSchema,
  services: serviceSchema,
} as const;

type Files = { [Name in keyof typeof FILE_SCHEMAS]: z.infer<(typeof FILE_SCHEMAS)[Name]> };
type Folders = { [Name in keyof typeof FOLDER_SCHEMAS]: z.infer<(typeof FOLDER_SCHEMAS)[Name]>[] };
export type Content = Files & Folders;

/** Default exports of content/'s files by path: `{ "content/services/dpe.ts": {…} }`. */
export type ContentFiles = Readonly<Record<string, unknown>>;

/** A mistake in content/, in words for the person who edits it. */
export type ContentFault = { file: string; field: string; message: string };

export class ContentError extends Error {
  override name = "ContentError";
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    super(faults.map(describeFault).join("\n"));
    this.faults = faults;
  }
}

function describeFault({ file, field, message }: ContentFault): string {
  return field === "" ? `${file} : ${message}` : `${file}, champ « ${field} » : ${message}`;
}

const frenchErrors: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "unrecognized_keys") {
    return `champ inconnu (${issue.keys.join(", ")}) : corrigez son nom ou supprimez-le.`;
  }
  return z.locales.fr().localeError(issue);
};

function parseFile<T>(
  file: string,
  schema: z.ZodType<T>,
  source: unknown,
  faults: ContentFault[],
): T | undefined {
  const result = schema.safeParse(source, { error: frenchErrors, reportInput: true });
  if (result.success) return typesetAll(result.data);
  for (const issue of result.error.issues) {
    const isMissing = issue.path.length > 0 && issue.input === undefined && "input" in issue;
    faults.push({
      file,
      field: issue.path.join("."),
      message: isMissing ? `ce champ manque : ${issue.message}` : issue.message,
    });
  }
  return undefined;
}

/**
 * Parses and cross-checks all of content/.
 * @throws ContentError naming every file and field at fault, and what to write.
 */
export function parseContent(files: ContentFiles): Content {
  const faults: ContentFault[] = [];
  const content: Record<string, unknown> = {};
  const known = new Set<string>();

  for (const [name, schema] of Object.entries(FILE_SCHEMAS)) {
    const file = `content/${name}.ts`;
    known.add(file);
    if (file in files) content[name] = parseFile<unknown>(file, schema, files[file], faults);
    else if (!schema.safeParse(undefined).success)
      faults.push({ file, field: "", message: "ce fichier manque : remettez-le." });
  }

  for (const [folder, schema] of Object.entries(FOLDER_SCHEMAS)) {
    const entries: { slug: string; position: number }[] = [];
    for (const [file, source] of Object.entries(files)) {
      const name = file.match(new RegExp(`^content/${folder}/([^/]+)\\.ts$`))?.[1];
      if (name === undefined) continue;
      known.add(file);
      const entry = parseFile<{ slug: string; position: number }>(file, schema, source, faults);
      if (entry === undefined) continue;
      if (entry.slug !== name) {
        faults.push({
          file,
          field: "slug",
          message: `écrivez « ${name} », comme le nom du fichier, ou renommez le fichier « ${entry.slug}.ts ».`,
        });
      }
      entries.push(entry);
    }
    content[folder] = entries.sort(
      (a, b) => a.position - b.position || a.slug.localeCompare(b.slug),
    );
  }

  for (const file of Object.keys(files)) {
    if (!known.has(file)) {
      faults.push({ file, field: "", message: "fichier inattendu : rien sur le site ne le lit." });
    }
  }

  // Cross-checks read a complete content: they wait until every file parses by itself.
  if (faults.length === 0) faults.push(...findContentFaults(content as Content));
  if (faults.length > 0) throw new ContentError(faults);
  return content as Content;
}
