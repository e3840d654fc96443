import { z } from "zod";
import { weekHours } from "#content/schema/business";
import {
  email,
  isoDate,
  markdown,
  phone,
  placeholder,
  prose,
  question,
  seo,
  slug,
} from "#content/schema/primitives";

const departmentNumber = z.enum(["14", "27", "50", "61", "72", "76", "78"], {
  error: "écrivez un des départements couverts : 14, 27, 50, 61, 72, 76 ou 78.",
});

const inseeCode = z
  .string()
  .regex(/^\d[\dAB]\d{3}$/, "écrivez le code INSEE de la commune, cinq caractères (« 76540 »).");

const interventionTime = z.enum(["24h", "24h-48h", "48h"], {
  error: "écrivez « 24h », « 24h-48h » ou « 48h ».",
});

const testimonial = z.strictObject({
  name: prose(60),
  location: prose(60),
  /** ISO date of publication (Code de la consommation D111-17). */
  publishedOn: isoDate,
  rating: z.int().min(1).max(5),
  text: prose(500),
  /** Invented to show the page; take this line out of a real testimonial. */
  sample: placeholder(z.literal(true).optional(), (value) => value === true),
});

/** A local fact that the project's own records do not hold, with where it comes from. */
const source = z.strictObject({ fact: prose(200), source: prose(240) });

/**
 * A city with its own page. Name, postcodes and population come from the official list of
 * communes, by the INSEE code: they are never typed here.
 */
export const citySchema = z.strictObject({
  /** The page's address is /diagnostic-immobilier-{slug}. */
  slug,
  /** Order in lists, from 1. */
  position: z.int().positive(),
  insee: inseeCode,
  /** Degrees, WGS 84: where the map shows the city. */
  coordinates: z.strictObject({
    latitude: z.number().min(41).max(52),
    longitude: z.number().min(-6).max(10),
  }),
  department: departmentNumber,
  /** On the zones page's list of main cities. */
  isMainCity: z.boolean(),
  seo,
  seoKeywords: z.array(prose(60)).min(3).max(8),
  heroTitle: prose(80),
  heroSubtitle: prose(240),
  /** One or two sentences, for cards. */
  description: prose(240),
  specialties: z.array(prose(60)).min(3).max(5),
  interventionTime,
  /** How the city was built, and what that means for lead, asbestos, wood, wiring. */
  history: markdown,
  /** Districts, each with what a diagnostician meets there. */
  districts: z
    .array(z.strictObject({ name: prose(60), text: prose(420) }))
    .min(3, "décrivez au moins trois quartiers."),
  heritage: z.array(prose(160)).min(3).max(6),
  keyFacts: z.array(prose(160)).min(3).max(6),
  economy: markdown,
  realEstateMarket: z.strictObject({
    /** Euros per m², indicative; null when the business states none. */
    averagePrice: z.number().positive().nullable(),
    marketTrend: prose(240),
    demand: prose(240),
    interventionTime,
  }),
  localAdvantages: z
    .array(
      z.strictObject({
        title: prose(60),
        description: prose(240),
        icon: z.enum(["clock", "map", "home", "shield", "file", "euro"]),
      }),
    )
    .min(3)
    .max(4),
  specificServices: z
    .array(
      z.strictObject({
        /** A service of the catalogue. */
        service: slug,
        title: prose(70),
        description: prose(320),
        /** Why it matters in this city; the service's page says it beside the city's name. */
        relevance: prose(160),
      }),
    )
    .min(3)
    .max(5),
  /** Other services that this city has a reason for, said the same way. */
  otherServices: z.array(z.strictObject({ service: slug, relevance: prose(160) })).default([]),
  localInfo: z.strictObject({
    marketInsight: markdown,
    regulatoryInfo: markdown,
    localPartnerships: markdown,
  }),
  /** What stands for trust on this page. */
  proof: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("reviews") }),
    z.strictObject({
      kind: z.literal("testimonials"),
      testimonials: z.array(testimonial).length(3, "écrivez exactement trois témoignages."),
    }),
    z.strictObject({
      kind: z.literal("reasons"),
      reasons: z
        .array(z.strictObject({ title: prose(60), text: prose(240) }))
        .length(4, "écrivez exactement quatre raisons."),
    }),
  ]),
  /** Where the hero's buttons lead, and whether the quote form stands in the page. */
  layout: z.strictObject({
    heroButtons: z.enum(["booking-and-call", "quote-and-contact"]),
    embedsQuoteForm: z.boolean(),
  }),
  /** Hours of this city alone, where they differ from those of the business. */
  hours: weekHours.optional(),
  faq: z.array(question).min(5, "écrivez au moins cinq questions.").max(7),
  sources: z.array(source),
  verifiedOn: isoDate,
});

export type City = z.infer<typeof citySchema>;
export type CitySource = z.input<typeof citySchema>;
export type Testimonial = z.infer<typeof testimonial>;

export const departmentSchema = z.strictObject({
  /** File name and anchor: « seine-maritime ». */
  slug,
  position: z.int().positive(),
  number: departmentNumber,
  name: prose(40),
  description: prose(320),
  /** Towns served; lists show the first eight. */
  cities: z.array(prose(60)).min(8, "citez au moins huit communes."),
  characteristics: z.array(prose(120)).min(3).max(5),
  coverage: prose(60),
  delay: prose(30),
  /** On the about page's list of five. */
  onAboutPage: z.boolean(),
});

export type Department = z.infer<typeof departmentSchema>;
export type DepartmentSource = z.input<typeof departmentSchema>;

const labelledValue = z.strictObject({ value: prose(20), label: prose(60) });

/** An independent diagnostician of the network, with a page of their own. */
export const partnerSchema = z.strictObject({
  /** The page's address; begins with the partner's full name: « prenom-nom-gaillon ». */
  slug,
  position: z.int().positive(),
  name: prose(60),
  sector: prose(60),
  /** Town and department: « Gaillon (Eure) ». */
  location: prose(80),
  department: departmentNumber,
  phone,
  email,
  joinedDate: prose(30),
  experience: prose(60),
  rating: z.number().min(1).max(5),
  /** Towns served; cards show the first four. */
  zones: z.array(prose(60)).min(4),
  quote: prose(240),
  /** The two figures of the card. */
  stats: z.array(labelledValue).length(2, "écrivez exactement deux chiffres."),
  /** Whose quote form the page embeds; « none » shows the call and e-mail buttons. */
  quoteForm: z.enum(["gaillon", "vexin", "none"]),
  page: z.strictObject({
    seo,
    heroTitle: prose(80),
    heroSubtitle: prose(240),
    presentation: markdown,
    stats: z.array(labelledValue).min(3).max(4),
    services: z
      .array(
        z.strictObject({
          service: slug,
          description: prose(200),
          /** The partner's own price; the catalogue's otherwise. */
          price: z.number().positive().optional(),
        }),
      )
      .min(4),
    certifications: z.array(prose(60)).optional(),
    marketFacts: z.array(z.strictObject({ title: prose(60), text: prose(320) })).optional(),
    communeGroups: z
      .array(z.strictObject({ title: prose(60), communes: z.array(prose(60)).min(1) }))
      .optional(),
    radiusKm: z.int().positive().optional(),
    hours: weekHours.optional(),
    faq: z.array(question).optional(),
    /** An empty list keeps its heading and says that nothing is published yet. */
    testimonials: z.array(testimonial),
  }),
  updatedOn: isoDate,
});

export type Partner = z.infer<typeof partnerSchema>;
export type PartnerSource = z.input<typeof partnerSchema>;
