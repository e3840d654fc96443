import type { CitySource } from "#content/schema/territory";

export default {
  slug: "le-vaudreuil",
  position: 4,
  insee: "27528",
  coordinates: { latitude: 49.255, longitude: 1.207 },
  department: "27",
  isMainCity: true,
  seo: {
    title: "Diagnostic immobilier Le Vaudreuil (27) : prix, délais",
    description:
      "Maison de bourg en pans de bois ou pavillon de 1978 au Vaudreuil : plomb, amiante, DPE, audit énergétique. Ce que votre vente exige, et à quel prix.",
  },
  seoKeywords: [
    "diagnostic immobilier Le Vaudreuil",
    "diagnostiqueur Le Vaudreuil",
    "DPE Le Vaudreuil 27",
    "audit énergétique maison Eure",
    "diagnostics vente Seine-Eure",
  ],
  heroTitle: "Diagnostic immobilier au Vaudreuil, à la mesure de votre maison",
  heroSubtitle:
    "Le village, pas la ville nouvelle : ici, trois logements sur quatre sont des maisons, avec grenier, appentis et jardin. Nous venons sous 24 à 48 h.",
  description:
    "Deux anciens bourgs de la vallée de l’Eure, surtout des maisons : une vente s’y prépare en commençant par l’âge du toit et celui du chauffage.",
  specialties: [
    "Maisons de bourg en pans de bois",
    "Pavillons des années 1970 et 1980",
    "Audit énergétique avant vente",
    "Dépendances et appentis",
  ],
  interventionTime: "24h-48h",
  history: `
On nous téléphone parfois « pour Le Vaudreuil » en parlant de Val-de-Reuil. La ville nouvelle des années 1970 n’a pris ce nom qu’en 1984. Même code postal, tout autres maisons.

Le village, lui, gardait un gué au Moyen Âge. Il réunit depuis 1969 deux bourgs, Notre-Dame et Saint-Cyr, et l’Eure y fut navigable jusqu’en 1926.

Dans la vallée, le bâti traditionnel assemble du torchis et des pans de bois à trame large. Ses fenêtres, portes et plinthes d’avant 1949 relèvent du [constat plomb](/services/plomb). Ses points faibles sont en bas : pieds de poteaux, sablières, solives.

Puis le village a grossi d’un coup. L’Insee y compte 599 logements en 1968, 1 115 en 1982, 1 768 en 2019 : environ les deux tiers du parc se sont ajoutés après 1968. Trop jeunes pour le plomb, ces maisons restent dans le champ de l’[amiante](/services/amiante) si leur permis précède le 1er juillet 1997 : ardoises de fibrociment, conduits, plaques de l’abri. Passé quinze ans, leur [installation électrique](/services/electricite) se contrôle aussi.
`,
  districts: [
    {
      name: "Autour de l’église Notre-Dame",
      text: "Maisons accolées, cours fermées, anciens communs devenus chambres ou garages. Un appentis récent contre un mur ancien mélange deux régimes : plomb sur les menuiseries, fibrociment au-dessus.",
    },
    {
      name: "Saint-Cyr",
      text: "Le second bourg, dont Gustave Loiseau a peint une rue. Enduits épais sur ossature de bois, combles gagnés par étapes, cheminées condamnées. L’âge des extensions se lit dans l’acte et les permis, pas sur le linteau.",
    },
    {
      name: "Les bords de l’Eure",
      text: "Chemin de halage, jardins au fil de l’eau, rez-de-chaussée bas. L’humidité remonte dans les murs et se loge derrière un doublage posé trop vite. L’état des risques dit si la parcelle est exposée aux crues.",
    },
    {
      name: "Les lotissements",
      text: "Pavillons de plain-pied ou sur sous-sol, bâtis en nombre à partir des années 1970. La classe énergie s’y joue dans les combles et sur le mode de chauffage : retrouvez la facture de chaque amélioration.",
    },
  ],
  heritage: [
    "Église Notre-Dame et son maître-autel baroque en bois doré",
    "Souvenir du château fort que se disputèrent Richard Cœur de Lion et Philippe Auguste",
    "Ancienne porte marinière et écluse, au temps où l’Eure se naviguait",
  ],
  keyFacts: [
    "Née en 1969 de la réunion de Notre-Dame et de Saint-Cyr",
    "1 332 maisons et 432 appartements (Insee, 2019)",
    "773 résidences principales de cinq pièces ou plus, soit 47 % (Insee, 2019)",
    "Membre de l’agglomération Seine-Eure, distincte de Val-de-Reuil",
  ],
  economy: `
Le Vaudreuil fait partie de l’agglomération Seine-Eure. Val-de-Reuil et Louviers sont à sa porte, Rouen et Évreux à environ 25 km ; l’autoroute de Normandie passe à côté. Neuf logements sur dix y sont des résidences principales.
`,
  realEstateMarket: {
    averagePrice: 2100,
    marketTrend:
      "Prix moyen indicatif : 2 100 € du m². La rivière au fond du jardin, une toiture refaite ou une cuve à fioul déplacent la négociation.",
    demand: "La grande maison avec terrain est ici le bien courant. Comptez 48 h pour la visite.",
    interventionTime: "48h",
  },
  localAdvantages: [
    {
      title: "La bonne commune sur chaque page",
      description:
        "Une erreur de code Insee, et l’état des risques décrit Val-de-Reuil. Nous contrôlons le nom et la section cadastrale.",
      icon: "map",
    },
    {
      title: "Les dépendances, toutes",
      description:
        "Pressoir, poulailler, cave ou garage figurent au rapport. Une porte restée close y est citée.",
      icon: "home",
    },
    {
      title: "Deux jours, puis deux jours",
      description:
        "Il faut 24 à 48 h pour venir et autant pour remettre le rapport. Si le notaire presse, appelez : moins de 24 h, selon disponibilité.",
      icon: "clock",
    },
  ],
  specificServices: [
    {
      service: "audit-energetique",
      title: "Audit énergétique d’une maison E, F ou G",
      description:
        "À partir de 490 € TTC. Il chiffre des étapes de travaux d’après l’état réel de la maison et reste valable cinq ans.",
      relevance:
        "Trois logements sur quatre sont des maisons : hors copropriété, la classe du DPE décide si l’audit est dû.",
    },
    {
      service: "amiante",
      title: "Amiante d’un pavillon des années 1970",
      description:
        "Le tour commence dehors : ardoises, plaques de l’abri, descentes d’eau. Dedans viennent les conduits, les sols et les panneaux.",
      relevance:
        "Entre 1968 et 1982, plus de cinq cents logements se sont ajoutés au village, au temps du fibrociment.",
    },
    {
      service: "etat-parasitaire",
      title: "Les bois d’une maison proche de l’eau",
      description:
        "Sablières, poteaux et solives sondés un à un. Cet état, volontaire, distingue insectes, mérule et pourriture.",
      relevance:
        "Près de l’Eure, le torchis cache le bois qu’il enserre : une auréole brune mérite un avis avant la promesse.",
    },
  ],
  otherServices: [
    {
      service: "electricite",
      relevance:
        "Les pavillons des années 1970 et 1980 ont passé quinze ans : leur tableau d’origine se contrôle.",
    },
    {
      service: "erp",
      relevance:
        "Au bord de l’Eure, il dit si la parcelle est exposée aux crues ; Val-de-Reuil a le même code postal, pas les mêmes risques.",
    },
    {
      service: "dpe-projete",
      relevance:
        "Près d’une résidence principale sur deux a cinq pièces ou plus : combles ou chauffage, on simule avant de payer.",
    },
  ],
  localInfo: {
    marketInsight: `
Près d’une résidence principale sur deux compte au moins cinq pièces : c’est un volume à chauffer. Un DPE d’avant le 1er juillet 2021 ne vaut plus : refaites-le avant l’annonce. Une maison chauffée à l’électricité a pu changer de classe avec le coefficient 1,9 de 2026 : l’attestation gratuite de l’Ademe en fait foi.
`,
    regulatoryInfo: `
Relevé des zones vérifié le 15 novembre 2026.

**Termites :** la situation du département nous est inconnue, ce qui ne vaut pas dispense : à vérifier en mairie ou en préfecture.

**Côté mérule :** dans l’Eure, une source indirecte nomme Les Andelys, Bosquentin et Lisors. Le Vaudreuil n’y est pas cité, sans que cela suffise pour conclure : à vérifier en mairie ou en préfecture.

**Fosse ou micro-station :** hors du tout-à-l’égout, le contrôle, valable trois ans, relève du SPANC et non de nous.
`,
    localPartnerships: `
Au bureau d’urbanisme de la mairie, demandez les permis de la véranda ou des combles. Pour un dossier d’avant 1969, donnez aussi le nom de l’ancienne commune, Notre-Dame-du-Vaudreuil ou Saint-Cyr-du-Vaudreuil. Notaire et agence reçoivent ensuite un seul fichier.
`,
  },
  proof: {
    kind: "testimonials",
    testimonials: [
      {
        name: "Hélène D.",
        location: "Le Vaudreuil, Notre-Dame",
        publishedOn: "2026-03-09",
        sample: true,
        rating: 5,
        text: "La maison de ma mère était fermée depuis deux hivers. On m’a montré, devant la sablière, ce qui était vieux et ce qui devait être surveillé. Le notaire a tout eu en fin de semaine.",
      },
      {
        name: "Karim B.",
        location: "Le Vaudreuil",
        publishedOn: "2026-06-22",
        sample: true,
        rating: 5,
        text: "Pavillon de 1979. Je n’avais pas pensé au toit de l’abri. C’est écrit clairement, avec photo ; l’acheteur a posé deux questions et signé.",
      },
      {
        name: "Monique L.",
        location: "Le Vaudreuil, Saint-Cyr",
        publishedOn: "2026-09-14",
        sample: true,
        rating: 4,
        text: "Une demi-heure de retard, mais j’étais prévenue. Il a même demandé la clé du poulailler. Rapport lisible.",
      },
    ],
  },
  layout: { heroButtons: "booking-and-call", embedsQuoteForm: false },
  faq: [
    {
      question: "Mon adresse est-elle au Vaudreuil ou à Val-de-Reuil ?",
      answer:
        "Lisez le nom de la commune sur l’acte ou l’avis de taxe foncière : le code postal, commun aux deux, ne renseigne pas. De là dépendent la mairie à interroger et les risques à déclarer.",
    },
    {
      question: "Une maison à colombages doit-elle passer un diagnostic amiante ?",
      answer:
        "Oui, pour être vendue : ancienne, elle précède forcément juillet 1997. Le bois et la terre sont hors de cause ; la couverture d’un appentis ou un sol collé vers 1970 peuvent en contenir. Louée, une maison n’y est pas soumise.",
    },
    {
      question: "Mon pavillon de 1975 est classé E : l’audit est-il obligatoire ?",
      answer:
        "Oui si vous le vendez, depuis le 1er janvier 2025, dès lors qu’il est hors copropriété. F et G y sont soumises depuis avril 2023, D le sera en 2034. Aucun audit pour louer.",
    },
    {
      question: "Le jardin a été inondé il y a des années : dois-je le dire ?",
      answer:
        "Déclarez par écrit tout sinistre indemnisé comme catastrophe naturelle dont vous avez connaissance. L’[état des risques](/services/erp), de moins de six mois à la première visite, le complète.",
    },
    {
      question: "Combien prévoir pour une maison d’avant 1949 ?",
      answer:
        "Nos prix TTC commencent à 80 € pour le DPE, 90 € pour le plomb, 80 € pour l’amiante hors prélèvements, 80 € pour l’électricité et autant pour le gaz, 4,99 € pour l’état des risques. Ils suivent la surface et les annexes. La [demande de devis](/devis-en-ligne) prend trois minutes, la réponse vient sous 2 h.",
    },
  ],
  sources: [
    {
      fact: "Réunion de Notre-Dame et de Saint-Cyr en 1969 ; château fort du XIIe siècle, Richard Cœur de Lion et Philippe Auguste ; gué médiéval.",
      source:
        "Office de tourisme Seine-Eure, circuit « Le Vaudreuil, au temps des rois » (tourisme-seine-eure.com).",
    },
    {
      fact: "Eure navigable jusqu’en 1926, porte marinière, écluse, chemin de halage.",
      source: "Office de tourisme Seine-Eure, même circuit, étape 2.",
    },
    {
      fact: "Val-de-Reuil : ville nouvelle des années 1970, nom actuel depuis 1984 ; code Insee 27701, même code postal.",
      source:
        "Petit Futé, « Val-de-Reuil » ; Wikipédia, « Val-de-Reuil » ; Insee, code officiel géographique.",
    },
    {
      fact: "Logements : 599 (1968), 1 115 (1982), 1 768 (2019) ; 1 332 maisons, 432 appartements ; 93 % de résidences principales.",
      source: "Insee, RP 2019, Logement, commune du Vaudreuil (27528), tableaux LOG T1 et T2.",
    },
    {
      fact: "773 résidences principales de cinq pièces ou plus, 47,1 %.",
      source: "Insee, RP 2019, commune du Vaudreuil (27528), tableau LOG T3.",
    },
    {
      fact: "Pan de bois à trame large dans la vallée d’Eure, torchis de limon argileux.",
      source:
        "L’Eure agricole, « Les maisons paysannes de l’Eure », d’après l’association de sauvegarde.",
    },
    {
      fact: "Gustave Loiseau, « La rue de village, Saint-Cyr-du-Vaudreuil ».",
      source: "Wikipédia, « Le Vaudreuil », tableau reproduit.",
    },
    {
      fact: "Maître-autel baroque en bois doré de l’église Notre-Dame.",
      source: "Fiche signalétique de l’église, citée par roch-jaja.nursit.com.",
    },
    {
      fact: "Agglomération Seine-Eure ; Rouen et Évreux à environ 25 km ; autoroute de Normandie à proximité.",
      source: "Wikipédia, « Le Vaudreuil » (éditions française et allemande).",
    },
  ],
  verifiedOn: "2026-11-15",
} satisfies CitySource;
