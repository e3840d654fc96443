import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "loi-carrez",
  position: 1,
  category: "metrage",
  title: "Mesurage loi Carrez",
  shortTitle: "Loi Carrez",
  heading: "Loi Carrez : la surface à écrire dans l’acte de vente",
  seo: {
    title: "Loi Carrez : calcul de surface, prix et erreur de 5 %",
    description:
      "Vente d’un lot de copropriété de 8 m² ou plus : la surface Carrez figure dans la promesse et l’acte. Ce qui compte, risque au-delà de 5 %, prix dès 80 €.",
  },
  description:
    "La loi Carrez impose d’écrire la surface privative dans la promesse et l’acte de vente d’un lot de copropriété de 8 m² ou plus, maison en copropriété comprise. La mesure vaut sans limite, tant qu’aucuns travaux ne la modifient. S’il manque plus de 5 %, l’acheteur a un an après l’acte pour exiger une baisse de prix.",
  price: { kind: "from", amount: 80 },
  duration: "30 min à 1 h pour un appartement",
  validity: "Illimitée, tant qu’aucuns travaux ne modifient la surface",
  mandatory: "À la vente d’un lot de copropriété de 8 m² ou plus, maison en copropriété comprise.",
  house: {
    place: "Sous la pente du toit",
    checks:
      "Les planchers clos et couverts, là où la hauteur atteint 1,80 m, murs et escaliers déduits.",
    x: 49.0,
    y: 49.2,
  },
  servicesPage: {
    position: 9,
    subtitle: "La surface privative, en copropriété",
    included: [
      "Mesure au laser de chaque pièce",
      "Relevé des hauteurs sous pente",
      "Tableau des surfaces, pièce par pièce",
      "Attestation à remettre au notaire",
    ],
  },
  what: {
    title: "Clos, couvert, et haut d’au moins 1,80 m",
    body: `
La surface Carrez additionne les planchers des pièces fermées et couvertes. On en retire l’emprise des murs et des cloisons, les marches et cages d’escalier, les gaines, les embrasures de portes et de fenêtres. Sous 1,80 m de plafond, rien ne compte.

Un grenier privatif assez haut peut compter, même non aménagé. Balcon, terrasse, cave, garage et place de parking restent dehors.
`,
  },
  who: {
    title: "Tout lot de copropriété, pas seulement l’appartement",
    body: `
Logement, bureau ou commerce, la loi regarde le régime et non l’usage. Une maison en copropriété, comme on en trouve dans les anciens corps de ferme divisés, est donc concernée.

En dessous de 8 m², un lot n’entre pas dans le calcul, comme un débarras vendu à part sur le palier. Une maison hors copropriété échappe à la règle.
`,
  },
  when: {
    title: "Dès l’avant-contrat, et jamais pour un bail",
    body: `
Toute promesse ou tout compromis doit porter la surface. Si l’acte définitif ne la mentionne pas non plus, l’acquéreur a un mois pour demander l’annulation de la vente.

Vous avez abattu une cloison ou réuni un comble ? Faites remesurer. Pour louer, c’est la [loi Boutin](/services/loi-boutin) qui s’applique.
`,
  },
  visit: {
    title: "Pièce par pièce, avec le règlement de copropriété",
    body: `
Le laser donne les longueurs ; sous les mansardes, nous repérons la ligne des 1,80 m. Dans un immeuble en pierre de Caen ou à pans de bois, les murs sont rarement d’équerre : plusieurs mesures par pièce sont nécessaires.

Préparez le titre de propriété et le règlement. Un palier annexé ou un couloir partagé peut être une partie commune, même si vous seul l’utilisez.
`,
  },
  report: {
    title: "Une attestation que le notaire recopie",
    body: `
Envoyée 24 à 48 h après le passage, elle donne le total Carrez, le détail par pièce et les surfaces écartées, avec leur motif. Relisez la désignation du lot : un numéro faux peut imposer de corriger l’acte.
`,
  },
  priceDetails: {
    title: "80 € TTC pour un petit lot",
    body: `
C’est le prix de départ ; il monte avec la surface et les pièces mansardées. Un lot fait de plusieurs morceaux, comme un appartement et deux chambres de service, demande un devis, gratuit lui aussi.
`,
  },
  news: {
    title: "La même définition depuis 1997",
    body: `
À notre connaissance, aucun texte de 2026 ne touche la mesure Carrez. Ses deux repères, 1,80 m et 8 m², viennent du décret du 23 mai 1997, pris après la loi du 18 décembre 1996. Un mesurage ancien reste bon si les murs n’ont pas bougé.
`,
  },
  faq: [
    {
      question: "Comment se calcule la baisse de prix ?",
      answer:
        "En proportion. Vendu 200 000 € pour 80 m², un appartement qui en mesure 75 a 6,25 % de moins : la réduction atteint 12 500 €.",
    },
    {
      question: "Puis-je mesurer moi-même mon appartement ?",
      answer:
        "Oui, aucun texte n’impose un professionnel. L’erreur reste alors à votre charge, sans l’assurance d’un professionnel derrière vous.",
    },
    {
      question: "Carrez et Boutin donnent-elles le même chiffre ?",
      answer:
        "Pas toujours. Véranda et grenier non aménagé peuvent entrer dans la première ; la seconde, réservée aux baux, les exclut.",
    },
    {
      question: "La surface du DPE peut-elle servir dans l’acte ?",
      answer:
        "Non. Le [DPE](/services/dpe) retient une surface définie autrement. Reprenez celle de l’attestation Carrez.",
    },
  ],
  legalReferences: [
    { label: "Loi n° 65-557 du 10 juillet 1965, article 46" },
    { label: "Décret n° 67-223 du 17 mars 1967, articles 4-1 et 4-2" },
    { label: "Code de la construction et de l’habitation, article R156-1 (surface habitable)" },
  ],
  verifiedOn: "2026-11-15",
  related: [
    {
      service: "loi-boutin",
      reason: "Carrez à la vente, Boutin au bail : deux surfaces, deux règles de calcul.",
    },
  ],
} satisfies ServiceSource;
