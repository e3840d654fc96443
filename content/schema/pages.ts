import { z } from "zod";
import { isoDate, prose, seo, slug } from "#content/schema/primitives";

const heading = z.strictObject({ title: prose(80), intro: prose(320) });

export const homeSchema = z.strictObject({
  seo,
  badge: prose(60),
  /** The main heading; the part between the two is set in the action colour. */
  title: z.strictObject({ start: prose(40), emphasis: prose(40), end: prose(40) }),
  lead: prose(240),
  sellingPoints: z.array(prose(60)).length(4, "écrivez exactement quatre arguments."),
  quote: heading,
  services: heading,
  about: heading,
  insuranceNote: prose(320),
  reviews: heading,
  zone: heading,
  contact: heading,
  updatedOn: isoDate,
});

export type HomeContent = z.infer<typeof homeSchema>;
export type HomeContentSource = z.input<typeof homeSchema>;

export const servicesPageSchema = z.strictObject({
  seo,
  title: prose(80),
  lead: prose(320),
  packs: heading,
  updatedOn: isoDate,
});

export type ServicesPageContent = z.infer<typeof servicesPageSchema>;
export type ServicesPageContentSource = z.input<typeof servicesPageSchema>;

export const notFoundSchema = z.strictObject({
  badge: prose(40),
  title: prose(60),
  text: prose(240),
});

export type NotFoundContent = z.infer<typeof notFoundSchema>;
export type NotFoundContentSource = z.input<typeof notFoundSchema>;

export const offlineSchema = z.strictObject({
  /** Whether browsers keep the pages already read. */
  enabled: z.boolean(),
  badge: prose(40),
  title: prose(60),
  text: prose(240),
  keptTitle: prose(60),
});

export type OfflineContent = z.infer<typeof offlineSchema>;
export type OfflineContentSource = z.input<typeof offlineSchema>;

const crawlerFamily = z.strictObject({
  allowed: z.boolean(),
  agents: z.array(z.string().regex(/^[\w-]+$/, "écrivez le nom du robot, par exemple « GPTBot ».")),
});

export const crawlersSchema = z.strictObject({
  aiSearch: crawlerFamily,
  aiTraining: crawlerFamily,
});

export type CrawlersSource = z.input<typeof crawlersSchema>;

const figure = z.strictObject({ value: prose(12), label: prose(60) });
const titledText = z.strictObject({ title: prose(60), text: prose(320) });
const plainPage = { seo, title: prose(80), lead: prose(320), updatedOn: isoDate };

export const aboutSchema = z.strictObject({
  ...plainPage,
  figures: z.array(figure).length(4, "écrivez exactement quatre chiffres."),
  story: heading,
  timeline: z
    .array(z.strictObject({ date: prose(30), title: prose(60), text: prose(320) }))
    .length(3, "écrivez exactement trois étapes."),
  valuesTitle: prose(80),
  values: z.array(titledText).length(4, "écrivez exactement quatre valeurs."),
  mission: titledText,
  team: heading,
  commitmentsTitle: prose(80),
  commitments: z.array(titledText).length(3, "écrivez exactement trois engagements."),
  zone: heading,
});

export type AboutContent = z.infer<typeof aboutSchema>;
export type AboutContentSource = z.input<typeof aboutSchema>;

export const contactPageSchema = z.strictObject({
  ...plainPage,
  form: heading,
  urgent: titledText,
  appointments: heading,
  departments: heading,
});

export type ContactContent = z.infer<typeof contactPageSchema>;
export type ContactContentSource = z.input<typeof contactPageSchema>;

export const quotePageSchema = z.strictObject({
  ...plainPage,
  form: heading,
  /** What to have at hand before asking. */
  prepareTitle: prose(80),
  prepare: z.array(titledText).min(3).max(5),
  /** What happens after. */
  stepsTitle: prose(80),
  steps: z.array(titledText).length(3, "écrivez exactement trois étapes."),
});

export type QuoteContent = z.infer<typeof quotePageSchema>;
export type QuoteContentSource = z.input<typeof quotePageSchema>;

export const zonesPageSchema = z.strictObject({
  ...plainPage,
  cities: heading,
  departments: heading,
  communes: heading,
  callToAction: heading,
});

export type ZonesContent = z.infer<typeof zonesPageSchema>;
export type ZonesContentSource = z.input<typeof zonesPageSchema>;

export const networkPageSchema = z.strictObject({
  ...plainPage,
  counters: z.array(figure).length(4, "écrivez exactement quatre compteurs."),
  benefitsTitle: prose(80),
  benefits: z.array(titledText).length(4, "écrivez exactement quatre avantages."),
  performance: z.strictObject({
    title: prose(80),
    intro: prose(320),
    figures: z.array(figure).min(3).max(4),
  }),
  partners: heading,
  services: heading,
  offers: z
    .array(
      z.strictObject({
        service: slug,
        title: prose(30),
        description: prose(200),
        /** Euros; absent: the service is included in the licence. */
        price: z.number().positive().optional(),
      }),
    )
    .length(6, "écrivez exactement six services."),
  join: heading,
});

export type NetworkContent = z.infer<typeof networkPageSchema>;
export type NetworkContentSource = z.input<typeof networkPageSchema>;

/** The simulator's words; its rules stand in lib/diagnostics/law.ts, its prices in content/estimator.ts. */
export const simulatorPageSchema = z.strictObject({
  ...plainPage,
  /** What stands in the result's place before the first answer. */
  emptyResult: heading,
  /** What the estimate does not hold. */
  estimateLimits: prose(400),
  prepareTitle: prose(80),
  /** What to have ready for the visit; `for` names the diagnostics it helps, none: always. */
  prepare: z
    .array(z.strictObject({ text: prose(200), for: z.array(slug).optional() }))
    .min(3, "écrivez au moins trois choses à préparer."),
  stepsTitle: prose(80),
  steps: z.array(titledText).length(3, "écrivez exactement trois étapes."),
});

export type SimulatorContent = z.infer<typeof simulatorPageSchema>;
export type SimulatorContentSource = z.input<typeof simulatorPageSchema>;

export const blogSchema = z.strictObject({
  ...plainPage,
  /** The call beside the list and under an article. */
  quote: heading,
  newsletter: z.strictObject({
    title: prose(80),
    intro: prose(320),
    consent: prose(240),
    consentVersion: prose(20),
  }),
  /** What feed readers show. */
  feed: z.strictObject({ title: prose(80), description: prose(200) }),
});

export type BlogContent = z.infer<typeof blogSchema>;
export type BlogSource = z.input<typeof blogSchema>;
