import { z } from "zod";
import {
  euros,
  httpsUrl,
  isoDate,
  markdown,
  prose,
  question,
  seo,
  slug,
} from "#content/schema/primitives";

const categoryId = z.enum(["energetique", "securite", "sante", "metrage", "travaux"], {
  error:
    "choisissez une des catégories de content/categories.ts : energetique, securite, sante, metrage ou travaux.",
});

/** Catalogue price, VAT included: « à partir de », or on quote when none can be stated. */
const price = z.discriminatedUnion(
  "kind",
  [
    z.strictObject({ kind: z.literal("from"), amount: euros, condition: prose(80).optional() }),
    z.strictObject({ kind: z.literal("quote") }),
  ],
  { error: 'écrivez { kind: "from", amount: 80 } ou { kind: "quote" }.' },
);

const section = z.strictObject({ title: prose(90), body: markdown });

const legalReference = z.strictObject({
  label: prose(160),
  url: httpsUrl.optional(),
});

/** One diagnostic of the catalogue: its facts, its place in the house, and its whole page. */
export const serviceSchema = z.strictObject({
  slug,
  /** Order among the services of its category, from 1. */
  position: z.int().positive(),
  category: categoryId,
  /** Full name: « Diagnostic de performance énergétique (DPE) ». */
  title: prose(70),
  /** Name in lists and in the house: « DPE ». */
  shortTitle: prose(30),
  /** Heading of the page, written as people search: « DPE en Normandie : … ». */
  heading: prose(80),
  seo,
  /**
   * The lead of the page, 60 words at most: what it is, who must have it, how long it holds or what
   * it costs. Cards cut it at 120 characters, on a word.
   */
  description: prose(340),
  price,
  /** Time on site, in words. */
  duration: prose(60),
  /** How long the report holds, in words. */
  validity: prose(160),
  /** When the law requires it, in words; absent when it is never mandatory. */
  mandatory: prose(200).optional(),
  /** Where it happens in the sectioned house; x and y in percent of the drawing. */
  house: z.strictObject({
    place: prose(60),
    checks: prose(160),
    x: z.number().min(0).max(100),
    y: z.number().min(0).max(100),
  }),
  /** Its entry on /services; absent for the services that only the catalogue lists. */
  servicesPage: z
    .strictObject({
      position: z.int().positive(),
      subtitle: prose(80),
      included: z
        .array(prose(90))
        .min(
          3,
          "écrivez au moins trois prestations incluses : la carte montre les trois premières.",
        )
        .max(7),
    })
    .optional(),
  /** Shows the scale of the DPE, A to G, on the page. */
  showsDpeScale: z.boolean().optional(),
  what: section,
  who: section,
  when: section,
  visit: section,
  report: section,
  priceDetails: section,
  /** What changes in the law this year. */
  news: section,
  faq: z
    .array(question)
    .min(3, "écrivez de trois à cinq questions.")
    .max(5, "écrivez de trois à cinq questions."),
  legalReferences: z.array(legalReference).min(1, "citez au moins un texte de loi."),
  verifiedOn: isoDate,
  /**
   * Services that go with this one, and why, in a sentence that both pages can show: each pair is
   * written once, in the file of either.
   */
  related: z.array(z.strictObject({ service: slug, reason: prose(120) })).default([]),
});

export type Service = z.infer<typeof serviceSchema>;
export type ServiceSource = z.input<typeof serviceSchema>;
export type Price = z.infer<typeof price>;
export type CategoryId = z.infer<typeof categoryId>;

export const categorySchema = z.strictObject({
  id: categoryId,
  name: prose(30),
  /** A colour of the design system; each has a badge text of 4.5:1 contrast at least. */
  colour: z.enum(["green", "red", "orange", "blue", "purple", "grey"]),
  /** One sentence above the category's services on the home page. */
  intro: prose(160),
});

export type Category = z.infer<typeof categorySchema>;
export type CategorySource = z.input<typeof categorySchema>;

export const packSchema = z.strictObject({
  id: z.enum(["vente", "location"]),
  title: prose(60),
  audience: prose(160),
  price: euros,
  /** Sum of the diagnostics ordered one by one. */
  insteadOf: euros,
  services: z.array(slug).min(2),
  conditions: prose(240),
});

export type Pack = z.infer<typeof packSchema>;
export type PackSource = z.input<typeof packSchema>;

export const serviceListSchema = z.array(slug).min(1);
export type ServiceListSource = z.input<typeof serviceListSchema>;

/** Prices of the simulator's estimate, VAT included. */
export const estimatorSchema = z.strictObject({
  /** Travel and file, once. */
  base: euros,
  /** By slug of the service. */
  diagnostics: z.record(slug, euros),
  /** Slugs counted only when they are due for certain or asked for. */
  optional: z.array(slug),
  /** Each step adds up: « over » in m². */
  surfaces: z.array(z.strictObject({ over: z.number().positive(), adds: euros })),
  annexes: euros,
});

export type Estimator = z.infer<typeof estimatorSchema>;
export type EstimatorSource = z.input<typeof estimatorSchema>;
