import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "etat-parasitaire",
  position: 4,
  category: "sante",
  title: "État parasitaire",
  shortTitle: "État parasitaire",
  heading: "État parasitaire : mérule, capricornes et vrillettes dans vos bois",
  seo: {
    title: "État parasitaire et mérule en Normandie : prix, visite",
    description:
      "Insectes du bois, mérule, pourriture : l’état parasitaire examine charpente et planchers avant un achat ou une vente. Facultatif, à partir de 450 €.",
  },
  description:
    "L’état parasitaire examine les bois du logement, de la cave à la charpente : mérule, capricornes, vrillettes, pourriture. Aucune loi ne l’impose : vendeur ou acheteur le demande pour lever un doute, une odeur de champignon ou un parquet qui s’affaisse. Il décrit les bois au jour de la visite, à partir de 450 € TTC.",
  price: { kind: "from", amount: 450 },
  duration: "2 à 3 h selon le bâti",
  validity: "Aucune durée fixée par la loi : le constat décrit les bois au jour de la visite",
  house: {
    place: "Dans la charpente et les pans de bois",
    checks:
      "Trous de sortie, sciure, bois qui sonne creux, filaments de champignon et taux d’humidité.",
    x: 52.8,
    y: 82.3,
  },
  servicesPage: {
    position: 11,
    subtitle: "Insectes et champignons du bois",
    included: [
      "Examen des bois accessibles, de la cave aux combles",
      "Recherche de mérule et de pourritures",
      "Identification des insectes d’après leurs traces",
      "Mesure de l’humidité aux endroits suspects",
    ],
  },
  what: {
    title: "Tous les ennemis du bois, pas seulement le termite",
    body: `
Trois familles sont recherchées :

- les insectes à larves, comme le capricorne dans les charpentes de résineux, la vrillette dans le vieux chêne, le lyctus dans les parquets ;
- les champignons, dont la mérule, qui prospère dans l’ombre humide derrière un doublage ;
- les termites, s’ils ont laissé des traces.

Un trou ancien n’est pas une attaque en cours. L’intérêt de la visite est de distinguer les deux.
`,
  },
  who: {
    title: "Acheteur prudent, vendeur d’une maison longtemps fermée",
    body: `
La demande vient souvent d’un acquéreur qui craint pour une maison à colombages inhabitée ou une villa dont la toiture a fui. Un notaire peut la suggérer.

Le vendeur y gagne une preuve datée de l’état des bois. Si vous achetez, obtenez d’abord l’accord du propriétaire pour la visite.
`,
  },
  when: {
    title: "Le bon moment : avant de signer la promesse",
    body: `
À ce stade, tout se négocie encore. Après un dégât des eaux, ou avant d’ouvrir un plancher, l’examen évite aussi de refermer sur un champignon vivant.

Dans une zone à termites, il ne dispense pas de l’[état termites](/services/termites), seul document que la loi accepte pour la vente.
`,
  },
  visit: {
    title: "De la cave au faîtage, sur la trace de l’eau",
    body: `
Nous regardons d’abord les endroits où l’humidité s’attarde : pieds de murs, salle de bains, dessous d’évier, noues du toit, bouts de poutres pris dans la maçonnerie. Le bois y est sondé et son humidité mesurée. Aucun lambris, aucun doublage n’est déposé : ce qui reste caché est noté comme tel. Préparez l’accès aux combles et videz les placards sous l’escalier.
`,
  },
  report: {
    title: "Le parasite nommé, la cause recherchée",
    body: `
Il vous parvient 24 à 48 h après la visite. Pour chaque désordre : l’endroit, l’agent reconnu, son activité quand elle peut être établie, l’humidité relevée. Les endroits inaccessibles y figurent aussi.

Nous ne chiffrons ni ne vendons de traitement. Le document permet de demander des devis comparables à plusieurs entreprises, ou d’appeler un charpentier si la solidité est en jeu.
`,
  },
  priceDetails: {
    title: "À partir de 450 € TTC, selon le volume de bois",
    body: `
C’est le temps d’examen qui fait le prix : une charpente à deux niveaux ou une grange l’allongent. En demandant votre devis, gratuit, décrivez la surface, les dépendances et les bois apparents.
`,
  },
  news: {
    title: "Mérule : des zones récentes en Normandie",
    body: `
L’état parasitaire reste libre en 2026. La carte de la mérule, elle, change. Dans le Calvados, l’arrêté du 4 juin 2024 vise des parcelles de dix-huit communes, dont Bayeux, Caen, Deauville, Lisieux et Vire Normandie. Dans l’Orne, un arrêté date du 23 septembre 2025. Ailleurs, et pour votre adresse exacte, le zonage est à vérifier en mairie ou en préfecture.
`,
  },
  faq: [
    {
      question: "En zone mérule, le vendeur doit-il un diagnostic ?",
      answer:
        "Non, une information sur le risque, jointe au dossier de vente. La loi ne lui demande pas d’examen des bois.",
    },
    {
      question: "Que faire si la mérule est trouvée ?",
      answer:
        "L’occupant la déclare en mairie. Cherchez ensuite l’arrivée d’eau : sans assèchement, aucun traitement ne tient.",
    },
    {
      question: "Ce rapport protège-t-il des vices cachés ?",
      answer:
        "Il ne supprime pas la garantie. Mais un défaut décrit et remis à l’acquéreur avant la vente ne lui est plus caché.",
    },
  ],
  legalReferences: [
    { label: "Code de la construction et de l’habitation, article L126-25 (information mérule)" },
    { label: "Code de la construction et de l’habitation, articles L131-3 et L271-4" },
    { label: "Code de la construction et de l’habitation, article L126-5 (déclaration en mairie)" },
    { label: "Code civil, articles 1641 et 1642 (vices cachés et apparents)" },
    { label: "Arrêté préfectoral du 4 juin 2024 (mérule, Calvados)" },
  ],
  verifiedOn: "2026-11-15",
  related: [
    {
      service: "plomb",
      reason:
        "Maison ancienne : l’un lit les couches de peinture, l’autre le bois qu’elles cachent.",
    },
    {
      service: "audit-energetique",
      reason: "Avant d’isoler une charpente, mieux vaut savoir si le bois est sain.",
    },
  ],
} satisfies ServiceSource;
