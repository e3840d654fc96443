import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "plomb",
  position: 2,
  category: "sante",
  title: "Constat de risque d’exposition au plomb (CREP)",
  shortTitle: "Plomb",
  heading: "Diagnostic plomb (CREP) : le constat des logements d’avant 1949",
  seo: {
    title: "Diagnostic plomb (CREP) : prix, durée, obligation",
    description:
      "Votre logement date d’avant le 1er janvier 1949 : le CREP est dû pour vendre ou louer. Durée de validité, mesure sur place, suites d’un résultat positif, prix.",
  },
  description:
    "Le constat plomb (CREP) mesure le plomb des peintures, des volets aux plinthes. Il est obligatoire pour vendre ou louer un logement construit avant le 1er janvier 1949, maison ou appartement. Sans plomb au-dessus du seuil, il est valable sans limite ; avec plomb, 1 an pour une vente et 6 ans pour une location.",
  price: { kind: "from", amount: 90 },
  duration: "1 à 2 h selon le nombre de pièces",
  validity: "Illimitée sans plomb ; avec plomb, 1 an pour une vente et 6 ans pour une location",
  mandatory: "À la vente et à la location d’un logement construit avant le 1er janvier 1949.",
  house: {
    place: "Sur les fenêtres et les boiseries",
    checks:
      "Les couches de peinture des volets, portes, plinthes, rampes et murs, mesurées une à une.",
    x: 37.8,
    y: 44.4,
  },
  servicesPage: {
    position: 4,
    subtitle: "Les peintures des logements d’avant 1949",
    included: [
      "Mesure des peintures sans prélèvement",
      "Volets, fenêtres et boiseries compris",
      "Classement de chaque revêtement selon son état",
      "Notice d’information jointe en présence de plomb",
    ],
  },
  what: {
    title: "Les vieilles couches sous la peinture d’hier",
    body: `
La céruse, un pigment au plomb, a longtemps protégé fenêtres, volets et boiseries. Elle est souvent encore là, sous trois couches plus récentes. Tant qu’elle tient, elle ne gêne personne. Écaillée ou poncée, elle devient une poussière toxique, surtout pour les jeunes enfants, qui portent leurs doigts à la bouche.

Le constat cherche ces couches et décrit leur état. Il ne concerne pas les canalisations d’eau.
`,
  },
  who: {
    title: "La date de construction décide seule",
    body: `
Une maison à colombages de Rouen ou une villa balnéaire de 1900 sont concernées d’office. Au Havre et à Caen, où la reconstruction a duré jusque dans les années 1960, la date exacte de l’immeuble tranche.

Des peintures refaites ne dispensent pas du constat : l’ancienne peut être dessous. Pour les parties communes d’une copropriété, demandez le constat existant au syndic.
`,
  },
  when: {
    title: "Pour la promesse de vente, pour chaque bail",
    body: `
Le vendeur joint le CREP à la promesse. Positif et vieux de plus d’un an le jour de l’acte, il est à refaire.

Le bailleur l’annexe au bail et le paie, quoi que dise le contrat. Son absence peut engager sa responsabilité pénale (Code de la santé publique, L1334-7).
`,
  },
  visit: {
    title: "Un appareil posé sur le mur, aucune trace",
    body: `
L’appareil à fluorescence X lit le plomb à travers les couches, en quelques secondes par point. Chaque pièce est décomposée en éléments : mur, plinthe, porte, appui de fenêtre, rampe. Ouvrez volets et placards, dégagez les embrasures. Nous relevons aussi l’humidité et les dégradations du bâti qui font cloquer la peinture.
`,
  },
  report: {
    title: "De 0 à 3, un chiffre par revêtement",
    body: `
Remis sous 24 à 48 h après la visite, le constat range chaque élément :

| Classe | Ce que cela veut dire |
| --- | --- |
| 0 | moins de 1 mg/cm² : sous le seuil |
| 1 | plomb, non dégradé ou non visible |
| 2 | plomb, état d’usage |
| 3 | plomb, peinture dégradée |

En classe 3, le propriétaire prévient les occupants et les artisans, puis fait supprimer le risque. Aux classes 1 et 2, il entretient pour que rien ne s’écaille.
`,
  },
  priceDetails: {
    title: "90 € TTC pour commencer, puis selon les pièces",
    body: `
Le prix part de 90 €. Il suit le nombre d’éléments à mesurer : une maison de maître aux nombreuses fenêtres demande plus de temps qu’un studio. Devis gratuit, montant connu avant la visite.
`,
  },
  news: {
    title: "Une règle stable depuis des années",
    body: `
Nous n’avons relevé aucune modification du CREP en 2026. Sa méthode et son seuil viennent de l’arrêté du 19 août 2011 ; il s’impose aux locations depuis le 12 août 2008.
`,
  },
  faq: [
    {
      question: "Un résultat positif empêche-t-il de vendre ?",
      answer:
        "Non, la vente reste possible : l’acquéreur achète informé. Si des peintures sont dégradées, parlez des travaux avec lui avant la promesse.",
    },
    {
      question: "Faut-il poncer ou repeindre avant la visite ?",
      answer:
        "Surtout pas. Poncer à sec disperse le plomb dans la pièce, et une couche neuve ne cache pas l’ancienne à l’appareil.",
    },
    {
      question: "Mon ancien constat négatif est-il encore bon ?",
      answer:
        "Oui, un CREP sans plomb au-dessus du seuil se réutilise sans limite de temps, à la vente comme à la location.",
    },
    {
      question: "Puis-je louer avec du plomb en classe 3 ?",
      answer:
        "Faites d’abord les travaux. Louer sans les avoir faits peut engager votre responsabilité pénale (L1334-9).",
    },
  ],
  legalReferences: [
    { label: "Code de la santé publique, articles L1334-5 à L1334-7 (constat, vente, location)" },
    { label: "Code de la santé publique, article L1334-9 (information et travaux)" },
    { label: "Code de la construction et de l’habitation, articles L271-4 et L271-5" },
    { label: "Arrêté du 19 août 2011 relatif au constat de risque d’exposition au plomb" },
  ],
  verifiedOn: "2026-11-15",
} satisfies ServiceSource;
