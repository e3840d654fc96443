import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "dpe",
  position: 1,
  category: "energetique",
  title: "Diagnostic de performance énergétique (DPE)",
  shortTitle: "DPE",
  heading: "Diagnostic DPE en Normandie : classe, validité et prix",
  seo: {
    title: "DPE pour vendre ou louer : prix, validité, règles 2026",
    description:
      "DPE à partir de 80 € TTC, valable dix ans, exigé dès l’annonce. Ce que change le coefficient 1,9, quand refaire le vôtre et comment préparer la visite.",
  },
  description:
    "Le DPE classe votre logement de A à G. Qui vend ou loue doit l’avoir dès l’annonce, qui affiche ses classes énergie et climat et la dépense annuelle. Il est valable 10 ans ; établi avant le 1er juillet 2021, il n’a plus cours depuis le 1er janvier 2025 : il faut le refaire.",
  price: { kind: "from", amount: 80 },
  duration: "Environ 1 h à 1 h 30",
  validity: "10 ans ; un DPE établi avant le 1er juillet 2021 n’est plus valable",
  mandatory: "À la vente et à la location, dès la publication de l’annonce.",
  house: {
    place: "Sous les combles",
    checks: "L’isolation du toit et des murs, les fenêtres, la ventilation et le chauffage.",
    x: 31.2,
    y: 55.2,
  },
  servicesPage: {
    position: 1,
    subtitle: "La classe énergie de votre logement, de A à G",
    included: [
      "Relevé des murs, combles, planchers et fenêtres",
      "Chauffage, eau chaude et ventilation",
      "Classe énergie, classe climat et dépense annuelle",
      "Enregistrement à l’ADEME et numéro à 13 caractères",
      "Pistes de travaux",
    ],
  },
  showsDpeScale: true,
  what: {
    title: "Une note donnée au bâtiment, pas à ses occupants",
    body: `
Le DPE estime l’énergie consommée par le chauffage, l’eau chaude, le refroidissement, l’éclairage et les auxiliaires, puis les gaz à effet de serre émis. La plus mauvaise des deux notes fixe la classe. Vos factures n’entrent pas dans le calcul : une famille frileuse et un couple économe obtiennent le même résultat.
`,
  },
  who: {
    title: "Pour le bailleur, la classe décide du droit de louer",
    body: `
Le vendeur joint le DPE au dossier remis à l’acquéreur, le bailleur l’annexe au bail. La location d’un logement classé G est interdite depuis 2025 ; celle d’un F le sera à partir de 2028, celle d’un E à partir de 2034 (décret 2023-796).
`,
  },
  when: {
    title: "Regardez d’abord la date de l’ancien rapport",
    body: `
Établi depuis le 1er juillet 2021, il court dix ans. Plus ancien, il est à refaire avant de publier l’annonce. Si vous avez changé la chaudière ou isolé les combles depuis, un nouveau DPE tiendra compte de ces travaux.
`,
  },
  visit: {
    title: "Ouvrez les combles, sortez les factures",
    body: `
Nous relevons les surfaces, l’épaisseur des murs, les vitrages, la ventilation et la plaque signalétique de la chaudière. Un pan de bois garni de torchis ne se calcule pas comme un mur de parpaings. Ce que rien ne prouve est saisi par défaut, souvent à votre désavantage : préparez factures d’isolation, plans et notices.
`,
  },
  report: {
    title: "Un numéro que l’acheteur peut vérifier",
    body: `
Le rapport vous parvient 24 à 48 h après la visite : étiquettes, dépense annuelle, points de déperdition, travaux conseillés. Son numéro ADEME, à 13 caractères, l’identifie. L’acheteur peut se prévaloir du contenu, sauf des recommandations de travaux, qui restent indicatives (article L126-29).
`,
  },
  priceDetails: {
    title: "80 € pour commencer, la surface pour ajuster",
    body: `
Le DPE coûte à partir de 80 € TTC. La surface, les dépendances chauffées et le nombre d’équipements font varier ce prix, que le devis gratuit arrête avant la visite. L’[état du gaz](/services/gaz) et celui de l’[électricité](/services/electricite) peuvent se faire au même passage.
`,
  },
  news: {
    title: "Chauffage électrique : un calcul plus favorable en 2026",
    body: `
Depuis le 1er janvier 2026, le coefficient de l’électricité est passé de 2,3 à 1,9 (arrêté du 13 août 2025). Votre DPE antérieur reste valable. Une attestation gratuite de l’ADEME donne la nouvelle étiquette sans visite, avec pleine valeur juridique.

À la même date, l’obligation de DPE collectif s’est étendue aux petits immeubles dont le permis est antérieur à 2013.
`,
  },
  faq: [
    {
      question: "Ma maison est classée F : puis-je la vendre ?",
      answer:
        "Oui. Hors copropriété, une maison classée E, F ou G exige en plus un [audit énergétique](/services/audit-energetique), à remettre à l’acheteur dès la première visite.",
    },
    {
      question: "Et louer un logement classé F ?",
      answer:
        "Oui, jusqu’à la fin de 2027. Le [DPE projeté](/services/dpe-projete) vous dit quels travaux permettraient de continuer ensuite.",
    },
    {
      question: "J’ai des radiateurs électriques : faut-il refaire mon DPE de 2023 ?",
      answer:
        "Non. Demandez d’abord l’attestation gratuite de l’ADEME : elle suffit pour afficher la nouvelle classe. Un DPE neuf n’a d’intérêt que si vous avez fait des travaux.",
    },
    {
      question: "Une annonce peut-elle paraître avec la mention « DPE en cours » ?",
      answer:
        "Non : l’article L126-33 demande les classes et la dépense annuelle dans l’annonce elle-même.",
    },
  ],
  legalReferences: [
    { label: "Code de la construction et de l’habitation, articles L126-26 à L126-33" },
    { label: "Code de la construction et de l’habitation, article D126-19 (validité)" },
    { label: "Décret n° 2023-796 du 18 août 2023 (location selon la classe)" },
    { label: "Arrêté du 13 août 2025 (coefficient de l’électricité)" },
  ],
  verifiedOn: "2026-11-15",
  related: [
    {
      service: "audit-energetique",
      reason:
        "Le DPE donne la lettre ; E, F ou G hors copropriété, l’audit devient obligatoire à la vente.",
    },
    {
      service: "erp",
      reason:
        "L’un figure dès l’annonce, l’autre dès la première visite : ils se commandent ensemble.",
    },
    {
      service: "loi-boutin",
      reason: "Pour louer : la classe dans l’annonce, la surface habitable dans le bail.",
    },
  ],
} satisfies ServiceSource;
