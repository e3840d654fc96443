import type { SimulatorContentSource } from "#content/schema/pages";

export default {
  seo: {
    title: "Quels diagnostics obligatoires ? Simulateur et prix",
    description:
      "Vente ou location : les diagnostics dus pour votre bien, ceux encore valables, le prix estimé et les dates à retenir. Une minute, sans laisser vos coordonnées.",
  },
  title: "Mon dossier de diagnostics",
  lead: "Décrivez le bien : nous disons ce qui est dû, ce qui vaut encore, à quel prix et avant quelle date. Répondez à ce que vous savez ; rien n’est enregistré, et nous ne demandons ni nom ni adresse.",
  emptyResult: {
    title: "Votre dossier s’écrit ici",
    intro:
      "Dites d’abord si vous vendez ou si vous louez. Chaque réponse précise ensuite la liste et le prix.",
  },
  estimateLimits:
    "Prix TTC estimé d’après vos réponses, pour une seule visite. Il ne compte ni les prélèvements d’amiante, ni ce qui est sur devis. Les tarifs « à partir de » de nos pages valent pour un diagnostic commandé seul. Le devis gratuit fixe le prix.",
  prepareTitle: "À préparer pour la visite",
  prepare: [
    { text: "Les clés de toutes les pièces, de la cave, du garage et des dépendances" },
    { text: "Un accès dégagé aux combles et au tableau électrique" },
    { text: "Les diagnostics précédents, même périmés" },
    {
      text: "Les factures d’isolation, de fenêtres et de chauffage : sans preuve, le DPE retient une valeur par défaut",
      for: ["dpe", "audit-energetique"],
    },
    {
      text: "La notice et l’attestation d’entretien de la chaudière, le gaz ouvert",
      for: ["gaz"],
    },
    {
      text: "L’attestation Consuel ou la facture de l’installation électrique, le courant mis",
      for: ["electricite"],
    },
    {
      text: "Le règlement de copropriété et l’état descriptif des lots",
      for: ["loi-carrez"],
    },
    {
      text: "Les fiches amiante et plomb des parties communes, à demander au syndic",
      for: ["amiante", "plomb"],
    },
    { text: "Les plinthes, planchers et bois de cave visibles", for: ["termites"] },
    {
      text: "Un rendez-vous avec le SPANC, à prendre dès maintenant : le délai dépend de la commune",
      for: ["assainissement"],
    },
  ],
  stepsTitle: "D’où viennent ces réponses",
  steps: [
    {
      title: "La loi, règle par règle",
      text: "Chaque ligne cite son texte et la date où nous l’avons relu. Quand une information manque, nous écrivons « à vérifier », et où demander.",
    },
    {
      title: "Des dates prudentes",
      text: "Un rapport de « moins de six mois » compte jusqu’à la veille du jour qui porte le même numéro, six mois plus tard. Le notaire peut être plus souple, pas moins.",
    },
    {
      title: "Vos réponses restent dans l’adresse",
      text: "Enregistrez la page ou envoyez-la à votre notaire : elle contient tout. Nous ne gardons rien et aucun service tiers ne reçoit vos réponses.",
    },
  ],
  updatedOn: "2026-11-21",
} satisfies SimulatorContentSource;
