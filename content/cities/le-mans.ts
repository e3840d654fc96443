import type { CitySource } from "#content/schema/territory";

export default {
  slug: "le-mans",
  position: 7,
  insee: "72181",
  coordinates: { latitude: 48.006, longitude: 0.199 },
  department: "72",
  isMainCity: false,
  seo: {
    title: "Diagnostic immobilier Le Mans : termites, DPE, plomb",
    description:
      "Vendre ou louer au Mans : état termites dû à toute vente depuis le 1er septembre 2026, plomb des mancelles, amiante des Sablons. Visite sous 24 à 48 h.",
  },
  seoKeywords: [
    "diagnostic immobilier Le Mans",
    "diagnostic termites Sarthe",
    "DPE Le Mans",
    "diagnostic plomb mancelle",
    "diagnostiqueur Le Mans",
  ],
  heroTitle: "Diagnostic immobilier au Mans, termites compris",
  heroSubtitle:
    "Mancelle de faubourg, pavillon du Maroc ou appartement des Sablons : une visite sous 24 à 48 h, un rapport 24 à 48 h plus tard.",
  description:
    "Au Mans, l’état termites accompagne désormais chaque vente. Nous le faisons dans la même visite que le plomb, l’amiante et le DPE.",
  specialties: ["Termites en Sarthe", "Mancelles d’avant 1949", "Grands ensembles des années 1960"],
  interventionTime: "24h-48h",
  history: `
Sur son éperon, au-dessus de la Sarthe, la vieille ville garde une enceinte romaine de grès roussard et de brique. Ses maisons à pans de bois n’ont été réhabilitées qu’à partir de 1972. Du plomb sur une rampe, de l’amiante dans un conduit posé alors : une façade Renaissance peut cacher les deux.

Entre 1820 et 1840, les faubourgs commencent à aligner leurs « mancelles » : une porte, un couloir, un jardin étroit derrière. Volets à la céruse, planchers de bois, cuisine en appentis côté cour, couverte après coup de fibrociment : chacun mérite un regard.

La gare de triage, aménagée de 1911 à 1916, attire cheminots puis ouvriers vers Pontlieue. Le Maroc se bâtit surtout dans les années 1930, la cité des Pins à la veille de la guerre : le seuil de 1949 les rattrape. En 1959, la ville décide les Sablons : le plomb sort du dossier, l’amiante y reste.
`,
  districts: [
    {
      name: "Cité Plantagenêt",
      text: "Pans de bois, escaliers, caves quand il y en a. Bois humides et rampes repeintes occupent la visite. Beaucoup de logements sont des lots de copropriété, à mesurer en loi Carrez.",
    },
    {
      name: "Sainte-Croix et avenue Bollée",
      text: "Maisons de maître de la fin du XIXe siècle et rangs de mancelles. Beaucoup de fenêtres, donc de mesures de plomb ; des greniers où la charpente se sonde bien.",
    },
    {
      name: "Pontlieue, le Maroc, les Pins",
      text: "Cités des années 1930, en béton surtout au Maroc. On y regarde un tableau électrique resté ancien, les plaques des abris de jardin et les bois du rez-de-chaussée.",
    },
    {
      name: "Les Sablons",
      text: "Immeubles bâtis pendant plus de dix ans à partir des années 1960. Dalles de sol, colles et gaines demandent un repérage amiante ; pour halls et escaliers, le dossier est chez le syndic.",
    },
    {
      name: "Saint-Pavin et Saint-Georges",
      text: "Rive droite, d’anciennes communes rattachées au XIXe siècle. Logis anciens, maisons en bande et pavillons d’après-guerre se côtoient : la date se vérifie porte par porte.",
    },
  ],
  heritage: [
    "L’enceinte romaine, l’une des mieux conservées de l’Empire",
    "Les maisons à pans de bois de la Cité Plantagenêt",
    "La mancelle, nommée ainsi sur les permis dès 1908",
    "Les Sablons, grand ensemble de Pierre Vago, étudié par l’Inventaire",
  ],
  keyFacts: [
    "Termites : la Sarthe entière en zone depuis le 1er septembre 2026",
    "Près de 80 % des résidences principales de la métropole d’avant 1991 (Insee, 2013)",
    "Maisons et appartements presque à égalité dans la métropole (Insee, 2013)",
    "Prix moyen indicatif : 1 800 €/m²",
  ],
  economy: `
L’assurance, avec MMA, l’automobile et l’université font vivre la ville. Paris est à une heure environ en TGV. Salariés mutés et étudiants entretiennent la location, du studio proche du tramway à la mancelle familiale.
`,
  realEstateMarket: {
    averagePrice: 1800,
    marketTrend:
      "À 1 800 €/m², prix moyen indicatif, des travaux pèsent vite dans l’offre : l’étiquette énergie d’une mancelle se discute avant la promesse.",
    demand:
      "Familles en quête d’un jardin près du centre, investisseurs autour de la gare et du campus.",
    interventionTime: "48h",
  },
  localAdvantages: [
    {
      title: "L’état termites daté au bon moment",
      description:
        "Six mois, c’est court si le prêt de l’acheteur traîne. Nous calons la visite sur votre calendrier de promesse et d’acte.",
      icon: "clock",
    },
    {
      title: "Mancelles visitées du jardin au grenier",
      description:
        "Appentis, cave, bûcher et lucarne en disent plus long que le salon. C’est par là que nous commençons.",
      icon: "home",
    },
    {
      title: "Le prix avant la visite",
      description:
        "Une demande de trois minutes, une réponse sous deux heures, un devis gratuit qui détaille chaque diagnostic.",
      icon: "euro",
    },
  ],
  specificServices: [
    {
      service: "termites",
      title: "L’état termites, pièce imposée par l’arrêté",
      description:
        "Sondage au poinçon des solives, plinthes, huisseries et pieds d’escalier, puis recherche d’indices autour du bâtiment, souches et piquets compris.",
      relevance:
        "La Sarthe entière est en zone depuis le 1er septembre 2026 : du deux-pièces récent à la maison médiévale, aucune vente n’y échappe.",
    },
    {
      service: "plomb",
      title: "Le plomb des mancelles et des cités ouvrières",
      description:
        "Volets, portes, plinthes et cages d’escalier mesurés à la fluorescence X, sans abîmer la peinture.",
      relevance: "Les mancelles du XIXe siècle et les cités d’avant-guerre précèdent 1949.",
    },
    {
      service: "audit-energetique",
      title: "L’audit des maisons vendues en E, F ou G",
      description:
        "Parcours de travaux chiffrés pour une maison hors copropriété : toit, murs mitoyens, chaudière, menuiseries.",
      relevance: "Une mancelle au comble mal isolé peut tomber en E, F ou G.",
    },
  ],
  otherServices: [
    {
      service: "etat-parasitaire",
      relevance:
        "La Cité Plantagenêt est en pans de bois, et l’état termites ne dit rien des capricornes ni des champignons.",
    },
    {
      service: "dpe-projete",
      relevance:
        "Entre deux mancelles voisines, l’isolation du comble peut changer la lettre : le calcul le dit d’avance.",
    },
    {
      service: "amiante-hap",
      relevance:
        "Refaire la cour ou le parking d’une résidence des années 1960, aux Sablons, passe par une analyse si l’enrobé n’est pas connu.",
    },
  ],
  localInfo: {
    marketInsight: `
Deux mancelles voisines peuvent porter des étiquettes éloignées : l’une a gardé son comble nu, l’autre a été isolée. Préparez vos factures avant le [DPE](/services/dpe) ; sans preuve, la méthode retient des valeurs par défaut, rarement flatteuses.
`,
    regulatoryInfo: `
**Termites.** L’arrêté préfectoral du 12 décembre 2025 place tout le département en zone depuis le 1er septembre 2026. L’[état](/services/termites) est dû à la vente d’un bien bâti, jamais à la location (CCH, L126-24). Le Mans faisait déjà partie des communes visées auparavant.

**Mérule.** Nous n’avons pas la preuve d’un zonage en Sarthe, ni de son absence : reste la question, à vérifier en mairie ou en préfecture.

Termites et mérule en Sarthe : vérifié le 15 novembre 2026.
`,
    localPartnerships: `
Votre notaire vous dira quelle pièce manque à la promesse ; votre agence ou votre syndic garde souvent un ancien rapport. Pour dater une maison de faubourg, interrogez les archives de la ville ou le guichet d’urbanisme.
`,
  },
  proof: {
    kind: "testimonials",
    testimonials: [
      {
        name: "Solène R.",
        location: "Le Mans, Sainte-Croix",
        publishedOn: "2026-10-09",
        sample: true,
        rating: 5,
        text: "Mancelle de ma grand-mère, vide depuis deux ans. Le monsieur a sondé le plancher de la cave au grenier, même le tas de bûches. Pas de termites, mais du plomb sur les volets. Tout était clair.",
      },
      {
        name: "Thierry G.",
        location: "Le Mans, les Sablons",
        publishedOn: "2026-09-22",
        sample: true,
        rating: 5,
        text: "T3 au sixième étage. Je ne voyais pas l’intérêt des termites à cette hauteur ; on m’a montré le texte, sans me faire la leçon. Rapport le surlendemain.",
      },
      {
        name: "Naïma B.",
        location: "Le Mans, Pontlieue",
        publishedOn: "2026-05-18",
        sample: true,
        rating: 5,
        text: "Je loue une petite maison du Maroc. On m’a dit franchement ce que je n’avais pas à payer pour un bail. Ça change.",
      },
    ],
  },
  layout: { heroButtons: "booking-and-call", embedsQuoteForm: false },
  faq: [
    {
      question: "Combien de temps l’état termites est-il valable au Mans ?",
      answer:
        "6 mois. S’il expire avant l’acte authentique, il faut le refaire : commandez-le quand l’acquéreur est trouvé ou presque.",
    },
    {
      question: "Quel budget pour une maison mancelle de 100 m² ?",
      answer:
        "Pour un dossier complet, comptez à titre d’exemple environ 300-400 euros. L’[état termites](/services/termites) a son propre tarif de départ ; le [devis gratuit](/devis-en-ligne) dit ligne par ligne ce que votre total comprend.",
    },
    {
      question: "Ma maison date de 2012 : les termites me concernent-ils ?",
      answer:
        "À la vente, oui. L’arrêté ne regarde ni l’âge ni le matériau : un pavillon en parpaing a aussi des plinthes et une charpente.",
    },
    {
      question: "Je loue au Maroc une maison de 1935 : que faut-il ?",
      answer:
        "Le DPE, le constat plomb, la surface habitable et, selon l’adresse, l’état des risques ; gaz et électricité si l’installation a plus de quinze ans. Ni termites ni amiante pour une maison louée.",
    },
    {
      question: "Des termites chez mon voisin de mancelle, dois-je le dire ?",
      answer:
        "Vous déclarez en mairie ce qui est constaté chez vous. Mais un mur mitoyen ne les arrête pas : signalez-nous ce foyer avant la visite.",
    },
  ],
  sources: [
    {
      fact: "Enceinte romaine du Mans, parmi les mieux conservées de l’Empire ; maçonnerie de roussard et de brique",
      source:
        "Préfecture de la Sarthe, « Inscription de la muraille du Mans au patrimoine mondial » ; Journal des Arts, 3 août 2022 ; journalistes-patrimoine.org",
    },
    {
      fact: "Réhabilitation du Vieux-Mans engagée en 1972",
      source: "Libération, « Un quartier préservé par l’oubli », 24 septembre 2005",
    },
    {
      fact: "Mancelles bâties dès 1820-1840, mot présent sur les permis en 1908, couloir et jardin",
      source:
        "Région Pays de la Loire, Inventaire du patrimoine, « Les faubourgs du Mans » (M. Ferey, éditions 303, 2023)",
    },
    {
      fact: "Cuisine des mancelles souvent sous appentis côté cour",
      source: "Maisons Paysannes de France, article « Mancelle » du wiki",
    },
    {
      fact: "Communes rattachées au XIXe siècle (1855 et 1865), maisons de maître de l’avenue Bollée",
      source: "patrimoine.paysdelaloire.fr, « Les faubourgs du Mans »",
    },
    {
      fact: "Gare de triage 1911-1916, cité-jardin du Maroc des années 1930, béton dominant",
      source: "Inventaire Pays de la Loire, dossiers Gertrude IA72058992 et IA72059022",
    },
    {
      fact: "Cité des Pins construite à la veille de la guerre pour Gnome et Rhône",
      source: "Inventaire Pays de la Loire, dossiers Gertrude IA72059206 et IA72059209",
    },
    {
      fact: "Les Sablons : décision municipale du 11 mai 1959, Pierre Vago architecte en chef, chantier de plus de dix ans",
      source: "patrimoine.paysdelaloire.fr, « Les Sablons, Le Mans » ; dossier Gertrude IA72058861",
    },
    {
      fact: "Le Mans Métropole, 2013 : 79,8 % des résidences principales d’avant 1991, 51 323 maisons, 51 479 appartements",
      source: "Insee, recensement 2013, logement, EPCI 247200132 (statistiques/2020507)",
    },
    {
      fact: "Le Mans parmi les communes visées par un arrêté termites avant 2026",
      source:
        "Préfecture de la Sarthe, « Lutte contre les termites », liste reprise par maville.com (Le Mans) en mars 2023",
    },
    {
      fact: "Siège de l’assureur MMA au Mans ; Le Mans Université",
      source: "Mentions légales de mma.fr ; univ-lemans.fr",
    },
    {
      fact: "Paris à une heure environ en TGV",
      source: "SNCF Voyageurs, horaires Paris-Montparnasse – Le Mans",
    },
    {
      fact: "Tramway du Mans, desserte de l’université",
      source: "Setram, réseau de tramway (lignes T1 et T2)",
    },
  ],
  verifiedOn: "2026-11-15",
} satisfies CitySource;
