import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "gaz",
  position: 1,
  category: "securite",
  title: "État de l’installation intérieure de gaz",
  shortTitle: "Gaz",
  heading: "Diagnostic gaz : votre installation a-t-elle plus de quinze ans ?",
  seo: {
    title: "Diagnostic gaz vente et location : prix et validité",
    description:
      "Obligatoire si l’installation de gaz a plus de 15 ans. Valable 3 ans pour une vente, 6 ans pour une location. À partir de 80 € TTC, rapport en 24 à 48 h.",
  },
  description:
    "L’état du gaz contrôle tuyaux, robinets, chaudière et aérations, sans rien démonter. Il est obligatoire pour vendre ou louer dès que l’installation intérieure a plus de 15 ans, quel que soit l’âge de la maison. Il est valable 3 ans pour une vente, 6 ans pour une location. Sans gaz, rien n’est dû.",
  price: { kind: "from", amount: 80 },
  duration: "Environ 45 minutes",
  validity: "3 ans pour une vente, 6 ans pour une location",
  mandatory:
    "À la vente et à la location, lorsque l’installation intérieure de gaz a plus de quinze ans.",
  house: {
    place: "Près de la chaudière",
    checks: "Les tuyaux, les robinets, l’arrivée d’air et l’évacuation des fumées.",
    x: 58.8,
    y: 61.7,
  },
  servicesPage: {
    position: 6,
    subtitle: "Tuyaux, appareils, aérations",
    included: [
      "Étanchéité apparente des tuyauteries fixes",
      "Robinets et raccordements des appareils",
      "Arrivées d’air et évacuation des fumées",
      "Classement de chaque anomalie",
    ],
  },
  what: {
    title: "Chercher la fuite et le mauvais tirage",
    body: `
Le contrôle vise deux dangers : l’explosion et l’intoxication au monoxyde de carbone. Il porte sur les tuyauteries fixes, sur les appareils fixes de chauffage et d’eau chaude, puis sur l’aération des pièces et l’évacuation des gaz brûlés. Ce n’est pas un entretien de chaudière.
`,
  },
  who: {
    title: "Pavillon au gaz de ville ou simple plaque de cuisson",
    body: `
L’obligation pèse sur le propriétaire. L’état couvre les parties privatives et leurs dépendances. Dans un immeuble à chauffage collectif, la chaufferie commune reste en dehors, mais le tuyau fixe qui alimente la plaque de votre cuisine en fait partie.
`,
  },
  when: {
    title: "Trois ans pour l’acheteur, six pour le locataire",
    body: `
Le notaire attend un état de moins de trois ans ; au bail, on accepte six ans. Vous ignorez l’âge de l’installation ? Cherchez le certificat de conformité remis par l’installateur. À défaut de preuve, l’année de construction donne une première idée, et le contrôle lève le doute.
`,
  },
  visit: {
    title: "Gaz ouvert, placards vidés",
    body: `
Laissez le gaz en service et dégagez l’accès au compteur, à la chaudière et sous l’évier. Le diagnostiqueur suit le tuyau, regarde l’état des flexibles, vérifie les robinets, observe les appareils en marche, examine grilles et conduits. Rien n’est démonté. Une grille bouchée contre le froid est un grand classique : ne la rebouchez pas.
`,
  },
  report: {
    title: "Ce que signifient A1, A2 et DGI",
    body: `
- **A1 :** défaut à corriger lors de prochains travaux.
- **A2 :** défaut à réparer dans les meilleurs délais.
- **DGI :** danger grave et immédiat. L’arrivée de gaz concernée est coupée sur-le-champ et le distributeur prévenu.

Ces trois degrés viennent de l’arrêté du 6 avril 2007, qui fixe le modèle du rapport. Vous le recevez 24 à 48 h après notre passage.
`,
  },
  priceDetails: {
    title: "80 €, et un seul passage avec l’électricité",
    body: `
Le tarif part de 80 € TTC. Plusieurs appareils, une dépendance raccordée ou un grand nombre de niveaux l’augmentent ; le devis gratuit l’annonce. L’[état électrique](/services/electricite) obéit à la même règle des quinze ans : autant faire venir une personne une fois.
`,
  },
  news: {
    title: "En 2026, les mêmes règles qu’hier",
    body: `
Nous n’avons relevé aucun changement propre au gaz cette année. Le dernier grand pas concernait les bailleurs : le décret 2016-1104 leur impose l’état de l’installation, et depuis le 1er janvier 2018 tous les logements loués sont visés dès que l’installation dépasse quinze ans.
`,
  },
  faq: [
    {
      question: "Dois-je réparer avant de vendre ?",
      answer:
        "La loi vous demande d’informer, pas de réparer, sauf pour rétablir le gaz après un DGI. Un joint ou un flexible coûte pourtant moins cher qu’une négociation.",
    },
    {
      question: "Mon état de vente peut-il servir à louer ?",
      answer:
        "Oui, s’il a moins de six ans au jour où vous devez le fournir au locataire (décret 2016-1104, article 4).",
    },
    {
      question: "L’entretien annuel de la chaudière suffit-il ?",
      answer:
        "Non. L’attestation d’entretien concerne un appareil ; l’état du gaz examine aussi les tuyaux et l’air des pièces.",
    },
    {
      question: "Que risque le vendeur qui ne le fournit pas ?",
      answer:
        "Il ne peut pas s’exonérer de la garantie des vices cachés sur ce point (article L271-4 du Code de la construction et de l’habitation).",
    },
  ],
  legalReferences: [
    { label: "Code de la construction et de l’habitation, article R134-6 et suivants" },
    { label: "Code de la construction et de l’habitation, articles L271-4 à L271-6" },
    { label: "Arrêté du 6 avril 2007 modifié (modèle et méthode de l’état de l’installation)" },
    { label: "Décret n° 2016-1104 du 11 août 2016 (logements en location)" },
    {
      label: "Loi n° 89-462 du 6 juillet 1989, article 3-3",
      url: "https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310",
    },
  ],
  verifiedOn: "2026-11-15",
  related: [
    {
      service: "electricite",
      reason: "Même seuil de quinze ans, même durée de validité : un seul passage suffit.",
    },
    {
      service: "dpe",
      reason: "La chaudière sert deux fois : sa sécurité d’un côté, sa consommation de l’autre.",
    },
  ],
} satisfies ServiceSource;
