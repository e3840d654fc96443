import type { PartnerSource } from "#content/schema/territory";

// Sources: Maisons paysannes de l’Eure (wide-meshed pans de bois of the Vexin). Mérule: secondary
// source, hence « à vérifier ».
export default {
  slug: "maud-levasquier-vexin",
  position: 2,
  name: "Maud Levasquier",
  sector: "Vexin normand",
  location: "Gisors (Eure)",
  department: "27",
  phone: "06 39 98 57 12",
  email: "maud.levasquier@colombage-diagnostics.example",
  joinedDate: "Mars 2025",
  experience: "6 ans de métier",
  rating: 5,
  zones: [
    "Gisors",
    "Étrépagny",
    "Les Andelys",
    "Lyons-la-Forêt",
    "Vexin-sur-Epte",
    "Fleury-sur-Andelle",
    "Charleval",
    "Romilly-sur-Andelle",
    "Bézu-Saint-Éloi",
    "Écouis",
    "Gasny",
  ],
  quote:
    "Dans une ferme du Vexin, on commence par la cour et les bâtiments. La maison vient après, et c’est souvent elle qui réserve le moins de surprises.",
  stats: [
    { value: "120+", label: "diagnostics déclarés" },
    { value: "11", label: "communes citées" },
  ],
  quoteForm: "vexin",
  page: {
    seo: {
      title: "Diagnostic immobilier dans le Vexin normand : Gisors",
      description:
        "Maud Levasquier, diagnostiqueuse indépendante à Gisors : DPE, plomb, amiante, électricité, gaz, ERP. Étrépagny, Les Andelys, Lyons. Devis gratuit.",
    },
    heroTitle: "Diagnostic immobilier dans le Vexin normand, de Gisors aux Andelys",
    heroSubtitle:
      "Fermes, maisons de bourg ou pavillons : décrivez le bien en 3 minutes, Maud Levasquier vous répond avec un prix écrit et vient sous 24 à 48 h.",
    presentation: `
Maud Levasquier connaît le Vexin normand par ses greniers. Elle y regarde des pans de bois à larges mailles, des pignons de brique, des granges couvertes en fibrociment, et des pavillons bâtis par rues entières autour de Gisors.

Un corps de ferme occupe une demi-journée : l’habitation d’un côté, les dépendances de l’autre. Elle vous le dit au téléphone, plutôt que de courir d’une pièce à l’autre.

La mérule est signalée en quelques lieux des Andelys, de Bosquentin et de Lisors. Le périmètre exact reste à vérifier en mairie ou en préfecture : nous n’avons pas lu l’arrêté (point vérifié le 15 novembre 2026).

Indépendante, Maud exerce sous licence de marque depuis mars 2025. Les chiffres ci-dessous sont ceux qu’elle déclare.
`,
    stats: [
      { value: "6 ans", label: "de métier" },
      { value: "120+", label: "diagnostics déclarés depuis mars 2025" },
      { value: "11", label: "communes citées sur cette page" },
      { value: "24 à 48 h", label: "pour obtenir une visite" },
    ],
    services: [
      {
        service: "dpe",
        description:
          "Torchis, brique ou parpaing dans la même façade : les parois sont décrites une à une, pour une classe qui ressemble à la maison.",
      },
      {
        service: "plomb",
        description:
          "Portes de ferme, lambris, appuis de fenêtre : tout revêtement d’un logement d’avant 1949 est mesuré à l’appareil.",
      },
      {
        service: "amiante",
        description:
          "Les plaques ondulées des hangars sont vues une à une. Prévoyez une clé pour chaque bâtiment de la cour.",
      },
      {
        service: "electricite",
        description:
          "Une installation agrandie à chaque génération cache parfois deux tableaux. Les deux sont ouverts et décrits.",
      },
      {
        service: "gaz",
        description:
          "Gaz de ville à Gisors, citerne au fond d’une cour : robinets, tuyaux, aérations et appareils sont contrôlés un à un.",
      },
      {
        service: "erp",
        description:
          "Crues de l’Epte ou de l’Andelle, cavités, radon : tout dépend de l’adresse. Le document est prêt pour la première visite d’acheteur.",
        price: 10,
      },
    ],
    // Sample, to be replaced by a real testimonial before going live.
    testimonials: [
      {
        name: "Gaëlle R.",
        location: "Étrépagny",
        publishedOn: "2026-05-19",
        sample: true,
        rating: 5,
        text: "Quatre bâtiments, une seule clé qui marchait, et de la pluie toute la matinée. Madame Levasquier a fait le tour jusqu’au bout, bottes aux pieds, puis m’a rappelée le soir pour deux plaques de toit qu’elle voulait revoir. Le prix du devis n’a pas bougé.",
      },
    ],
  },
  updatedOn: "2026-11-15",
} satisfies PartnerSource;
