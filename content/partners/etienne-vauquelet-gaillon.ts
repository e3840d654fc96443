import type { PartnerSource } from "#content/schema/territory";

const weekday = { opens: "08:00", closes: "19:00" };

// Sources: INSEE 2016 (age of the Normandy housing stock); SNCF (Gaillon-Aubevoye
// station, Paris–Rouen line); Code de la santé publique L1331-11-1 (SPANC, 3 years).
export default {
  slug: "etienne-vauquelet-gaillon",
  position: 1,
  name: "Étienne Vauquelet",
  sector: "Gaillon",
  location: "Gaillon (Eure)",
  department: "27",
  phone: "06 39 98 41 27",
  email: "etienne.vauquelet@colombage-diagnostics.example",
  joinedDate: "Janvier 2025",
  experience: "8 ans de métier",
  rating: 5,
  zones: [
    "Gaillon",
    "Vernon",
    "Louviers",
    "Les Andelys",
    "Évreux",
    "Val-de-Reuil",
    "Pacy-sur-Eure",
    "Le Val d’Hazey",
    "Le Vaudreuil",
    "Saint-Marcel",
    "Saint-Aubin-sur-Gaillon",
    "Courcelles-sur-Seine",
    "La Chapelle-Longueville",
    "Bonnières-sur-Seine",
    "Saint-Pierre-la-Garenne",
    "Port-Mort",
    "Heudebouville",
  ],
  quote:
    "Je voulais rester seul dans ma voiture, pas seul dans mon métier. Le réseau me laisse mes clients et mes prix, et j’ai quelqu’un à appeler quand un plancher me pose une question.",
  stats: [
    { value: "500+", label: "diagnostics" },
    { value: "30 km", label: "autour de Gaillon" },
  ],
  quoteForm: "gaillon",
  page: {
    seo: {
      title: "Diagnostic immobilier à Gaillon, de Vernon à Louviers",
      description:
        "DPE, amiante, plomb, électricité, gaz et ERP dans un rayon de 30 km autour de Gaillon. Visite sous 24 à 48 h, devis gratuit, du lundi au samedi.",
    },
    heroTitle: "Diagnostic immobilier à Gaillon et dans 30 km alentour",
    heroSubtitle:
      "Étienne Vauquelet, diagnostiqueur indépendant, vient sous 24 à 48 h. Il répond lui-même au téléphone, du lundi au samedi, et votre devis est gratuit.",
    presentation: `
La personne qui décroche est celle qui viendra. Étienne Vauquelet travaille seul, depuis Gaillon, et ne prend que des adresses situées à trente kilomètres au plus : il peut repasser chez vous si un détail manque au dossier.

Il exerce sous la licence de marque Colombage Diagnostics depuis janvier 2025, après plusieurs années dans un cabinet. Le devis est à son nom, avec son assurance et ses conditions. Il n’a aucun lien avec une entreprise de travaux : la loi exige cette indépendance, et elle lui convient.

Les chiffres de cette page sont les siens.
`,
    stats: [
      { value: "500+", label: "diagnostics" },
      { value: "5,0/5", label: "note moyenne" },
      { value: "30 km", label: "rayon d’intervention" },
      { value: "24 à 48 h", label: "entre votre appel et la visite" },
    ],
    services: [
      {
        service: "dpe",
        description:
          "Murs de moellon, combles de pavillon, chaudière au fioul : chaque élément est relevé, et vos factures de travaux sont lues avant le calcul.",
      },
      {
        service: "amiante",
        description:
          "Toits de garage en plaques ondulées, conduits, dalles de cuisine : la visite inclut les dépendances au fond du terrain.",
      },
      {
        service: "plomb",
        description:
          "Pour les maisons d’avant 1949 des bourgs et des bords de Seine. Les volets et l’escalier sont mesurés sans laisser de trace.",
      },
      {
        service: "electricite",
        description:
          "Le tableau, la terre, la salle d’eau et la rallonge qui court jusqu’à l’atelier. Chaque anomalie est photographiée.",
      },
      {
        service: "gaz",
        description:
          "Gaz de ville ou citerne dans le jardin : robinets, flexible, ventilation et chaudière sont contrôlés dans la même visite.",
      },
      {
        service: "erp",
        description:
          "Inondation de la Seine ou de l’Eure, radon, sols argileux : la recherche se fait à l’adresse exacte, avant la première visite d’acheteur.",
        price: 10,
      },
    ],
    certifications: ["DPE", "Amiante", "Plomb", "Électricité", "Gaz"],
    marketFacts: [
      {
        title: "Plus d’un logement sur quatre est d’avant 1946",
        text: "C’est la part du parc normand selon l’Insee (2016). Autour de Gaillon comme ailleurs, une maison de bourg demande donc souvent un constat plomb en plus du repérage amiante.",
      },
      {
        title: "La gare est sur la ligne de Paris à Rouen",
        text: "Des acquéreurs visitent le samedi et décident le dimanche, depuis la région parisienne. Un dossier prêt avant l’annonce leur évite un second aller-retour.",
      },
      {
        title: "La rivière n’est jamais loin",
        text: "Entre Seine et Eure, deux parcelles voisines peuvent différer devant le risque d’inondation. L’état des risques se fait à l’adresse et se refait s’il n’est plus exact.",
      },
      {
        title: "Hors des bourgs, souvent une fosse",
        text: "Une maison sans tout-à-l’égout se vend avec un contrôle du SPANC de moins de trois ans. Ce n’est pas un travail de diagnostiqueur : demandez-le tôt à votre intercommunalité.",
      },
    ],
    communeGroups: [
      {
        title: "Gaillon et les bords de Seine",
        communes: [
          "Gaillon",
          "Le Val d’Hazey",
          "Saint-Aubin-sur-Gaillon",
          "Courcelles-sur-Seine",
          "Saint-Pierre-la-Garenne",
        ],
      },
      {
        title: "Vers Louviers",
        communes: ["Louviers", "Val-de-Reuil", "Le Vaudreuil", "Heudebouville"],
      },
      {
        title: "De Vernon aux Yvelines",
        communes: ["Vernon", "Saint-Marcel", "La Chapelle-Longueville", "Bonnières-sur-Seine"],
      },
      {
        title: "Des Andelys à Évreux",
        communes: ["Les Andelys", "Port-Mort", "Pacy-sur-Eure", "Évreux"],
      },
    ],
    radiusKm: 30,
    hours: {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: { opens: "09:00", closes: "17:00" },
      sunday: null,
    },
    faq: [
      {
        question: "Ma commune n’est pas dans la liste : vous déplacez-vous quand même ?",
        answer:
          "Oui, si elle est à moins de 30 km de Gaillon : les dix-sept communes citées sont les plus demandées. Au-delà, un autre diagnostiqueur prend le relais. Vérifiez votre adresse sur la page [zone d’intervention](/zone-intervention).",
      },
      {
        question: "Que faut-il pour vendre une maison de 1930 à Gaillon ?",
        answer:
          "Un [DPE](/services/dpe), un [constat plomb](/services/plomb), un repérage [amiante](/services/amiante) et un état des risques. S’y ajoutent le gaz et l’électricité quand l’installation a plus de quinze ans, et un audit si la maison est classée E, F ou G. Le [devis gratuit](/devis-en-ligne) dresse la liste exacte.",
      },
      {
        question: "Pourquoi l’ERP est-il à 10 € ici ?",
        answer:
          "Étienne est indépendant et fixe ses tarifs. Ces 10 € paient la recherche à la parcelle et la relecture. Vous pouvez aussi établir ce document vous-même, gratuitement, sur le site public Géorisques.",
      },
      {
        question: "La promesse est signée vendredi : est-ce encore possible ?",
        answer:
          "Appelez sans attendre. Une urgence peut être prise en moins de 24 h, selon disponibilité. Le rapport suit la visite de 24 à 48 h, plus le temps du laboratoire si un prélèvement d’amiante est nécessaire.",
      },
    ],
    testimonials: [],
  },
  updatedOn: "2026-11-15",
} satisfies PartnerSource;
