import type { QuoteContentSource } from "#content/schema/pages";

export default {
  seo: {
    title: "Devis de diagnostic immobilier en ligne, gratuit",
    description:
      "Demandez votre devis en 3 minutes, recevez-le sous 2 h, et la visite sous 24 à 48 h. Les renseignements à réunir, les étapes, sans engagement.",
  },
  title: "Devis de diagnostic immobilier en ligne, en 3 minutes",
  lead: "Décrivez le bien, nous vous envoyons un prix TTC sous 2 h. C’est gratuit et cela ne vous engage pas. La visite suit sous 24 à 48 h, ou en moins de 24 h si vous êtes pressé et qu’une place est libre.",
  form: {
    title: "Décrivez le bien à diagnostiquer",
    intro:
      "Une réponse approximative vaut mieux qu’une case vide : nous vérifions avec vous avant de chiffrer. Indiquez la date de signature si vous la connaissez.",
  },
  prepareTitle: "Ce qu’il vaut mieux avoir sous la main",
  prepare: [
    {
      title: "L’adresse complète",
      text: "Elle situe le logement dans les zones de risques, et l’étage permet de le retrouver dans la copropriété.",
    },
    {
      title: "La date du permis, ou à défaut l’âge de la maison",
      text: "Deux dates comptent : le 1er janvier 1949 pour le plomb, le 1er juillet 1997 pour l’amiante. L’acte d’achat ou la mairie les donnent souvent.",
    },
    {
      title: "La surface et les dépendances",
      text: "Celle du titre ou de la taxe foncière suffit. Pensez au garage, à la cave et au cabanon, qui font aussi partie de la visite.",
    },
    {
      title: "L’âge du gaz et de l’électricité",
      text: "Passé quinze ans, l’installation doit être contrôlée. Une attestation Consuel ou une facture de chaudière aide à la dater.",
    },
    {
      title: "Les rapports que vous avez déjà",
      text: "Certains restent valables des années. Envoyez-les : on ne refait que ce qui doit l’être.",
    },
  ],
  stepsTitle: "De votre demande à notre venue",
  steps: [
    {
      title: "3 minutes de votre côté",
      text: "Vous remplissez la demande, sur un téléphone si vous voulez, et vous dites comment vous joindre.",
    },
    {
      title: "2 heures du nôtre",
      text: "Le devis part par e-mail, avec la raison d’être de chaque diagnostic. Il reste valable 30 jours.",
    },
    {
      title: "Un jour ou deux jusqu’à la visite",
      text: "Vous acceptez, nous convenons d’une heure. Les rapports vous parviennent 24 à 48 h après notre passage.",
    },
  ],
  updatedOn: "2026-11-15",
} satisfies QuoteContentSource;
