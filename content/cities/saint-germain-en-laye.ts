import type { CitySource } from "#content/schema/territory";

export default {
  slug: "saint-germain-en-laye",
  position: 6,
  insee: "78551",
  coordinates: { latitude: 48.898, longitude: 2.094 },
  department: "78",
  isMainCity: true,
  seo: {
    title: "Diagnostic immobilier Saint-Germain-en-Laye, Fourqueux",
    description:
      "Saint-Germain-en-Laye et Fourqueux : surface Carrez, DPE, plomb du centre ancien, amiante d’Hennemont et du Bel-Air. Intervention sous 24 h, devis gratuit.",
  },
  seoKeywords: [
    "diagnostic immobilier Saint-Germain-en-Laye",
    "diagnostiqueur Saint-Germain-en-Laye",
    "loi Carrez Saint-Germain-en-Laye",
    "DPE Fourqueux",
    "diagnostic amiante Bel-Air",
  ],
  heroTitle: "Diagnostic immobilier à Saint-Germain-en-Laye : chaque mètre carré compte",
  heroSubtitle:
    "Centre royal, villas de lisière, Hennemont, Bel-Air, Fourqueux : un diagnostiqueur chez vous sous 24 h, le rapport deux jours après au plus.",
  description:
    "Entre forêt et vallon, une ville où la surface vaut cher et où cinq siècles voisinent. Diagnostics de vente et de location sous 24 h.",
  specialties: ["Surfaces Carrez au laser", "Résidences d’après-guerre", "Ventes à distance"],
  interventionTime: "24h",
  history: `
Remontons le temps depuis la forêt. À la Lisière Pereire, dont les premiers logements neufs étaient annoncés pour fin 2016, ni plomb ni amiante à y rechercher : restent l’énergie, les risques et la surface.

Au Bel-Air, « dernière ZUP de France » selon la Ville (1974), les tours s’accrochent au coteau. Colles bitumineuses, gaines et cloisons de ces années-là justifient un repérage patient.

En 1951, l’État commande 303 logements dans le parc d’Hennemont pour les officiers alliés : une partie en panneaux préfabriqués, l’autre en construction traditionnelle. Trop jeunes pour le constat plomb, ils n’échappent pas au repérage amiante quand ils se vendent.

Plus loin, 1858 : la société d’Émile Pereire achète 49 hectares boisés pour les lotir, et des villas apparaissent. Au bout du chemin, le centre et ses hôtels des XVIIe et XVIIIe siècles, dont les peintures superposées se mesurent une à une.
`,
  districts: [
    {
      name: "Centre ancien",
      text: "Hôtels particuliers découpés en appartements, cours, entresols. La surface écrite dans un vieil acte y mérite un nouveau relevé : une cloison déplacée suffit à la fausser.",
    },
    {
      name: "Villas de la lisière",
      text: "Maisons bourgeoises et dépendances sous les arbres. Ombre, feuilles, gouttières chargées : l’humidité du comble s’observe avant la décoration.",
    },
    {
      name: "Hennemont",
      text: "L’ancien village du SHAPE, labellisé. Les bâtiments préfabriqués s’ouvrent par de grandes baies : s’il y reste du simple vitrage, l’étiquette énergie s’en ressent.",
    },
    {
      name: "Bel-Air",
      text: "Ensemble des années 1970 devenu écoquartier, au pied du tram T13. En copropriété, demandez au syndic la fiche amiante et les données du chauffage collectif.",
    },
    {
      name: "Fourqueux",
      text: "Bourg ancien, puis pavillons venus après 1960, en bordure de la forêt de Marly. Garages, chaudières fioul remplacées, extensions : la date de chaque partie se prouve par son permis.",
    },
  ],
  heritage: [
    "Un site patrimonial remarquable de 64 ha, protégé depuis 1974",
    "Le château, musée d’Archéologie nationale, et la terrasse de Le Nôtre",
    "Le village d’Hennemont, Architecture contemporaine remarquable",
  ],
  keyFacts: [
    "Fourqueux a rejoint la commune le 1er janvier 2019",
    "Plus de 3 500 ha de forêt, ce qui raréfie le terrain à bâtir",
    "Prix moyen indicatif de 5 800 €/m²",
    "Bel-Air : 1 790 logements, labellisé EcoQuartier en 2023",
  ],
  economy: `
RER A vers La Défense, tram T13 vers Saint-Cyr, lycée international : cadres mobiles et familles étrangères décident parfois à distance. Un dossier complet leur tient lieu de première visite.
`,
  realEstateMarket: {
    averagePrice: 5800,
    marketTrend:
      "Prix moyen indicatif : 5 800 €/m². Trois mètres carrés en trop dans l’annonce représentent 17 400 €.",
    demand:
      "Forte pour les trois et quatre-pièces à pied du RER, et pour les maisons avec jardin à Fourqueux.",
    interventionTime: "24h",
  },
  localAdvantages: [
    {
      title: "Un secteur servi sous 24 h",
      description:
        "Du quartier du château au golf de Fourqueux, le même délai. En urgence, moins encore, selon disponibilité.",
      icon: "map",
    },
    {
      title: "Vous êtes à l’étranger ? La vente avance",
      description:
        "Votre agence ou un proche ouvre la porte. Vous recevez le rapport par courriel et nos explications au téléphone.",
      icon: "home",
    },
    {
      title: "Des plans relus avec l’acte",
      description:
        "Nous comparons nos mesures au descriptif de votre lot et signalons tout écart avant que l’acquéreur ne le trouve.",
      icon: "file",
    },
  ],
  specificServices: [
    {
      service: "loi-carrez",
      title: "La surface privative, mesurée et dessinée",
      description:
        "Pièce par pièce, au laser, avec placards, mezzanines et hauteurs. Les anciens hôtels divisés exigent un croquis.",
      relevance:
        "Un ancien hôtel divisé en appartements se remesure : au-delà de 5 % d’erreur, l’acheteur peut obtenir une baisse de prix.",
    },
    {
      service: "amiante",
      title: "Hennemont, Bel-Air, pavillons : l’amiante d’après 1950",
      description:
        "Sols souples, conduits, panneaux de façade, toitures de garage : examen visuel, puis analyse si le doute demeure.",
      relevance:
        "D’Hennemont au Bel-Air, une bonne part de la ville date des décennies où ce matériau était courant.",
    },
    {
      service: "dpe",
      title: "Le DPE des grandes baies et des murs épais",
      description:
        "Vitrages, inertie de la pierre, chauffage collectif : factures et décomptes du syndic évitent les valeurs par défaut.",
      relevance: "Un locataire expatrié lit la classe avant de lire le loyer.",
    },
  ],
  otherServices: [
    {
      service: "erp",
      relevance:
        "Près de la forêt, il mentionne depuis 2025 l’obligation de débroussailler, là où elle s’applique.",
    },
    {
      service: "termites",
      relevance:
        "Des communes des Yvelines sont en zone, sans liste sûre à ce jour : à vérifier en mairie ou en préfecture.",
    },
    {
      service: "amiante-hap",
      relevance:
        "Au Bel-Air, ensemble des années 1970, un parking à raboter s’analyse d’abord si son enrobé n’est pas connu.",
    },
  ],
  localInfo: {
    marketInsight: `
Le moindre écart se négocie, parce qu’il se chiffre. Faites mesurer avant de rédiger l’annonce, et vérifiez l’âge du [DPE](/services/dpe) : établi avant juillet 2021, il n’a plus cours. Côté location, un logement classé G ne se propose plus, et F suivra en 2028.
`,
    regulatoryInfo: `
Pour Saint-Germain comme pour Fourqueux (vérifié le 15 novembre 2026) :

- **termites** : le département compte des communes en zone, dont nous n’avons pas la liste sûre : à vérifier en mairie ou en préfecture, adresse en main ;
- **mérule** : rien d’établi ici, ce qui n’équivaut pas à une absence de zone ; interrogez les mêmes guichets ;
- **forêt** : l’[état des risques](/services/erp) mentionne, depuis 2025, l’obligation de débroussailler là où elle s’applique, à contrôler parcelle par parcelle.
`,
    localPartnerships: `
Notaire, agence, syndic ou cabinet de relocation : le dossier part à qui vous désignez. Un permis introuvable ? Essayez le guichet d’urbanisme de l’hôtel de ville, puis les archives.
`,
  },
  proof: {
    kind: "testimonials",
    testimonials: [
      {
        name: "Édouard V.",
        location: "Saint-Germain-en-Laye, centre",
        publishedOn: "2026-10-27",
        sample: true,
        rating: 5,
        text: "Deux mètres carrés de moins que dans mon acte de 1998. Désagréable à entendre, mais la mesure était expliquée sur un croquis. L’annonce a été corrigée, la promesse signée sans discussion.",
      },
      {
        name: "Hannah L.",
        location: "Hennemont",
        publishedOn: "2026-08-30",
        sample: true,
        rating: 5,
        text: "Nous étions déjà repartis à Boston. La voisine a ouvert la porte, tout est venu par e-mail, une photo pour chaque remarque. Mon français est moyen, et pourtant j’ai compris.",
      },
      {
        name: "Patrick et Lise D.",
        location: "Fourqueux",
        publishedOn: "2026-04-03",
        sample: true,
        rating: 5,
        text: "Pavillon de 1972. Ponctuel, discret, a pris des chaussons sans qu’on demande. Le garage était bien en amiante-ciment, en bon état.",
      },
    ],
  },
  layout: { heroButtons: "booking-and-call", embedsQuoteForm: false },
  faq: [
    {
      question: "Mon appartement d’Hennemont doit-il passer au plomb ?",
      answer:
        "Non : 1951-1952, c’est après la limite du 1er janvier 1949. Pour le vendre, prévoyez en revanche l’[amiante](/services/amiante).",
    },
    {
      question: "J’habite Fourqueux : quelle commune figure sur les rapports ?",
      answer:
        "Saint-Germain-en-Laye, depuis la fusion. Gardez vos documents d’avant 2019, au nom de Fourqueux : ils aident à dater la maison et ses extensions.",
    },
    {
      question: "Ma maison est en copropriété horizontale, la Carrez s’applique-t-elle ?",
      answer:
        "Oui. Ce n’est pas l’appartement qui compte mais le lot. Seules les maisons hors copropriété y échappent.",
    },
    {
      question: "Muté à l’étranger, dois-je revenir pour la visite ?",
      answer:
        "Non, une personne de confiance suffit. Pour l’audit d’une maison, donnez-lui mandat : le décret 2022-780 veut le propriétaire ou son mandataire présent au moins une fois.",
    },
    {
      question: "Mon jardin touche la forêt : l’état termites devient-il obligatoire ?",
      answer:
        "Les arbres n’y changent rien, seul un arrêté préfectoral compte. Si un bois vous inquiète, l’[état parasitaire](/services/etat-parasitaire), volontaire, répond plus largement.",
    },
    {
      question: "Combien coûte un dossier à Saint-Germain ?",
      answer:
        "Cela dépend de la surface, de l’âge et des annexes. Le [devis](/devis-en-ligne) chiffre le vôtre et vous parvient sous deux heures.",
    },
  ],
  sources: [
    {
      fact: "Secteur sauvegardé créé le 15 novembre 1974, site patrimonial remarquable de 64 ha",
      source: "saintgermainenlaye.fr, révision du plan de sauvegarde et de mise en valeur",
    },
    {
      fact: "Lisière Pereire, premiers logements annoncés fin 2016 ; achat de 49 ha par la société Émile Pereire en 1858, quelques villas bâties",
      source: "objectifgrandparis.fr, « La Lisière Pereire, un balcon sur la forêt »",
    },
    {
      fact: "3 526 ha de forêt sur 4 827 ha (avant la fusion), rareté du foncier",
      source: "saintgermainenlaye.fr, « L’écoquartier de la Lisière Pereire »",
    },
    {
      fact: "Shape Village d’Hennemont : 303 logements, 1951-1952, préfabrication Camus et construction traditionnelle, label",
      source: "Base Mérimée, notice ACR0000788 (ministère de la Culture, POP)",
    },
    {
      fact: "Hennemont : grandes baies vitrées, murs porteurs en refend",
      source: "pss-archi.eu, fiche FR-78551-28828",
    },
    {
      fact: "Bel-Air : « 1974 : naissance de la dernière ZUP de France »",
      source: "Ville de Saint-Germain-en-Laye, dossier de presse de mars 2012",
    },
    {
      fact: "Bel-Air : ancienne ZUP sur coteau, 1 790 logements, EcoQuartier labellisé en décembre 2023, arrêt du T13",
      source: "Ministère chargé de l’Aménagement, amenagement-durable.ecologie.gouv.fr",
    },
    {
      fact: "Un vallon sépare le centre royal du coteau du Bel-Air",
      source: "Le Moniteur, « Place nette ! »",
    },
    {
      fact: "Hôtels particuliers des XVIIe et XVIIIe siècles dans le centre",
      source:
        "Patrimoine-Environnement, note sur le PSMV (hôtels du XVIIIe siècle) ; diaporama « Saint-Germain-en-Laye, volet 2 », slideserve.com",
    },
    {
      fact: "Fourqueux : fusion le 1er janvier 2019, golf, lisière de Marly, croissance après 1960",
      source: "Wikipédia, article « Fourqueux », d’après l’Insee (ancien code 78251)",
    },
    {
      fact: "RER A, tram T13 vers Saint-Cyr ; lycée international",
      source: "Île-de-France Mobilités ; lycée international de Saint-Germain-en-Laye",
    },
    {
      fact: "Musée d’Archéologie nationale au château, terrasse d’André Le Nôtre",
      source: "musee-archeologienationale.fr",
    },
  ],
  verifiedOn: "2026-11-15",
} satisfies CitySource;
