import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "electricite",
  position: 2,
  category: "securite",
  title: "État de l’installation intérieure d’électricité",
  shortTitle: "Électricité",
  heading: "Diagnostic électricité : obligatoire au-delà de quinze ans",
  seo: {
    title: "Diagnostic électricité : prix, validité, obligation",
    description:
      "Installation de plus de 15 ans : diagnostic électrique dû pour vendre ou louer. Validité 3 ou 6 ans, points contrôlés, cas du Consuel, prix dès 80 €.",
  },
  description:
    "L’état de l’électricité contrôle la sécurité, du disjoncteur aux prises. Il est obligatoire pour vendre ou louer dès que l’installation a plus de 15 ans : c’est l’âge des fils et du tableau qui compte, pas celui des murs. Il est valable 3 ans pour une vente, 6 ans pour une location.",
  price: { kind: "from", amount: 80 },
  duration: "Environ 1 h",
  validity: "3 ans pour une vente, 6 ans pour une location",
  mandatory: "À la vente et à la location, si l’installation électrique a plus de 15 ans.",
  house: {
    place: "Au tableau électrique",
    checks:
      "La coupure générale, le différentiel, la terre, puis les prises et les fils de chaque pièce.",
    x: 43.6,
    y: 58.5,
  },
  servicesPage: {
    position: 5,
    subtitle: "La sécurité, du disjoncteur aux prises",
    included: [
      "Essai du différentiel et mesure de la prise de terre",
      "Contrôle du tableau, des prises et des fils apparents",
      "Examen de la salle d’eau et des dépendances",
      "Liste des anomalies, localisées et expliquées",
    ],
  },
  what: {
    title: "On cherche le danger, pas l’écart avec le neuf",
    body: `
Un tableau ancien n’est pas mauvais parce qu’il est ancien. Le diagnostiqueur se demande seulement si quelqu’un peut s’électrocuter ou si un feu peut prendre.

Il examine :

- la coupure générale et son accès ;
- le différentiel et la prise de terre ;
- les fusibles ou disjoncteurs, au regard de la section des fils ;
- la salle d’eau, autour de la baignoire ou de la douche ;
- le matériel inadapté, ou dont une partie sous tension se touche ;
- les fils qui courent sans gaine ni goulotte.
`,
  },
  who: {
    title: "Propriétaires d’une installation de plus de quinze ans",
    body: `
Maison ou appartement, à vendre ou loué en résidence principale, vide ou meublé : la règle est la même. En copropriété, seuls votre logement et ses dépendances sont contrôlés, pas la cage d’escalier.

Pour dater l’installation, cherchez la facture de l’électricien ou l’attestation du Consuel. Sans ces papiers, l’année de construction sert de repère.
`,
  },
  when: {
    title: "Avant la promesse de vente ou la remise du bail",
    body: `
Le rapport est joint à la promesse, puis à l’acte, ou annexé au bail. S’il expire entre la promesse et l’acte, il faut le refaire.

Une attestation de conformité visée par le Consuel tient lieu de diagnostic, si elle date de moins de 3 ans pour une vente, de moins de 6 ans pour une location.
`,
  },
  visit: {
    title: "Courant allumé, tableau dégagé",
    body: `
Nous venons sous 24 à 48 h. Libérez l’accès au tableau, éteignez les ordinateurs : l’essai du différentiel coupe brièvement le courant.

Nous allons ensuite de pièce en pièce, jusqu’au garage et aux combles accessibles. Rien n’est percé ni descellé. Ce qui reste caché derrière un meuble ou dans un mur de torchis est signalé comme non vérifié.
`,
  },
  report: {
    title: "Chaque anomalie a sa pièce et son explication",
    body: `
Vous recevez le document 24 à 48 h après notre passage. Une prise sans terre dans la chambre, un fil dénudé au grenier : chaque défaut est situé et son risque expliqué.

À la vente, le rapport informe l’acquéreur et ne vous impose aucune réparation. À la location, le logement doit être décent, donc son électricité sûre et en bon état d’usage.
`,
  },
  priceDetails: {
    title: "À partir de 80 € TTC",
    body: `
La surface, le nombre de pièces et les dépendances font varier le prix. Le devis est gratuit et vous donne le montant avant tout rendez-vous. Le même déplacement peut couvrir le [diagnostic gaz](/services/gaz) et le [DPE](/services/dpe).
`,
  },
  news: {
    title: "2026 : rien ne bouge pour ce contrôle",
    body: `
Au 15 novembre 2026, nous n’avons relevé aucun texte de l’année qui le modifie. Son extension à la location, par le décret du 11 août 2016, s’applique à tous les logements concernés depuis le 1er janvier 2018.

Le coefficient 1,9 de l’électricité, entré en vigueur le 1er janvier 2026, touche le calcul du DPE et non votre tableau.
`,
  },
  faq: [
    {
      question: "Puis-je vendre avec une installation qui présente des anomalies ?",
      answer:
        "Oui. L’acheteur s’engage en les connaissant. Sans rapport valable, en revanche, vous ne pouvez pas vous exonérer de la garantie des vices cachés sur l’électricité.",
    },
    {
      question: "Le diagnostic fait pour la vente peut-il servir à louer ?",
      answer: "Oui, s’il a moins de six ans à la signature du bail.",
    },
    {
      question: "Le compteur est coupé : la visite est-elle possible ?",
      answer:
        "Une partie des essais demande du courant. Faites rétablir l’alimentation avant le rendez-vous, sinon le rapport portera des points non vérifiés.",
    },
  ],
  legalReferences: [
    { label: "Code de la construction et de l’habitation, articles L134-7 et R134-10" },
    { label: "Code de la construction et de l’habitation, articles L271-4 et L271-5" },
    { label: "Loi n° 89-462 du 6 juillet 1989, article 3-3" },
    { label: "Décret n° 2016-1105 du 11 août 2016 (location)" },
    { label: "Décret n° 2002-120 du 30 janvier 2002 (logement décent), article 2" },
  ],
  verifiedOn: "2026-11-15",
  related: [
    {
      service: "plomb",
      reason: "Un logement d’avant 1949 cumule souvent vieux fils et vieilles peintures.",
    },
  ],
} satisfies ServiceSource;
