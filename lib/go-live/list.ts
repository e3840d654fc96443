import { z } from "zod";
import { placeholders } from "#content/schema/primitives";
import { type Content, FILE_SCHEMAS, FOLDER_SCHEMAS } from "#lib/content/parse";
import { isLoopbackHost, type ParsedEnv } from "#lib/env";
import type { FormFault } from "#lib/go-live/quote-forms";
import type { FirstAdmin } from "#lib/supabase/first-admin";

/** A value shipped with the site that the owner has to replace. */
type Placeholder = {
  /** « content/business.ts ». */
  file: string;
  /** Its path in the file: « testimonials.0.sample ». */
  field: string;
};

/** What is left before going live; sentences are French and end with a full stop. */
export type GoLiveList = {
  placeholders: Placeholder[];
  settings: string[];
  administration: string[];
};

/** Fields of a value that still hold what the site was shipped with, by their path. */
function listPlaceholderFields(schema: z.core.$ZodType, value: unknown, path = ""): string[] {
  const isPlaceholder = placeholders.get(schema)?.isPlaceholder;
  if (isPlaceholder) return isPlaceholder(value) ? [path] : [];
  const join = (key: string | number) => (path === "" ? String(key) : `${path}.${key}`);
  if (schema instanceof z.ZodObject && typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([key, entry]) => {
      const field: z.core.$ZodType | undefined = schema.shape[key];
      return field === undefined ? [] : listPlaceholderFields(field, entry, join(key));
    });
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) =>
      listPlaceholderFields(schema.element, entry, join(index)),
    );
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return value === undefined || value === null
      ? []
      : listPlaceholderFields(schema.unwrap(), value, path);
  }
  if (schema instanceof z.ZodDiscriminatedUnion || schema instanceof z.ZodUnion) {
    const option = schema.options.find((candidate) => z.safeParse(candidate, value).success);
    return option === undefined ? [] : listPlaceholderFields(option, value, path);
  }
  return [];
}

function listPlaceholders(content: Content): Placeholder[] {
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
    listPlaceholderFields(schema, value).map((field) => ({ file, field })),
  );
}

const isElsewhere = (address: string | undefined) =>
  address !== undefined && !isLoopbackHost(new URL(address).hostname);

/** One sentence per setting that is wrong, or without which the public site is incomplete. */
function listSettingFaults(environment: ParsedEnv): string[] {
  if ("faults" in environment) return environment.faults.map((fault) => `${fault}.`);
  const { values } = environment;
  const required: [name: string, isSet: boolean, why: string][] = [
    [
      "NEXT_PUBLIC_SITE_URL",
      isElsewhere(values.NEXT_PUBLIC_SITE_URL),
      "l’adresse publique du site, en https",
    ],
    [
      "NEXT_PUBLIC_SUPABASE_URL",
      isElsewhere(values.NEXT_PUBLIC_SUPABASE_URL),
      "un projet Supabase hébergé, car le backend embarqué ne sert qu’au développement",
    ],
    ["QUOTE_FORM_URL", values.QUOTE_FORM_URL !== undefined, "le formulaire de devis"],
    ["QUOTE_BOOKING_URL", values.QUOTE_BOOKING_URL !== undefined, "la page de réservation"],
    ["BLOG_FEED_URL", values.BLOG_FEED_URL !== undefined, "le flux d’actualités du blog"],
    [
      "NEXT_PUBLIC_GTM_ID",
      values.NEXT_PUBLIC_GTM_ID !== "G-XXXXXXXXXX",
      "l’identifiant de mesure d’audience",
    ],
    [
      "TRUSTED_PROXY",
      values.TRUSTED_PROXY !== undefined,
      "le nombre de relais devant le site (1 derrière un seul), sans quoi les limites par adresse ne s’appliquent pas",
    ],
  ];
  const missing = required
    .filter(([, isSet]) => !isSet)
    .map(([name, , why]) => `${name} n’est pas configuré : ${why}.`);
  const { QUOTE_FORM_URL, QUOTE_FORM_URL_GAILLON, QUOTE_FORM_URL_VEXIN } = values;
  const hasForm = [QUOTE_FORM_URL, QUOTE_FORM_URL_GAILLON, QUOTE_FORM_URL_VEXIN].some(Boolean);
  return values.QUOTE_FORM_TRACKER_FREE && !hasForm
    ? [
        ...missing,
        "QUOTE_FORM_TRACKER_FREE vaut « 1 » alors qu’aucun formulaire de devis n’est configuré : retirez-le, ou réglez QUOTE_FORM_URL.",
      ]
    : missing;
}

/** Without an administrator nor an address kept for the first, the first stranger owns the site. */
function listAdministrationFaults(firstAdmin: FirstAdmin): string[] {
  switch (firstAdmin.state) {
    case "settled":
      return [];
    case "open":
      return [
        "Le site n’a pas d’administrateur, ni d’adresse réservée au premier : le premier inconnu qui s’inscrit le deviendrait. Réservez votre adresse dans la base (colonne first_admin_email de private.settings), ou inscrivez-vous et ouvrez /admin le premier.",
      ];
    case "unconfigured":
      return [
        "Le premier administrateur n’a pas pu être vérifié : NEXT_PUBLIC_SUPABASE_URL et NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ne sont pas configurés.",
      ];
    case "unknown":
      return [
        `Le premier administrateur n’a pas pu être vérifié : le backend ne répond pas comme attendu (${firstAdmin.reason}). Vérifiez son adresse, sa clé et ses migrations.`,
      ];
  }
}

type GoLiveFacts = {
  content: Content;
  /** Parsed as in production. */
  environment: ParsedEnv;
  firstAdmin: FirstAdmin;
  formFaults: FormFault[];
};

/** What is still a placeholder, not configured or contradicted. */
export function buildGoLiveList({
  content,
  environment,
  firstAdmin,
  formFaults,
}: GoLiveFacts): GoLiveList {
  return {
    placeholders: listPlaceholders(content),
    settings: [
      ...listSettingFaults(environment),
      ...formFaults.map(({ name, reason }) => `${name} : le formulaire ${reason}.`),
    ],
    administration: listAdministrationFaults(firstAdmin),
  };
}
