import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "audit-energetique",
  position: 3,
  category: "energetique",
  title: "Audit énergétique réglementaire",
  shortTitle: "Audit énergétique",
  heading: "Audit énergétique avant vente : maisons classées E, F ou G",
  seo: {
    title: "Audit énergétique vente : obligation, prix, validité",
    description:
      "Vous vendez une maison classée E, F ou G ? L’audit énergétique se remet dès la première visite. Qui est concerné, ce qu’il contient, à partir de 490 € TTC.",
  },
  description:
    "L’audit énergétique est obligatoire pour vendre, hors copropriété, une maison ou un immeuble classé E, F ou G (D à partir du 1er janvier 2034). Le propriétaire le remet à l’acheteur dès la première visite. Il chiffre un parcours de travaux et vaut 5 ans. Un lot de copropriété ou une location n’y sont jamais soumis.",
  price: { kind: "from", amount: 490 },
  duration: "Environ 2 h à 3 h",
  validity: "5 ans",
  mandatory:
    "À la vente d’une maison ou d’un immeuble hors copropriété classé E, F ou G ; classe D à partir du 1er janvier 2034.",
  house: {
    place: "Dans la chaufferie",
    checks: "Le chauffage actuel, les déperditions et l’ordre dans lequel mener les travaux.",
    x: 45.0,
    y: 27.3,
  },
  servicesPage: {
    position: 2,
    subtitle: "Le parcours de travaux exigé à la vente",
    included: [
      "État des lieux thermique et constructif",
      "Parcours de travaux par étapes",
      "Ordres de grandeur des coûts",
      "Effet théorique sur la facture d’énergie",
      "Aides publiques existantes",
    ],
  },
  showsDpeScale: true,
  what: {
    title: "Là où le DPE constate, l’audit propose",
    body: `
Il présente un chemin de travaux cohérent. Selon l’article L126-28-1, la première étape atteint au moins la classe E ; le parcours complet vise la classe B, sauf obstacle technique, architectural, patrimonial ou de coût. Une façade à colombage peut être un tel obstacle : l’auditeur doit alors le justifier dans son rapport.
`,
  },
  who: {
    title: "Un seul propriétaire, une mauvaise lettre",
    body: `
Deux conditions se cumulent : un bien d’habitation qui ne relève pas de la copropriété, et une classe E, F ou G. Sont visés la maison individuelle et l’immeuble entier tenu par une même personne ou une indivision. Une maison en copropriété horizontale échappe à l’obligation. La règle vaut depuis le 1er avril 2023 pour F et G, depuis le 1er janvier 2025 pour E ; D suivra le 1er janvier 2034.
`,
  },
  when: {
    title: "Prêt pour la première visite d’acheteur",
    body: `
L’article L271-4 demande de remettre l’audit à ce moment-là, et non chez le notaire. Commandez d’abord le [DPE](/services/dpe), qui dit si l’audit est dû, puis prévoyez l’audit avant d’ouvrir les visites. Établis à la même période, les deux documents reposent sur le même relevé et se lisent sans contradiction.
`,
  },
  visit: {
    title: "Votre présence, ou celle de votre mandataire",
    body: `
Le décret 2022-780 exige au moins une visite en présence du propriétaire ou de son mandataire. Nous examinons toiture, murs, planchers bas, menuiseries, ventilation, chauffage, et les désordres visibles : torchis humide, bois abîmé, ardoises déplacées. Préparez DPE, plans, factures de travaux, notices des appareils.
`,
  },
  report: {
    title: "Ce que l’acheteur y lira",
    body: `
- l’état du logement et ses points faibles ;
- les travaux, dans l’ordre ;
- l’ordre de grandeur de leur coût et les aides existantes ;
- leur effet théorique sur la facture.

Le document arrive 24 à 48 h après la visite. Il vaut cinq ans.
`,
  },
  priceDetails: {
    title: "Pourquoi 490 € et non le prix d’un DPE",
    body: `
L’essentiel du travail se fait après la visite : modéliser la maison, construire les étapes, chiffrer. Le tarif commence à 490 € TTC et suit la surface, les extensions et les systèmes de chauffage. Un immeuble de plusieurs logements fait l’objet d’un devis particulier, gratuit lui aussi.
`,
  },
  news: {
    title: "En 2026, vérifiez votre lettre avant de commander",
    body: `
Le coefficient de l’électricité est descendu à 1,9 le 1er janvier 2026 (arrêté du 13 août 2025). Une maison chauffée à l’électricité et classée E peut devenir D. L’attestation gratuite de l’ADEME a pleine valeur juridique : si elle affiche D, l’audit n’est pas dû avant 2034.
`,
  },
  faq: [
    {
      question: "Suis-je obligé de faire les travaux décrits ?",
      answer:
        "Non, ni vous ni l’acheteur. L’audit informe et nourrit souvent la discussion sur le prix. Il n’interdit pas la vente.",
    },
    {
      question: "Mon appartement est classé G : faut-il un audit ?",
      answer:
        "Non s’il est en copropriété. Côté énergie, le DPE suffit pour le vendre. Pour savoir quels travaux feraient gagner une classe, voyez le [DPE projeté](/services/dpe-projete).",
    },
    {
      question: "L’auditeur peut-il être lié à une entreprise de travaux ?",
      answer:
        "Il ne doit avoir aucun lien qui nuise à son impartialité ou à son indépendance envers vous ou votre mandataire (article L126-28-1). Nous ne vendons pas de travaux.",
    },
    {
      question: "Je vends une maison classée D : que faire ?",
      answer:
        "Rien avant le 1er janvier 2034. D’ici là, côté énergie, un DPE en cours de validité suffit.",
    },
  ],
  legalReferences: [
    { label: "Code de la construction et de l’habitation, article L126-28-1" },
    { label: "Code de la construction et de l’habitation, article L271-4" },
    {
      label: "Décret n° 2022-780 du 4 mai 2022, article 2 (visite, durée de cinq ans)",
      url: "https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000045753356",
    },
    { label: "Arrêté du 13 août 2025 (coefficient de l’électricité)" },
  ],
  verifiedOn: "2026-11-15",
} satisfies ServiceSource;
