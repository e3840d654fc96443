import type { CitySource } from "#content/schema/territory";

export default {
  slug: "rouen",
  position: 1,
  insee: "76540",
  coordinates: { latitude: 49.443, longitude: 1.099 },
  department: "76",
  isMainCity: true,
  seo: {
    title: "Diagnostic immobilier Rouen : vente, location, 24-48 h",
    description:
      "Diagnostics à Rouen : plomb des pans de bois, amiante des îlots reconstruits, DPE des petits meublés. Visite sous 24 à 48 h, devis gratuit, réponse sous 2 h.",
  },
  seoKeywords: [
    "diagnostic immobilier Rouen",
    "diagnostiqueur Rouen",
    "DPE Rouen",
    "diagnostic plomb Rouen",
    "diagnostic amiante Rouen",
    "diagnostic location Rouen",
  ],
  heroTitle: "Diagnostic immobilier à Rouen, rive droite comme rive gauche",
  heroSubtitle:
    "Pan de bois près de Saint-Maclou, appartement des quais, studio à Saint-Sever : dites-nous l’âge du logement, nous vous disons ce qui est dû. Visite sous 24 à 48 h.",
  description:
    "De la maison à pans de bois au deux-pièces étudiant : à Rouen, où nous sommes installés, la date de l’immeuble décide de presque tout.",
  specialties: [
    "Plomb dans les pans de bois",
    "Amiante des îlots reconstruits",
    "DPE des petites surfaces louées",
    "État parasitaire des charpentes",
  ],
  interventionTime: "24h-48h",
  history: `
À Rouen, une rue traversée fait parfois changer de siècle, donc de dossier. Quatre villes se touchent.

**La ville de bois, de pierre et de brique.** Autour de Saint-Maclou et du Vieux-Marché, les pans de bois tiennent encore des immeubles entiers. Le plomb s’y cache sous les peintures des rampes, des croisées et des lambris. Une poutre prise dans un mur humide peut nourrir la mérule. L’électricité, venue après coup, suit des baguettes et traverse le torchis.

**Le vide de 1940, comblé jusqu’au début des années 1960.** L’incendie de juin 1940 a détruit une quinzaine d’hectares au sud de la cathédrale ; les bombes de 1944 ont fait le reste. Les îlots commencés en 1947 ont une ossature en béton armé et des façades de pierre. Le piège est là : achevé en 1948, un bâtiment relève du constat plomb, et son voisin de 1955 y échappe. L’amiante, lui, se cherche chez les deux.

**Le plateau.** À la Grand’Mare, 500 logements d’acier et de verre sont terminés en 1969. Dans ce bâti des hauteurs, dalles de sol, conduits et panneaux passent avant les peintures.

**L’ouest neuf.** À la Luciline, plus d’amiante ni de plomb à chercher. Restent le DPE, la surface et les risques.
`,
  districts: [
    {
      name: "Saint-Maclou, Vieux-Marché, rue Cauchoise",
      text: "Escaliers étroits, planchers qui penchent, combles aménagés par morceaux. Nous y prenons du temps pour les boiseries peintes, les fils apparents et les bois de la façade arrière, souvent la moins entretenue.",
    },
    {
      name: "Des quais à la cathédrale",
      text: "Les immeubles de la Reconstruction ont trois à six étages, des fenêtres cadrées de béton et des appartements bien distribués. Le repérage amiante y suit les conduits, les sols et les cloisons techniques ; pour les parties communes, voyez le syndic.",
    },
    {
      name: "La gare et Jouvenet",
      text: "Au XIXe siècle, la ville déborde ses boulevards vers le nord. Maisons de ville en brique, jardins en pente, caves fraîches : peintures au plomb aux fenêtres, chaudières remplacées sans que le réseau de gaz le soit toujours, toitures à isoler avant un DPE.",
    },
    {
      name: "Saint-Sever et Saint-Clément",
      text: "Faubourg de manufactures bâti aux XIXe et XXe siècles, la rive gauche mêle petites maisons mitoyennes et résidences plus récentes. Appentis et ateliers couverts de fibrociment s’y visitent comme le reste : l’amiante d’une dépendance compte autant.",
    },
  ],
  heritage: [
    "La cathédrale Notre-Dame, dont la nef a tenu en 1944 malgré les bombes tombées alentour",
    "Le Gros-Horloge et l’aître Saint-Maclou, repères du centre à pans de bois",
    "Un ancien secteur sauvegardé, aujourd’hui site patrimonial remarquable",
    "L’ensemble de la Grand’Mare, en partie inscrit au titre des monuments historiques",
  ],
  keyFacts: [
    "76 076 logements, dont 85,3 % d’appartements (Insee, 2022)",
    "La Seine sépare le centre ancien, au nord, des faubourgs de manufactures",
    "Reconstruction du centre menée de 1947 au début des années 1960",
    "Prix moyen indicatif : 2 800 € le m²",
  ],
  economy: `
Préfecture de région, port fluvial et maritime, université, centre hospitalier : Rouen attire des étudiants, des internes et des salariés mutés. Pour un bailleur, un dossier complet avant l’annonce évite de manquer la rentrée.
`,
  realEstateMarket: {
    averagePrice: 2800,
    marketTrend:
      "La classe énergétique sépare désormais deux appartements voisins : un étage ancien chauffé par de vieux convecteurs se négocie, un logement rénové garde son prix.",
    demand:
      "Studios et deux-pièces pour la location près du métro et des facultés, maisons avec jardin sur les pentes du nord pour les familles.",
    interventionTime: "24h-48h",
  },
  localAdvantages: [
    {
      title: "Nous partons du centre",
      description:
        "Notre siège est à Rouen. Rendez-vous sous 24 à 48 h, et sous 24 h en urgence si un créneau reste libre.",
      icon: "clock",
    },
    {
      title: "Le pan de bois sans surprise",
      description:
        "Enduit qui sonne creux, dessous d’escalier, pied de poteau : nous savons où regarder, sans rien percer.",
      icon: "home",
    },
    {
      title: "Une seule visite",
      description:
        "Plomb, gaz, électricité, surface et DPE se relèvent le même matin : une seule remise de clés pour le locataire ou l’agence.",
      icon: "file",
    },
  ],
  specificServices: [
    {
      service: "plomb",
      title: "Le constat plomb d’un immeuble à pans de bois",
      description:
        "Portes palières, volets intérieurs, plinthes moulurées : nous mesurons chaque élément du lot. La cage d’escalier commune relève d’un autre constat, que le syndic peut déjà posséder.",
      relevance:
        "Le centre à pans de bois est très antérieur à 1949 : le constat y est dû, même repeint.",
    },
    {
      service: "etat-parasitaire",
      title: "L’état des bois avant d’acheter dans le centre",
      description:
        "Poteaux de façade, solives sous une salle d’eau, pannes de comble : sonder les bois accessibles aide à distinguer la vrillette éteinte du champignon actif.",
      relevance:
        "Dans le centre ancien, la structure même des immeubles est en bois : un examen facultatif, mais précieux.",
    },
    {
      service: "dpe",
      title: "Le DPE d’un studio à louer",
      description:
        "Fenêtres, ventilation, ballon d’eau chaude : sur vingt mètres carrés, chaque équipement pèse. Gardez les factures, elles remplacent des valeurs par défaut souvent sévères.",
      relevance:
        "Une lettre décide du bail d’un studio d’étudiant : G exclu depuis 2025, F à partir de 2028.",
    },
  ],
  otherServices: [
    {
      service: "erp",
      relevance:
        "Rouen fait partie du territoire à risque important d’inondation Rouen-Louviers-Austreberthe ; falaises et cavités s’y ajoutent selon l’adresse.",
    },
    {
      service: "gaz",
      relevance:
        "Vers la gare et Jouvenet, des chaudières ont été remplacées sans que les tuyaux le soient toujours.",
    },
    {
      service: "loi-boutin",
      relevance:
        "85,3 % d’appartements, et des meublés loués à la rentrée : le bail dit leur surface habitable.",
    },
  ],
  localInfo: {
    marketInsight: `
Au prix moyen indicatif de 2 800 € le m², trois mètres carrés oubliés sous une soupente représentent 8 400 €. Dans les greniers transformés du centre, refaites mesurer la surface [Carrez](/services/loi-carrez) dès qu’une cloison a bougé.
`,
    regulatoryInfo: `
Ce que nous pouvons affirmer pour Rouen, vérifié le 15 novembre 2026 :

- **Termites** : nous n’avons trouvé aucune liste sûre pour la Seine-Maritime. Zonage rouennais à vérifier en mairie ou en préfecture ; posez la question dès l’estimation.
- **Mérule** : le seul secteur du département que nous ayons relevé se trouve à Yvetot, défini par numéros de rue. Pour votre parcelle rouennaise, interrogez aussi la mairie. Un tel zonage impose d’informer l’acheteur, pas de faire un diagnostic.
- **Risques** : Rouen fait partie du territoire à risque important d’inondation Rouen-Louviers-Austreberthe. S’y ajoutent, selon l’adresse, falaises de craie et cavités.
`,
    localPartnerships: `
Les notaires reçoivent notre rapport directement, si vous le souhaitez. Côté agences et syndics, nous récupérons les clés, puis le carnet d’entretien. Le service d’urbanisme de la mairie peut retrouver un permis ; les archives, la date d’un îlot.
`,
  },
  proof: { kind: "reviews" },
  layout: { heroButtons: "booking-and-call", embedsQuoteForm: false },
  faq: [
    {
      question: "Comment savoir si mon immeuble des quais date d’avant 1949 ?",
      answer:
        "Ouvrez le règlement de copropriété, puis demandez au syndic la date d’achèvement. À défaut, interrogez les archives de la ville. Sans preuve, nous vous conseillons de faire le constat plomb.",
    },
    {
      question: "Que faut-il pour louer un meublé à un étudiant rouennais ?",
      answer:
        "Un [DPE](/services/dpe), l’état des risques si l’adresse l’exige, la surface habitable dans le bail. Gaz et électricité s’ajoutent au-delà de quinze ans, le plomb avant 1949. Pour un permis antérieur à juillet 1997, tenez prêt le dossier amiante du logement.",
    },
    {
      question: "J’habite près du Robec : l’état des risques suffit-il pour l’humidité ?",
      answer:
        "Non. L’[état des risques](/services/erp) signale les zones inondables autour de l’adresse ; il ne regarde ni la cave ni les solives. Une odeur de champignon justifie un [état parasitaire](/services/etat-parasitaire), qui reste volontaire.",
    },
    {
      question: "Ma maison de la rive gauche est classée E : que dois-je ajouter au DPE ?",
      answer:
        "Un [audit énergétique](/services/audit-energetique), obligatoire pour vendre une maison hors copropriété classée E, F ou G. Les lots de copropriété y échappent, quelle que soit leur lettre.",
    },
    {
      question: "Combien de temps entre mon appel et le rapport ?",
      answer:
        "Le [devis](/devis-en-ligne) se remplit en trois minutes et reçoit une réponse sous deux heures. Nous passons le plus souvent dans les deux jours ; les documents suivent 24 à 48 h après, analyses de laboratoire à part.",
    },
  ],
  sources: [
    {
      fact: "Incendie de juin 1940 : une quinzaine d’hectares de maisons à pans de bois détruits au sud de la cathédrale",
      source: "rouen-histoire.com, Guy Pessiot, « Survol de la période (1940-1956) »",
    },
    {
      fact: "Bombardements de 1944, nef de la cathédrale préservée ; reconstruction de 1947 au début des années 1960, béton armé, façades de pierre, 3 à 6 étages",
      source:
        "Mouvement européen Seine-Maritime, « Parcours européens à Rouen », quartier de la Reconstruction rive droite",
    },
    {
      fact: "Grand’Mare : 500 logements à structure métallique achevés en 1969, en partie inscrits au titre des monuments historiques",
      source: "Base Mérimée (ministère de la Culture), ensemble de la Grand’Mare, Rouen",
    },
    {
      fact: "La Luciline, écoquartier neuf des quartiers Ouest",
      source: "Paris-Normandie, « À Rouen, les quartiers Ouest opèrent leur mue »",
    },
    {
      fact: "Extension de la ville vers le nord, au-delà des boulevards, au XIXe siècle",
      source: "Le P’tit Pat’ rouennais, « La ville à la campagne » (gare inaugurée en 1847)",
    },
    {
      fact: "Saint-Sever et Saint-Clément : rive gauche de manufactures, urbanisée aux XIXe et XXe siècles",
      source:
        "Wikipédia, articles « Quartier Saint-Sever » et « Saint-Clément – Jardin des Plantes »",
    },
    {
      fact: "Cathédrale, Gros-Horloge et aître Saint-Maclou, monuments historiques du centre",
      source: "Base Mérimée (ministère de la Culture), commune de Rouen",
    },
    {
      fact: "Secteur sauvegardé de Rouen, devenu de plein droit site patrimonial remarquable",
      source:
        "Le P’tit Pat’ rouennais, « Vieux Rouen » (secteur créé en 1964) ; loi n° 2016-925 du 7 juillet 2016, article 112",
    },
    {
      fact: "Préfecture de région, port, université, centre hospitalier universitaire",
      source: "Préfecture de la région Normandie, Haropa Port, université et CHU de Rouen",
    },
    {
      fact: "Rouen, commune du territoire à risque important d’inondation Rouen-Louviers-Austreberthe",
      source: "Services de l’État, cartographie du TRI, rapport de synthèse, juillet 2014",
    },
    {
      fact: "Falaises de craie et cavités souterraines autour de Rouen",
      source:
        "Métropole Rouen Normandie, page sur les risques liés aux falaises et carte des cavités",
    },
  ],
  verifiedOn: "2026-11-15",
} satisfies CitySource;
