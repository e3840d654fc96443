import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "amiante",
  position: 1,
  category: "sante",
  title: "Diagnostic amiante",
  shortTitle: "Amiante",
  heading: "Diagnostic amiante : vendre un logement d’avant juillet 1997",
  seo: {
    title: "Diagnostic amiante avant vente : prix, validité, DAPP",
    description:
      "Permis de construire d’avant le 1er juillet 1997 : repérage amiante à la vente, DAPP pour un appartement loué. Validité, visite et prix à partir de 80 €.",
  },
  description:
    "Le diagnostic amiante est obligatoire pour vendre un logement dont le permis date d’avant le 1er juillet 1997, maison ou appartement. À la location, seul un appartement d’immeuble collectif exige un dossier (DAPP). Sans amiante, le repérage fait depuis le 1er avril 2013 vaut sans limite ; avec amiante, un contrôle périodique suit.",
  price: { kind: "from", amount: 80, condition: "hors prélèvements" },
  duration: "1 à 2 heures selon la surface et les annexes",
  validity:
    "Illimitée sans amiante, si le repérage date du 1er avril 2013 ou après ; contrôle périodique selon les matériaux trouvés",
  mandatory:
    "À la vente, si le permis de construire a été délivré avant le 1er juillet 1997 ; dossier amiante (DAPP) pour un appartement loué",
  house: {
    place: "Sur le toit de l’appentis",
    checks:
      "Ardoises et plaques ondulées en fibrociment, conduits, dalles de sol et faux plafonds.",
    x: 73.7,
    y: 42.1,
  },
  servicesPage: {
    position: 3,
    subtitle: "Avant vente, et DAPP des appartements",
    included: [
      "Examen de toutes les pièces et dépendances",
      "Toiture, conduits, sols et plafonds accessibles",
      "État de conservation de chaque matériau",
      "Croquis de repérage",
      "Prélèvements décidés avec vous, analysés en laboratoire",
    ],
  },
  what: {
    title: "Ce que l’on cherche sans rien casser",
    body: `À la vente, le repérage couvre deux listes du Code de la santé publique. La liste A : flocages, calorifugeages, faux plafonds. La liste B, plus familière ici : ardoises et plaques en fibrociment, conduits, dalles de sol, panneaux de cloison.

Un matériau amianté intact n’interdit pas d’habiter ni de vendre. C’est son état qui commande la suite.`,
  },
  who: {
    title: "La date du permis décide, pas l’année des travaux",
    body: `Le vendeur fournit ce diagnostic. Une chaumière ancienne y passe aussi : son garage a pu être couvert en fibrociment dans les années 1970.

Le bailleur d’un appartement tient à jour un **dossier amiante – parties privatives** (DAPP), limité à la liste A. Le locataire peut le consulter.`,
  },
  when: {
    title: "Prêt pour la promesse de vente",
    body: `Le rapport s’annexe à la promesse ou, à défaut, à l’acte. S’il manque, vous ne pouvez pas vous exonérer de la garantie des vices cachés pour l’amiante (article L271-4 du Code de la construction et de l’habitation).

Sans amiante, un repérage fait depuis le 1er avril 2013 ne se périme pas. Plus ancien, il est à refaire.`,
  },
  visit: {
    title: "De la cave au faîtage, dépendances comprises",
    body: `Nous ouvrons trappes et placards, soulevons ce qui se soulève, regardons la chaufferie, l’appentis et le vieux clapier. Rassemblez permis, factures de toiture et anciens rapports : un document daté peut éviter un prélèvement.

S’il en faut un, vous donnez d’abord votre accord. L’échantillon part dans un laboratoire accrédité.`,
  },
  report: {
    title: "Un croquis, des états, une consigne par matériau",
    body: `Le rapport arrive 24 à 48 h après la visite, ou après les analyses s’il y en a. Chaque matériau y est situé, photographié et jugé : à laisser en place sous contrôle périodique, ou à traiter. Les pièces que nous n’avons pas pu voir y sont nommées.`,
  },
  priceDetails: {
    title: "À partir de 80 €, analyses en plus",
    body: `La surface et le nombre de dépendances font varier le devis, gratuit. Les prélèvements n’y entrent pas : leur nombre ne se connaît que sur place. Nous vous en donnons le prix avant d’en faire un.`,
  },
  news: {
    title: "Rien de neuf en 2026 pour une vente",
    body: `À notre connaissance, la dernière date à retenir reste le 1er avril 2013, qui a rendu caducs les repérages antérieurs. Si l’acheteur prévoit un chantier, ce rapport ne lui suffira pas : il lui faudra un [repérage avant travaux](/services/amiante-travaux).`,
  },
  faq: [
    {
      question: "On a trouvé de l’amiante : puis-je vendre ?",
      answer: `Oui. L’acheteur signe en connaissance de cause. Pour la liste A, le résultat peut imposer un contrôle dans les trois ans, une mesure d’empoussièrement ou des travaux. Pour la liste B, le rapport recommande la conduite à tenir.`,
    },
    {
      question: "Permis de 1996, maison achevée en 1998 : suis-je concerné ?",
      answer: `Oui. Seule compte la délivrance du permis. Si vous ne le retrouvez pas, demandez-le en mairie.`,
    },
    {
      question: "Je vends un appartement : qui s’occupe des parties communes ?",
      answer: `Le syndic. Demandez-lui la fiche récapitulative du dossier technique amiante. Nous examinons votre lot, cave et grenier compris.`,
    },
  ],
  legalReferences: [
    { label: "Code de la santé publique, article L1334-13" },
    { label: "Code de la santé publique, articles R1334-15, R1334-16 et R1334-27" },
    { label: "Code de la santé publique, article R1334-29-4 (DAPP)" },
    { label: "Code de la construction et de l’habitation, article L271-4" },
  ],
  verifiedOn: "2026-11-15",
  related: [
    {
      service: "plomb",
      reason: "Construit avant 1949, donc avant juillet 1997 : à la vente, les deux sont dus.",
    },
    {
      service: "amiante-travaux",
      reason:
        "Le diagnostic de vente ne démonte rien : un chantier demande un repérage plus poussé.",
    },
    {
      service: "loi-carrez",
      reason: "La cave d’un lot se visite pour l’amiante, mais ne compte pas dans la surface.",
    },
  ],
} satisfies ServiceSource;
