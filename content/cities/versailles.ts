import type { CitySource } from "#content/schema/territory";

export default {
  slug: "versailles",
  position: 5,
  insee: "78646",
  coordinates: { latitude: 48.805, longitude: 2.135 },
  department: "78",
  isMainCity: true,
  seo: {
    title: "Diagnostic immobilier Versailles : plomb, Carrez, DPE",
    description:
      "Diagnostiqueur à Versailles sous 24 h : plomb des boiseries, loi Carrez des combles, amiante de Jussieu, DPE des villas de Clagny. Devis gratuit en ligne.",
  },
  seoKeywords: [
    "diagnostic immobilier Versailles",
    "diagnostiqueur Versailles",
    "diagnostic plomb Versailles",
    "loi Carrez Versailles",
    "DPE Versailles",
  ],
  heroTitle: "Diagnostic immobilier à Versailles, du logis royal au pavillon de meulière",
  heroSubtitle:
    "Boiseries anciennes, chambres sous les toits, résidences des Trente Glorieuses : nous passons sous 24 h et annonçons le prix avant.",
  description:
    "Ville royale devenue ville de gares : chaque quartier de Versailles appelle un dossier différent. Nous l’établissons sous 24 h.",
  specialties: ["Boiseries et peintures anciennes", "Combles en loi Carrez", "Villas de meulière"],
  interventionTime: "24h",
  history: `
L’eau explique Versailles autant que le roi. La ville de Louis XIV tient sur les pentes de la butte du château. Sous Louis XV, elle descend au sud et forme Saint-Louis ; sous Louis XVI, elle gagne au nord l’étang de Clagny, asséché puis comblé. Dans ces creux, nous regardons de près les caves et les abouts de poutres.

Lambris, volets intérieurs, portes à panneaux : ces logis ont reçu couche sur couche, et le plomb se cache dans les plus profondes.

Le chemin de fer fait le reste. Clagny se lotit à partir de 1857, Montreuil vers 1880, Glatigny vers 1890 ; Porchefontaine sème ses petites maisons de meulière. Ces vagues-là précèdent 1949.

Au nord-est, la cité-jardin des Petits-Bois (1925-1933) côtoie les barres de Bernard-de-Jussieu, des années 1960, où l’enquête passe aux dalles, aux colles et aux conduits.
`,
  districts: [
    {
      name: "Saint-Louis et le Vieux-Versailles",
      text: "Rues étroites, maisons anciennes, hôtels des ministères. Entre boiseries et planchers d’époque, le plomb se mesure longuement, la surface se relève alcôve par alcôve.",
    },
    {
      name: "Notre-Dame et les Prés",
      text: "Immeubles de rapport et commerces. Quand un appartement s’y vend avec sa cave et une pièce au dernier étage, ces deux annexes se visitent aussi : gardez les clés à portée.",
    },
    {
      name: "Montreuil",
      text: "Village de maraîchers jusqu’en 1787, puis terre de villas. Derrière les façades, des buanderies et remises où peuvent subsister plaques ondulées et vieux tuyaux.",
    },
    {
      name: "Clagny-Glatigny",
      text: "Grandes demeures à jardin. Le DPE y demande du temps : toitures complexes, vérandas, chaudière au sous-sol, plusieurs époques d’isolation.",
    },
    {
      name: "Chantiers et Porchefontaine",
      text: "Anciens dépôts de bois d’un côté, maisonnettes d’ouvriers et d’employés de l’autre, sur un sol jadis occupé par des étangs : pied de mur et sous-face de plancher passent en premier.",
    },
    {
      name: "Jussieu, Petits-Bois, Picardie",
      text: "Une façade réhabilitée ne dit rien des sols. Dans un lot à vendre, le repérage amiante part des revêtements d’origine.",
    },
  ],
  heritage: [
    "Le château et son parc, patrimoine mondial de l’UNESCO",
    "Saint-Louis et Notre-Dame, plus de 220 ha en site patrimonial remarquable",
    "Le domaine de Madame Élisabeth, à Montreuil",
  ],
  keyFacts: [
    "Plan de sauvegarde et de mise en valeur approuvé le 15 novembre 1993",
    "Abords du château protégés dans un rayon de 5 km par le décret du 15 octobre 1964",
    "Montreuil ne rejoint la ville qu’en 1787",
    "Visite sous 24 h, dans toute la commune",
  ],
  economy: `
Préfecture des Yvelines, Versailles vit de l’administration, des écoles, du tourisme et des trains qui mènent à Paris. Familles, fonctionnaires et étudiants s’y croisent ; le meublé y a sa place à côté du grand appartement familial.
`,
  realEstateMarket: {
    averagePrice: null,
    marketTrend:
      "D’un rez-de-chaussée sur cour à un étage noble, l’écart est tel que nous ne publions pas de prix moyen au m² pour la ville.",
    demand:
      "Soutenue près des trois grandes gares ; acquéreurs et notaires réclament le dossier avant de s’engager.",
    interventionTime: "24h",
  },
  localAdvantages: [
    {
      title: "Une urgence se dit au téléphone",
      description:
        "Promesse avancée, locataire qui arrive : moins de 24 h, selon disponibilité. Appelez plutôt que d’écrire.",
      icon: "clock",
    },
    {
      title: "Des lieux regardés sans dommage",
      description:
        "Corniches, parquets et lambris restent intacts : l’appareil lit le plomb en surface, et tout prélèvement d’amiante attend votre accord.",
      icon: "shield",
    },
    {
      title: "Un dossier lisible par l’étude",
      description:
        "Lots, étages et annexes portent les mêmes noms que dans votre règlement de copropriété, si vous nous le confiez.",
      icon: "file",
    },
  ],
  specificServices: [
    {
      service: "plomb",
      title: "Le CREP d’un intérieur à boiseries",
      description:
        "Panneaux, moulures, embrasures, garde-corps : chaque élément reçoit sa mesure et sa classe de dégradation.",
      relevance:
        "Saint-Louis, Notre-Dame et les villas de Clagny sont nés bien avant la date limite de 1949.",
    },
    {
      service: "loi-carrez",
      title: "Carrez sous les combles brisés",
      description:
        "Relevé au laser, déduction des embrasures, des marches et des parties de moins de 1,80 m sous plafond.",
      relevance: "Étages lambrissés et chambres de service multiplient les pièges de calcul.",
    },
    {
      service: "amiante",
      title: "L’amiante des résidences et des remises",
      description:
        "Repérage des sols, conduits, gaines et toitures légères, photos et croquis à l’appui.",
      relevance:
        "De Bernard-de-Jussieu aux garages de Montreuil, le XXe siècle a laissé des traces.",
    },
  ],
  otherServices: [
    {
      service: "termites",
      relevance:
        "Des arrêtés visent certaines communes des Yvelines : pour Versailles, à vérifier en mairie ou en préfecture.",
    },
    {
      service: "dpe-projete",
      relevance:
        "En site patrimonial remarquable, changer une fenêtre demande une autorisation : autant simuler les gestes permis.",
    },
  ],
  localInfo: {
    marketInsight: `
Ici, l’acheteur pense d’abord aux travaux qu’on lui laissera faire. Changer des fenêtres en site patrimonial remarquable passe par une autorisation (Code du patrimoine, L632-1). Un [DPE](/services/dpe) précis, complété au besoin d’un [DPE projeté](/services/dpe-projete), l’aide à choisir des gestes permis.
`,
    regulatoryInfo: `
- **Termites** : dans les Yvelines, des arrêtés visent certaines communes. Nous n’avons pas vérifié la liste ; pour Versailles, la réponse est à vérifier en mairie ou en préfecture.
- **Mérule** : aucun zonage n’a pu être confirmé ni écarté ; même démarche.
- **Copropriété** : le DPE collectif s’étend depuis le 1er janvier 2026 aux petits immeubles dont le permis précède 2013.

Pour ces trois points versaillais : vérifié le 15 novembre 2026.
`,
    localPartnerships: `
L’étude notariale reçoit le rapport dès que vous l’autorisez. Auprès du syndic, réclamez le dossier technique amiante et le plomb des escaliers. Le service d’urbanisme et les archives communales aident à dater un permis.
`,
  },
  proof: {
    kind: "reasons",
    reasons: [
      {
        title: "Sur place en une journée",
        text: "Le secteur des Yvelines a son propre délai, 24 h. Le rapport suit, 24 à 48 h après la visite.",
      },
      {
        title: "Aucun intérêt dans vos travaux",
        text: "Nous ne vendons ni peinture, ni désamiantage, ni fenêtres : la loi l’exige (CCH, L271-6).",
      },
      {
        title: "Un tarif écrit, sans surprise",
        text: "Trois minutes pour la demande, deux heures pour la réponse. Le devis est gratuit et toutes taxes comprises.",
      },
      {
        title: "L’œil du bâti ancien",
        text: "Habitués aux maisons normandes à pans de bois, nous savons où un logis du XVIIIe siècle garde son humidité.",
      },
    ],
  },
  layout: { heroButtons: "quote-and-contact", embedsQuoteForm: true },
  hours: {
    monday: { opens: "08:00", closes: "18:00" },
    tuesday: { opens: "08:00", closes: "18:00" },
    wednesday: { opens: "08:00", closes: "18:00" },
    thursday: { opens: "08:00", closes: "18:00" },
    friday: { opens: "08:00", closes: "18:00" },
    saturday: null,
    sunday: null,
  },
  faq: [
    {
      question: "Les boiseries ont été décapées : le plomb reste-t-il à chercher ?",
      answer:
        "Oui, l’âge de l’immeuble suffit. Si rien ne dépasse le seuil, le constat servira sans limite de durée.",
    },
    {
      question: "Une chambre de service se mesure-t-elle en loi Carrez ?",
      answer:
        "À partir de 8 m², oui, comme tout lot de copropriété. En dessous, la loi ne l’exige pas ; attention à la pente du toit, qui retire vite des mètres.",
    },
    {
      question: "Le site patrimonial remarquable dispense-t-il du DPE ?",
      answer:
        "Non, pas à lui seul. Si votre immeuble est lui-même classé ou inscrit, signalez-le dans la [demande](/contact) : nous étudions ce cas à part.",
    },
    {
      question: "Les termites sont-ils à diagnostiquer pour une vente versaillaise ?",
      answer:
        "Seulement si une zone fixée par le préfet englobe votre adresse. Demandez la réponse par écrit à la mairie ; en zone, l’état vaut six mois.",
    },
    {
      question: "Ma villa de Clagny est en E, faut-il un audit ?",
      answer:
        "Vendue hors copropriété : oui, depuis le 1er janvier 2025. Divisée en appartements de copropriété : non.",
    },
    {
      question: "Que remettre à l’étudiant qui loue mon meublé rue Royale ?",
      answer:
        "DPE, plomb pour un immeuble d’avant 1949, surface habitable s’il y vit à titre principal, gaz et électricité quand l’installation a dépassé quinze ans, risques selon l’adresse. Le dossier amiante du logement reste consultable. Le [devis en ligne](/devis-en-ligne) en dresse la liste exacte.",
    },
  ],
  sources: [
    {
      fact: "Croissance de la ville par dépressions successives, étang de Clagny asséché et comblé",
      source:
        "« Le site et la croissance de Versailles », Revue de l’histoire de Versailles et de Seine-et-Oise, 1919, p. 282 et 350 (Wikisource)",
    },
    {
      fact: "Clagny percé à partir de 1857, Montreuil vers 1880, Glatigny vers 1890, maisons de meulière à Porchefontaine, anciens étangs",
      source: "Même étude, Revue de l’histoire de Versailles, 1919, p. 344 à 350 (Wikisource)",
    },
    {
      fact: "Chantiers : dépôts et chantiers de bois le long de la route de Choisy",
      source: "Même étude, Revue de l’histoire de Versailles, 1919, p. 282 (Wikisource)",
    },
    {
      fact: "Montreuil, village de maraîchers réuni à Versailles en 1787",
      source:
        "Revue de l’histoire de Versailles, 1919, p. 347 ; destination-yvelines.fr, domaine de Madame Élisabeth",
    },
    {
      fact: "Essor relancé par le chemin de fer ; ville-préfecture (les trois gares : notice francois1er.com, « Versailles – Pavillon Montesquiou »)",
      source: "Ville de Versailles, rapport de présentation du PLU, mise à jour du 12 octobre 2017",
    },
    {
      fact: "Saint-Louis, Vieux-Versailles : rues étroites, maisons anciennes, hôtels de la Guerre et de la Marine",
      source: "versailles.fr, conseil de quartier Saint-Louis",
    },
    {
      fact: "Site patrimonial remarquable : Notre-Dame et Saint-Louis, plus de 220 ha, plan approuvé le 15 novembre 1993",
      source: "Ville de Versailles, rapport de présentation du PSMV, 14 décembre 2017",
    },
    {
      fact: "Périmètre de 5 km autour du château, décret du 15 octobre 1964",
      source: "DRAC Île-de-France, note sur le stade Montbauron (culture.gouv.fr)",
    },
    {
      fact: "Cité-jardin Jussieu Petits-Bois, tranches de 1925 et de 1932-1933",
      source: "citesjardins-idf.fr, notice Jussieu Petits-Bois",
    },
    {
      fact: "Bernard-de-Jussieu : ensemble des années 1960, réhabilité",
      source: "Communiqué Eiffage Construction et Versailles Habitat, novembre 2018",
    },
  ],
  verifiedOn: "2026-11-15",
} satisfies CitySource;
