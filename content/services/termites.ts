import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "termites",
  position: 3,
  category: "sante",
  title: "État relatif à la présence de termites",
  shortTitle: "Termites",
  heading: "Diagnostic termites : l’état à joindre à une vente en zone délimitée",
  seo: {
    title: "Diagnostic termites : zones, Sarthe, prix, validité",
    description:
      "L’état termites est dû à la vente dans les zones fixées par le préfet, dont toute la Sarthe depuis le 1er septembre 2026. Validité 6 mois, à partir de 350 €.",
  },
  description:
    "L’état termites cherche ces insectes dans les bois, de la cave à la charpente. Il est obligatoire pour vendre un bien bâti dans une zone fixée par le préfet, dont toute la Sarthe depuis le 1er septembre 2026 ; ailleurs, interrogez la mairie. Il est valable 6 mois. Une location ne l’exige jamais.",
  price: { kind: "from", amount: 350 },
  duration: "1 h 30 à 3 h selon la taille du bâti",
  validity: "6 mois",
  mandatory:
    "À la vente d’un bien bâti situé dans une zone délimitée par arrêté préfectoral ; jamais à la location.",
  house: {
    place: "Au pied des murs et sous les planchers",
    checks:
      "Le bois au contact du sol : solives, plinthes, bas de portes, poteaux et traces de terre.",
    x: 19.2,
    y: 65.8,
  },
  servicesPage: {
    position: 7,
    subtitle: "La vente en zone délimitée par le préfet",
    included: [
      "Sondage des bois visibles et accessibles",
      "Cave, combles et dépendances examinés",
      "Recherche d’indices aux abords du bâtiment",
      "Liste des parties visitées et non visitées",
    ],
  },
  what: {
    title: "Un insecte qui travaille sans se montrer",
    body: `
Le termite vient du sol et fuit la lumière. Il creuse le bois en laissant la surface intacte : une plinthe paraît saine et s’enfonce sous le doigt. Ses passages, de petits cordons de terre, longent parfois un mur de cave.

L’état dit si des indices ont été vus et où. Il ne porte que sur les termites. Capricornes, vrillettes et champignons relèvent de l’[état parasitaire](/services/etat-parasitaire), qui est facultatif.
`,
  },
  who: {
    title: "Votre département, ce que l’on sait",
    body: `
- **Sarthe** : tout le département, par arrêté du 12 décembre 2025, depuis le 1er septembre 2026.
- **Yvelines** : certaines communes ; liste à vérifier en mairie ou en préfecture.
- **Calvados, Eure, Manche, Orne et Seine-Maritime** : à vérifier en mairie ou en préfecture.

Le vendeur fournit l’état, pour une maison comme pour un appartement. Notez la date de la réponse de la mairie : une zone peut s’étendre.
`,
  },
  when: {
    title: "Six mois passent vite entre promesse et acte",
    body: `
L’état accompagne la promesse de vente. S’il a plus de six mois chez le notaire, il faut en produire un nouveau. Commandez-le donc quand l’acheteur se précise plutôt qu’à la mise en vente. Si un prêt tarde, comptez les semaines.
`,
  },
  visit: {
    title: "Le poinçon et la lampe, en partant du sol",
    body: `
Nous commençons par le bas, là où le bois touche la terre : cave, seuils, pieds de poteaux, cloisons de torchis. Puis viennent les planchers, les huisseries et la charpente. Le poinçon sonde sans casser. Rangez le bois de chauffage, ouvrez trappes et appentis, donnez-nous l’accès au jardin : souches et piquets au pied des murs sont de bons témoins.
`,
  },
  report: {
    title: "Ce qui a été vu, ce qui n’a pas pu l’être",
    body: `
Le rapport, envoyé 24 à 48 h plus tard, énumère les parties visitées, les éléments infestés ou non, et les endroits restés fermés. Lisez cette dernière liste : un placard verrouillé peut valoir une seconde visite.

En cas de termites, l’occupant le déclare à la mairie dans le mois ; si le bien est vide, c’est au propriétaire de le faire. Le traitement revient à une autre entreprise : nous n’en vendons pas, et la loi impose notre indépendance.
`,
  },
  priceDetails: {
    title: "350 € TTC au départ : le temps de sonder",
    body: `
Ce tarif tient à la durée, puisque tous les bois accessibles sont sondés un à un. Une longère avec grange et pressoir coûte plus cher qu’un deux-pièces au Mans. Le devis gratuit tient compte des bâtiments annexes.
`,
  },
  news: {
    title: "La Sarthe entière depuis le 1er septembre 2026",
    body: `
C’est le changement de l’année : au Mans comme à la campagne, toute vente d’un bien bâti sarthois appelle désormais un état termites. Si votre promesse a été signée avant cette date et l’acte non, interrogez votre notaire.
`,
  },
  faq: [
    {
      question: "Que risque le vendeur sans état valable ?",
      answer:
        "Il ne peut pas s’exonérer de la garantie des vices cachés liée aux termites : l’acquéreur qui en découvre peut se retourner contre lui.",
    },
    {
      question: "La présence de termites bloque-t-elle la vente ?",
      answer:
        "Non. L’acquéreur est prévenu, le prix et le traitement se discutent. La déclaration en mairie, elle, reste due.",
    },
    {
      question: "Faut-il l’état pour un terrain nu ?",
      answer:
        "Non, il ne vise que les biens bâtis. Des termites repérés sur un terrain doivent pourtant être déclarés.",
    },
  ],
  legalReferences: [
    { label: "Code de la construction et de l’habitation, article L126-24 (état à la vente)" },
    { label: "Code de la construction et de l’habitation, article L131-3 (zones)" },
    {
      label: "Code de la construction et de l’habitation, articles L126-4 et R126-2 (déclaration)",
    },
    { label: "Code de la construction et de l’habitation, articles L271-4 à L271-6" },
    { label: "Arrêté préfectoral du 12 décembre 2025 (Sarthe)" },
  ],
  verifiedOn: "2026-11-15",
  related: [
    {
      service: "etat-parasitaire",
      reason:
        "Le premier ne cherche que les termites ; le second, aussi la mérule, les capricornes et les vrillettes.",
    },
    {
      service: "erp",
      reason:
        "Deux documents à courte vie, attachés à l’adresse : gardez-les pour la fin du dossier.",
    },
  ],
} satisfies ServiceSource;
