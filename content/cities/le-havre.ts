import type { CitySource } from "#content/schema/territory";

export default {
  slug: "le-havre",
  position: 3,
  insee: "76351",
  coordinates: { latitude: 49.494, longitude: 0.108 },
  department: "76",
  isMainCity: true,
  seo: {
    title: "Diagnostic immobilier Le Havre : amiante, DPE, Carrez",
    description:
      "Appartement Perret, pavillon de Sanvic ou tour du plateau : les diagnostics à prévoir au Havre pour vendre ou louer. Passage sous 24 à 48 h, devis gratuit.",
  },
  seoKeywords: [
    "diagnostic immobilier Le Havre",
    "diagnostiqueur Le Havre",
    "diagnostic amiante Le Havre",
    "DPE Le Havre",
    "loi Carrez Le Havre",
  ],
  heroTitle: "Diagnostic immobilier au Havre : le bon dossier, du premier coup",
  heroSubtitle:
    "Béton de Perret en bas, brique et jardins en haut, grands ensembles sur le plateau : à chaque quartier son dossier, et une visite sous 24 à 48 h.",
  description:
    "Centre reconstruit, maisons de la ville haute, résidences des années 1960 : ce que chaque partie du Havre demande avant une signature.",
  specialties: [
    "Amiante des années 1950 à 1970",
    "Surface Carrez des plans ouverts",
    "DPE avec chauffage collectif",
    "Maisons de ville d’avant-guerre",
  ],
  interventionTime: "24h-48h",
  history: `
Votre immeuble était-il debout le 5 septembre 1944 ? La réponse trie déjà la moitié des papiers.

Ce qui a survécu se trouve surtout hors du centre : Ingouville, Sainte-Marie, une partie de Sanvic, lotie par vagues des années 1860 à la veille de la guerre. Peintures plombées sur les volets, planchers de bois sur cave, tableaux électriques transmis de propriétaire en propriétaire : ces maisons réunissent à peu près tous les contrôles.

En bas, 133 hectares renaissent entre 1945 et 1964, pour l’essentiel sous la direction d’Auguste Perret. Poteaux, poutres, panneaux préfabriqués, trame de 6,24 mètres : le bois ne porte plus rien, et l’amiante prend le relais. Attention aux premiers chantiers. Des appartements ont été livrés dès les années 1940, comme les maisonnettes d’urgence en briques récupérées, parfois cédées à leurs occupants : achevés avant 1949, ils relèvent du constat [plomb](/services/plomb).

Puis la ville annexe Bléville en 1953 et Sanvic en 1955 pour loger ceux qui attendent. Caucriauville et la Mare-Rouge sortent de terre vers 1960, le Mont-Gaillard dix ans plus tard. Leurs sols, leurs gaines et leurs allèges justifient un repérage patient.
`,
  districts: [
    {
      name: "Centre reconstruit et Perrey",
      text: "Appartements traversants, sans mur porteur, chauffés à l’origine par de l’air chaud soufflé au-dessus des portes. On vérifie gaines et cloisons ajoutées, on recompte la surface. Face au port de plaisance, la Résidence de France, lancée en 1964, prolonge ce parc sous d’autres formes.",
    },
    {
      name: "Île Saint-François",
      text: "Refait par des architectes havrais en brique rouge et ardoise, sur le tracé du XVIe siècle. Rue Dauphine ou quai de l’Île, quelques maisons rescapées gardent leurs pans de bois : le contraste d’une porte à l’autre impose de dater chaque façade.",
    },
    {
      name: "Saint-Vincent, Danton, Sainte-Marie",
      text: "Saint-Vincent et Sainte-Marie ont rejoint Le Havre en 1852 ; immeubles de rapport et maisons étroites s’y côtoient. Peintures anciennes dans l’entrée, cuisines au gaz, caves saines ou trempées selon la rue. Une bombe isolée explique souvent le bâtiment de 1955 entre deux façades plus vieilles.",
    },
    {
      name: "Sanvic, Bléville, plateau nord",
      text: "Pavillons, garages en plaques ondulées, extensions sans date. Le vieux bourg de Sanvic, détruit en 1944, a été rebâti sur ses rues. Plus loin, les barres et les tours des années 1960 et 1970, où le dossier amiante dépend de ce que le syndic a conservé.",
    },
  ],
  heritage: [
    "Le centre reconstruit par l’atelier Perret, au patrimoine mondial depuis le 15 juillet 2005",
    "Les ISAI de la place de l’Hôtel-de-Ville : 352 appartements conçus en 1946 comme prototypes",
    "L’appartement témoin Perret, remis dans son état des années 1950",
    "La Maison de l’Armateur et l’hôtel Dubocage de Bléville, rescapés de Saint-François",
  ],
  keyFacts: [
    "133 hectares inscrits par l’UNESCO, bâtis de 1945 à 1964",
    "23 129 maisons parmi 80 974 résidences principales (Insee, 2017)",
    "Bléville réunie au Havre en 1953, Sanvic en 1955",
    "2 200 € le m² en prix moyen indicatif",
  ],
  economy: `
Le port donne le rythme : premier de France pour les conteneurs, il fait venir des marins, des logisticiens et des ouvriers de l’industrie, souvent pour quelques années. D’où des ventes vite décidées.
`,
  realEstateMarket: {
    averagePrice: 2200,
    marketTrend:
      "Le béton de Perret, longtemps boudé, se vend aujourd’hui pour sa lumière et ses plans. Les charges de chauffage collectif restent la première question posée.",
    demand:
      "Appartements clairs entre la plage et l’Hôtel de Ville, maisons avec vue sur la côte, pavillons abordables vers Bléville.",
    interventionTime: "24h-48h",
  },
  localAdvantages: [
    {
      title: "Les documents d’abord",
      description:
        "Avant de venir, nous listons ce que le syndic doit fournir : chaufferie, dossier amiante, travaux votés. La visite y gagne.",
      icon: "file",
    },
    {
      title: "Ville haute et ville basse le même jour",
      description:
        "Nos tournées couvrent la plage, les bassins et le plateau. En cas d’urgence, un passage en moins de 24 h reste possible selon l’agenda.",
      icon: "map",
    },
    {
      title: "Un montant annoncé avant la visite",
      description:
        "Trois minutes pour décrire votre bien, deux heures au plus pour lire notre réponse chiffrée.",
      icon: "euro",
    },
  ],
  specificServices: [
    {
      service: "amiante",
      title: "Repérer l’amiante dans un bâti de béton",
      description:
        "Dalles sous la moquette, coffres de gaines, conduits de vide-ordures : nous ouvrons ce qui s’ouvre, cave et garage inclus. Tout prélèvement est chiffré et accepté par vous auparavant.",
      relevance: "Du centre Perret au Mont-Gaillard, le bâti d’origine précède juillet 1997.",
    },
    {
      service: "loi-carrez",
      title: "Remesurer un plan Perret modifié",
      description:
        "Faute de murs porteurs, les propriétaires ont supprimé des cloisons, fermé des loggias, agrandi des séjours. Le métrage d’une vente ancienne ne vaut alors plus rien.",
      relevance:
        "Les plans Perret, sans murs porteurs, ont perdu des cloisons : un vieux métrage n’y est plus fiable.",
    },
    {
      service: "dpe",
      title: "Classer un logement chauffé par son îlot",
      description:
        "Générateur, réseau, répartition : ces données sont chez le gestionnaire. Demandez-les dès la mise en vente, ainsi que le DPE collectif, exigé des immeubles d’habitation au permis antérieur à 2013.",
      relevance:
        "Dans un îlot à chauffage collectif, le calcul a besoin des données de la chaufferie, sinon il suppose au plus défavorable.",
    },
  ],
  otherServices: [
    {
      service: "electricite",
      relevance:
        "À Ingouville, Sainte-Marie ou Sanvic, de vieux tableaux passent d’un propriétaire à l’autre avec la maison.",
    },
    {
      service: "gaz",
      relevance:
        "De Saint-Vincent à Danton, immeubles anciens et cuisines au gaz : passé quinze ans, l’installation se contrôle.",
    },
    {
      service: "amiante-travaux",
      relevance:
        "133 hectares rebâtis de 1945 à 1964 : avant d’y abattre une cloison, on cherche l’amiante.",
    },
  ],
  localInfo: {
    marketInsight: `
Avec un prix moyen indicatif de 2 200 € le m², un appartement de 80 m² tourne autour de 176 000 €. L’enjeu d’une erreur de surface dépasse donc vite le coût de tous les diagnostics réunis.
`,
    regulatoryInfo: `
Relevé des règles locales, vérifié le 15 novembre 2026.

Pour les **termites**, la situation du Havre nous est inconnue, ce qui ne veut pas dire qu’aucun arrêté n’existe. Renseignement à vérifier en mairie ou en préfecture. Même prudence avec la **mérule**, dont les périmètres se dessinent parfois à la parcelle ; en Seine-Maritime, notre seule trace concerne certains numéros d’Yvetot.

L’[état des risques](/services/erp) parlera selon les rues de submersion marine, un plan de prévention allant du Havre à Tancarville ayant été soumis à enquête publique en 2022, ou d’instabilité des falaises.
`,
    localPartnerships: `
Au centre, le syndic est notre premier interlocuteur : une même chaufferie peut servir plusieurs immeubles. Les archives municipales aident à dater une rue ; le guichet d’urbanisme, à retrouver un permis. Nous transmettons le dossier à votre notaire ou à votre agence.
`,
  },
  proof: { kind: "reviews" },
  layout: { heroButtons: "booking-and-call", embedsQuoteForm: false },
  faq: [
    {
      question: "Un appartement Perret doit-il passer le constat plomb ?",
      answer:
        "Rarement : la plupart des immeubles ont été terminés après le 1er janvier 1949. Les tout premiers chantiers, ouverts dès 1946, méritent une vérification : le syndic ou les archives tranchent. L’amiante, en revanche, est toujours à rechercher pour vendre.",
    },
    {
      question: "L’inscription à l’UNESCO ajoute-t-elle un diagnostic ?",
      answer:
        "Non, la liste des documents est la même qu’ailleurs. Elle compte plutôt après : avant de changer des fenêtres ou d’isoler une façade du centre, demandez au service d’urbanisme ce qui est permis.",
    },
    {
      question: "Mon chauffage à air pulsé pénalise-t-il le DPE ?",
      answer:
        "Pas par principe. La méthode regarde l’énergie de la chaufferie, son âge, les pertes du réseau et l’enveloppe du logement. Le facteur 1,9 appliqué à l’électricité depuis janvier 2026 ne touche que les usages électriques.",
    },
    {
      question: "Quels contrôles pour vendre une maison de 1930 à Sanvic ?",
      answer:
        "DPE, amiante, plomb et état des risques, puis [gaz](/services/gaz) et [électricité](/services/electricite) au-delà de quinze ans d’installation. Ajoutez un audit énergétique en classe E, F ou G, et l’état termites si une zone est confirmée. Hors copropriété, la mesure Carrez ne s’applique pas.",
    },
    {
      question: "Je loue à Caucriauville : dois-je remettre un rapport amiante ?",
      answer:
        "Vous devez détenir le dossier amiante des parties privatives et le tenir à la disposition de l’occupant. Pour les halls et les gaines, la fiche récapitulative se demande au syndic.",
    },
  ],
  sources: [
    {
      fact: "Bombardements des 5 et 6 septembre 1944, maisonnettes d’urgence en briques récupérées, logements provisoires cédés à leurs occupants",
      source: "Ville du Havre, unesco.lehavre.fr, « La vie quotidienne » et « Comprendre »",
    },
    {
      fact: "Annexions de 1852 ; lotissements de Sanvic, 1860-1939, centre du bourg détruit puis rebâti sur la même trame ; annexion de Bléville (1953) et de Sanvic (1955)",
      source: "Archives municipales du Havre, « Histoire des rues du Havre »",
    },
    {
      fact: "ISAI : 352 appartements traversants conçus en 1946, ossature poteaux-poutres, trame de 6,24 m ; Résidence de France à partir de 1964",
      source: "Ville du Havre, unesco.lehavre.fr, « Les immeubles »",
    },
    {
      fact: "Premiers immeubles Perret bâtis de 1946 à 1951 (îlot V41)",
      source: "France 3 Normandie, reportage sur les habitants des premiers immeubles Perret",
    },
    {
      fact: "Chauffage à air pulsé, grilles au-dessus des portes, chaufferies d’îlot",
      source:
        "BnF, Passerelles, « Chambre d’un appartement du Havre construit par Auguste Perret »",
    },
    {
      fact: "Plans sans mur porteur, vide-ordures, appartement témoin",
      source: "lehavreregards.com, « Appartement témoin Perret »",
    },
    {
      fact: "Saint-François : tracé du XVIe siècle, architectes locaux, maisons rescapées rue Dauphine et quai de l’Île",
      source: "Ville du Havre, unesco.lehavre.fr, « L’île Saint-François »",
    },
    {
      fact: "Saint-François rebâti en brique rouge et ardoise ; immeubles de remplacement isolés hors du centre",
      source:
        "Blog « Havrais-dire », articles sur Saint-François et sur les destructions dispersées",
    },
    {
      fact: "Caucriauville et la Mare-Rouge à partir de 1960, Mont-Gaillard à partir de 1970",
      source:
        "Blog « Le Havre en photo », « Mont-Gaillard, de grands espoirs pour un nouveau quartier »",
    },
    {
      fact: "23 129 maisons parmi 80 974 résidences principales en 2017",
      source: "Insee, RP2017, tableau PRINC5, commune du Havre (76351)",
    },
    {
      fact: "Premier port français pour les conteneurs",
      source: "Haropa Port, direction territoriale du Havre",
    },
    {
      fact: "Plan de prévention des risques littoraux du Havre à Tancarville, enquête publique du 14 février au 16 mars 2022",
      source: "Préfecture de la Seine-Maritime, rapport de la commission d’enquête du PPRL PANES",
    },
    {
      fact: "Instabilité des falaises au Havre",
      source: "BRGM, rapport RP-51513-FR, février 2002",
    },
  ],
  verifiedOn: "2026-11-15",
} satisfies CitySource;
