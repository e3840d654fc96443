import { z } from "zod";
import {
  email,
  euros,
  httpsUrl,
  isoDate,
  markdown,
  phone,
  placeholder,
  prose,
  seo,
  shipped,
  slug,
} from "#content/schema/primitives";

const DAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "écrivez une heure sous la forme « 09:00 ».");

/** `null` means closed that day. */
const dayHours = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, "l’heure d’ouverture précède celle de fermeture.")
  .nullable();

export const weekHours = z.strictObject({
  monday: dayHours,
  tuesday: dayHours,
  wednesday: dayHours,
  thursday: dayHours,
  friday: dayHours,
  saturday: dayHours,
  sunday: dayHours,
});

export type WeekHours = z.infer<typeof weekHours>;
export type Day = (typeof DAYS)[number];
export { DAYS };

const postalAddress = z.strictObject({
  street: prose(80),
  postalCode: z.string().regex(/^\d{5}$/, "écrivez les cinq chiffres du code postal."),
  city: prose(60),
});

export const businessSchema = z.strictObject({
  name: placeholder(prose(60), shipped("Colombage Diagnostics")),
  legalName: placeholder(prose(80), shipped("Colombage Diagnostics SARL")),
  legalForm: placeholder(prose(80), shipped("Société à responsabilité limitée (SARL)")),
  capital: placeholder(euros, shipped(10_000)),
  rcs: placeholder(prose(60), shipped("Rouen 000 000 000")),
  vatNumber: placeholder(prose(20), shipped("FR00000000000")),
  address: placeholder(postalAddress, (value) =>
    JSON.stringify(value).includes("12 rue des Pans-de-Bois"),
  ),
  phone,
  mobile: phone,
  email,
  publicationDirector: placeholder(prose(60), shipped("Camille Auvray")),
  host: placeholder(
    z.strictObject({ name: prose(80), address: prose(160), phone: prose(30) }),
    (value) => JSON.stringify(value).includes("Hébergeur à préciser"),
  ),
  insurance: placeholder(
    z.strictObject({
      insurer: prose(80),
      contract: prose(60),
      /** The law asks for these floors (CCH R271-2). */
      coveragePerClaim: euros,
      coveragePerYear: euros,
    }),
    (value) => JSON.stringify(value).includes("Assureur à préciser"),
  ),
  mediator: placeholder(
    z.strictObject({ name: prose(80), address: prose(160), website: z.url() }),
    (value) => JSON.stringify(value).includes("Médiateur à préciser"),
  ),
  dataProtectionEmail: email,
  /** Zone in words, for tiles and structured data. */
  zone: prose(120),
  /** The zone in seven words at most, for tight places. */
  shortZone: prose(60),
  mapsUrl: placeholder(httpsUrl, (value) => String(value).includes("example")),
  rating: z.number().min(1).max(5),
  reviewCount: z.int().nonnegative(),
  attributes: z.array(prose(80)).min(1),
  /** Hours differ by place, on purpose: each place states its own. */
  hours: z.strictObject({
    /** Footer and phone line. */
    phoneLine: weekHours,
    /** Contact section of the home page. */
    office: weekHours,
    /** Appointments, on the contact page. */
    appointments: weekHours,
  }),
  delays: z.strictObject({
    /** « 24 à 48 h » between the request and the visit. */
    standard: prose(40),
    urgent: prose(80),
    quoteReply: prose(40),
    quoteDuration: prose(40),
    homeEmailReply: prose(40),
    contactEmailReply: prose(40),
    report: prose(40),
  }),
});

export type Business = z.infer<typeof businessSchema>;
export type BusinessSource = z.input<typeof businessSchema>;

export const teamMemberSchema = z.strictObject({
  name: placeholder(
    prose(60),
    shipped("Camille Auvray", "Hugo Lefranc", "Inès Delamare", "Maxence Duval", "Solène Quibel"),
  ),
  role: prose(60),
  icon: z.enum(["compass", "flame", "leaf", "ruler", "phone"]),
  bio: prose(240),
});

export type TeamMember = z.infer<typeof teamMemberSchema>;
export type TeamMemberSource = z.input<typeof teamMemberSchema>;

export const statisticSchema = z.strictObject({ value: prose(12), label: prose(60) });
export type Statistic = z.infer<typeof statisticSchema>;
export type StatisticSource = z.input<typeof statisticSchema>;

export const certificationSchema = z.strictObject({
  title: prose(80),
  detail: prose(200),
});
export type Certification = z.infer<typeof certificationSchema>;
export type CertificationSource = z.input<typeof certificationSchema>;

export const reviewSchema = z.strictObject({
  id: slug,
  author: prose(60),
  rating: z.int().min(1).max(5),
  /** Relative wording shown to visitors: « il y a 2 mois ». */
  date: prose(30),
  /** Exact publication date (Code de la consommation D111-17). */
  publishedOn: isoDate,
  text: prose(600),
  /** Month of the visit: « Septembre 2026 ». */
  visitedIn: prose(30),
  /** Badge of the reviewer: « Avis de démonstration », « Local Guide »… */
  verified: prose(40),
  /** Address of the published review; a sample has none. */
  source: placeholder(httpsUrl.nullable(), (value) => value === null),
});

export type Review = z.infer<typeof reviewSchema>;
export type ReviewSource = z.input<typeof reviewSchema>;

/** What the Code de la consommation (D111-16 to D111-19) asks to say beside reviews. */
export const reviewRulesSchema = z.strictObject({
  summary: prose(240),
  /** The legal page that holds the whole rules. */
  link: z.strictObject({ label: prose(80), page: slug }),
});

export type ReviewRules = z.infer<typeof reviewRulesSchema>;
export type ReviewRulesSource = z.input<typeof reviewRulesSchema>;

export const legalPageSchema = z.strictObject({
  slug,
  /** Order in the footer, from 1. */
  position: z.int().positive(),
  label: prose(40),
  title: prose(80),
  seo,
  intro: prose(400),
  sections: z
    .array(z.strictObject({ id: slug, title: prose(90), body: markdown }))
    .min(3, "écrivez au moins trois sections."),
  updatedOn: isoDate,
});

export type LegalPage = z.infer<typeof legalPageSchema>;
export type LegalPageSource = z.input<typeof legalPageSchema>;

/** A target that begins with « / » is a page of the site; any other is a CSS selector. */
const navigationTarget = z
  .string()
  .regex(/^(\/|#|\.)\S*$/, "écrivez une page (« /services ») ou un repère (« #contact »).");

const navigationLink = z.strictObject({ label: prose(30), target: navigationTarget });

export const navigationSchema = z.strictObject({
  main: z.array(
    z.union([
      navigationLink,
      z.strictObject({ label: prose(30), links: z.array(navigationLink).min(1) }),
    ]),
  ),
});

export type Navigation = z.infer<typeof navigationSchema>;
export type NavigationSource = z.input<typeof navigationSchema>;
