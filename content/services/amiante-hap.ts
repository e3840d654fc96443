import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "amiante-hap",
  position: 2,
  category: "travaux",
  title: "Repérage amiante et HAP des enrobés",
  shortTitle: "Amiante et HAP",
  heading: "Amiante et HAP : analyser l’enrobé d’une cour ou d’un parking",
  seo: {
    title: "Amiante et HAP dans les enrobés : repérage et devis",
    description:
      "Cour, allée, parking, voirie privée : carottage et analyse de l’amiante et des HAP de l’enrobé avant travaux. Qui commande, quel rapport, devis gratuit.",
  },
  description:
    "Le repérage des enrobés cherche l’amiante et les HAP d’une cour, d’un parking ou d’une voie privée, par carottage. Celui qui commande les travaux le fait faire avant de raboter, scier ou casser un enrobé inconnu : pour l’amiante, le Code du travail l’impose. Les résultats valent tant que l’enrobé prélevé reste en place.",
  price: { kind: "quote" },
  duration: "Une demi-journée pour une cour ou un petit parking",
  validity:
    "Pas de durée fixe : les résultats valent pour l’enrobé prélevé, tant qu’il reste en place",
  mandatory:
    "Recherche d’amiante avant des travaux qui peuvent y exposer des travailleurs (Code du travail, article R4412-97)",
  house: {
    place: "Devant le portail, sur l’allée",
    checks: "Une carotte d’enrobé, couche par couche : amiante d’un côté, HAP de l’autre.",
    x: 94.0,
    y: 83.3,
  },
  what: {
    title: "Deux dangers dans la même couche noire",
    body: `L’amiante a servi à renforcer certains enrobés. La scie ou la raboteuse peut en libérer les fibres.

Les HAP viennent surtout du goudron de houille, le liant d’avant le bitume. Ils se dégagent à la chaleur, et leur teneur décide du sort des déblais. L’œil ne distingue pas un enrobé sain d’un autre.`,
  },
  who: {
    title: "Syndics, lotissements, entreprises, et parfois une allée",
    body: `La recherche revient à celui qui commande le chantier ou possède le sol : copropriété qui refait son parking, association syndicale d’un lotissement, commune, exploitant d’un hangar. Un particulier qui confie sa vieille allée goudronnée à un terrassier est dans le même cas.

Une cour de gravier n’a rien à carotter.`,
  },
  when: {
    title: "Quand le tracé est connu, avant le terrassier",
    body: `Faites-le une fois l’emprise arrêtée : surface, profondeur, tranchées. Les résultats partent avec la consultation des entreprises.

Si des documents fiables renseignent déjà l’enrobé prévu au chantier, une nouvelle recherche peut être inutile. Montrez-les-nous d’abord.`,
  },
  visit: {
    title: "Une carotteuse, de l’eau, un trou rebouché",
    body: `L’opérateur lit la chaussée avant de la percer : reprises, tranchées, changements de teinte. Chaque zone différente a ses carottes, prélevées à l’eau pour retenir la poussière. Les trous sont rebouchés le jour même.

Il nous faut un plan, le passage des réseaux enterrés et des places vides : faites déplacer les voitures.`,
  },
  report: {
    title: "Un plan, des couches, une filière",
    body: `Le rapport situe les carottes et décrit leurs couches. Il dit où l’amiante est présent et donne la teneur en HAP. Il vous parvient 24 à 48 h après les analyses.

Au-delà de **50 mg/kg** de HAP, le déblai n’entre en principe pas dans une installation de stockage de déchets inertes (arrêté du 12 décembre 2014). Le terrassier prévoit alors une autre destination, et un autre prix.`,
  },
  priceDetails: {
    title: "Sur devis, selon les carottes",
    body: `L’étendue et les reprises d’enrobé fixent le nombre de carottes, donc d’analyses. Une photo aérienne et les dates des travaux passés suffisent pour un premier chiffre, gratuit. Une voie ouverte à la circulation ajoute sa signalisation.`,
  },
  news: {
    title: "2026, l’année du texte sur la voirie",
    body: `L’arrêté du 4 juin 2024 règle le repérage de l’amiante dans les ouvrages de génie civil, les infrastructures de transport et les réseaux divers. Il a fixé son entrée en vigueur au **1er juillet 2026** et rend obligatoire la norme NF X46-102. Les HAP n’y figurent pas : ils relèvent de la prévention du risque chimique.`,
  },
  faq: [
    {
      question: "L’amiante et les HAP se cherchent-ils sur la même carotte ?",
      answer: `Oui, le plus souvent. On la partage couche par couche et chaque analyse suit sa méthode.`,
    },
    {
      question: "Que faire si la carotte contient de l’amiante ?",
      answer: `Rien, tant que l’enrobé reste en place et que personne ne l’attaque. Si le chantier se fait, l’entreprise applique les règles de l’amiante du Code du travail. On peut aussi revoir le projet pour toucher moins de surface.`,
    },
    {
      question: "Le repérage avant travaux de la maison couvre-t-il la cour ?",
      answer: `Non. Le [repérage du bâtiment](/services/amiante-travaux) suit un autre arrêté et une autre norme. Si vous refaites la toiture et l’allée, demandez les deux sur un seul devis.`,
    },
  ],
  legalReferences: [
    { label: "Code du travail, articles L4412-2 et R4412-97" },
    { label: "Code du travail, article R4412-5 (évaluation du risque chimique)" },
    { label: "Arrêté du 4 juin 2024 (repérage avant travaux, génie civil et infrastructures)" },
    { label: "Arrêté du 12 décembre 2014 (stockage de déchets inertes)" },
  ],
  verifiedOn: "2026-11-15",
  related: [
    {
      service: "amiante",
      reason:
        "Le diagnostic de vente porte sur le bâtiment ; un enrobé demande ses propres prélèvements.",
    },
  ],
} satisfies ServiceSource;
