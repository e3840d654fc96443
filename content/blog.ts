import type { BlogSource } from "#content/schema/pages";

export default {
  seo: {
    title: "Blog : diagnostics immobiliers, conseils et actualités",
    description:
      "DPE, amiante, plomb, gaz, électricité, termites : des réponses de terrain, la loi citée, pour vendre ou louer en Normandie et dans les Yvelines.",
  },
  title: "Le carnet du diagnostiqueur immobilier",
  lead: "Ce que la loi demande, ce que nous voyons sur place, et ce que vous pouvez préparer. Chaque article cite ses textes.",
  quote: {
    title: "Une vente ou une location en vue ?",
    intro: "Décrivez le bien, recevez un prix ferme sous 2 h. C’est gratuit et sans engagement.",
  },
  newsletter: {
    title: "Un article par mois, par e-mail",
    intro:
      "Les changements de règles et nos conseils, une fois par mois. Pas de publicité, pas de revente d’adresse.",
    consent:
      "J’accepte de recevoir la lettre de Colombage Diagnostics et de pouvoir m’en désinscrire à tout moment.",
    /** Raise it when the sentence of consent changes: it is stored as proof. */
    consentVersion: "2026-11",
  },
  feed: {
    title: "Colombage Diagnostics, le blog",
    description: "Diagnostics immobiliers en Normandie et dans les Yvelines.",
  },
  updatedOn: "2026-11-21",
} satisfies BlogSource;
