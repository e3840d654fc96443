import { z } from "zod";

/**
 * Building blocks of the content schemas. Error sentences are French: their reader is the
 * person who edits content/, not a developer.
 */

/** Running text. Typed with ordinary spaces and apostrophes: the site sets the French ones. */
export const prose = (max = 2000) =>
  z
    .string({ error: "écrivez un texte entre guillemets." })
    .trim()
    .min(1, "écrivez un texte : ce champ ne peut pas rester vide.")
    .max(max, `raccourcissez ce texte à ${max} caractères au plus.`);

/** Markdown: paragraphs, lists, tables, **bold**, [links](/services/dpe). No HTML. */
export const markdown = z
  .string({ error: "écrivez un texte entre accents graves (`…`)." })
  .trim()
  .min(1, "écrivez un texte : ce champ ne peut pas rester vide.")
  .regex(/^[^<]*$/, "retirez le signe « < » : le texte s’écrit en Markdown, sans balise HTML.");

export const slug = z
  .string({ error: "écrivez une adresse courte, par exemple « loi-carrez »." })
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "n’utilisez que des minuscules sans accent, des chiffres et des tirets (« loi-carrez »).",
  );

export const isoDate = z.iso.date({
  error: "écrivez une date sous la forme AAAA-MM-JJ, par exemple « 2026-11-15 ».",
});

export const httpsUrl = z.url({
  protocol: /^https$/,
  error: "écrivez une adresse complète qui commence par https://.",
});

/** Titles and descriptions are cut by search engines beyond these lengths. */
export const seo = z.strictObject({
  title: prose(60),
  description: prose(160),
});

export const question = z.strictObject({
  question: prose(160).regex(/\?$/, "terminez la question par un point d’interrogation."),
  answer: markdown,
});

/** Euros, VAT included. */
export const euros = z
  .number({ error: "écrivez un nombre en euros, par exemple 80 ou 4.99." })
  .nonnegative("écrivez un prix positif.");

/**
 * Marks a field whose shipped value is fictitious; `isPlaceholder` tells whether a value
 * still is. `npm run golive` walks the schemas and lists what remains.
 */
export const placeholders = z.registry<{ isPlaceholder: (value: unknown) => boolean }>();

export function placeholder<T extends z.ZodType>(
  schema: T,
  isPlaceholder: (value: unknown) => boolean,
): T {
  // A clone: registering a shared primitive would mark every field that uses it.
  const own = schema.clone();
  placeholders.add(own, { isPlaceholder });
  return own as T;
}

/** Typeset text has no-break spaces where the file has ordinary ones. */
const withPlainSpaces = (text: string) => text.replace(/\s/g, " ");

/** A value shipped with the site that the owner has to replace. */
export const shipped =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(typeof value === "string" ? withPlainSpaces(value) : value);

/** French numbers reserved for fiction by the ARCEP: 02 61 91 xx xx and 06 39 98 xx xx. */
const FICTION_NUMBERS = /^(02 61 91|06 39 98) \d\d \d\d$/;

export const phone = placeholder(
  z
    .string({ error: "écrivez un numéro de téléphone, par exemple « 02 61 91 00 00 »." })
    .regex(
      /^0[1-9]( \d\d){4}$/,
      "écrivez dix chiffres groupés par deux, par exemple « 02 61 91 00 00 ».",
    ),
  (value) => FICTION_NUMBERS.test(withPlainSpaces(String(value))),
);

export const email = placeholder(
  z.email({ error: "écrivez une adresse e-mail complète, par exemple « contact@exemple.fr »." }),
  (value) => String(value).endsWith(".example"),
);
