import type { PartnerSource } from "#content/schema/territory";

// Sources: reconstruction of Caen (secondary source); prefectoral order of 4 June 2024 on mérule.
export default {
  slug: "karim-delaunoy-caen",
  position: 3,
  name: "Karim Delaunoy",
  sector: "Caen",
  location: "Caen (Calvados)",
  department: "14",
  phone: "06 39 98 63 84",
  email: "karim.delaunoy@colombage-diagnostics.example",
  joinedDate: "Février 2025",
  experience: "9 ans de métier",
  rating: 5,
  zones: [
    "Caen",
    "Hérouville-Saint-Clair",
    "Mondeville",
    "Ifs",
    "Ouistreham",
    "Bayeux",
    "Falaise",
    "Bretteville-sur-Odon",
    "Courseulles-sur-Mer",
    "Cabourg",
  ],
  quote:
    "Les studios se louent entre deux sessions d’examens. Si le rapport traîne, le bailleur perd un mois de loyer : je règle mes tournées là-dessus.",
  stats: [
    { value: "150+", label: "diagnostics déclarés" },
    { value: "9 ans", label: "de métier" },
  ],
  quoteForm: "none",
  page: {
    seo: {
      title: "Diagnostiqueur à Caen : Karim Delaunoy, indépendant",
      description:
        "Ventes et locations à Caen, Hérouville, Bayeux et sur la côte : DPE, amiante, plomb, gaz, électricité, loi Carrez. Appelez ou écrivez à Karim Delaunoy.",
    },
    heroTitle: "Karim Delaunoy, diagnostiqueur à Caen et jusqu’à la côte",
    heroSubtitle:
      "Appartement de la Reconstruction, studio à relouer ou maison de pierre : appelez, le prix se donne au téléphone et la visite suit sous 24 à 48 h.",
    presentation: `
À Caen, Karim Delaunoy commence par demander une date. La ville s’est reconstruite par tranches jusqu’en 1963. Deux immeubles d’une même rue peuvent donc tomber de part et d’autre du 1er janvier 1949, et un seul exiger le constat plomb.

L’amiante, lui, concerne tous ceux dont le permis précède juillet 1997. Karim demande au syndic le dossier de l’immeuble avant de venir : il évite ainsi de rechercher deux fois la même colle.

L’arrêté du 4 juin 2024 délimite, à la parcelle, des zones exposées à la mérule, notamment à Caen et à Bayeux (vérifié le 15 novembre 2026). Le vendeur y doit une information ; ce n’est pas un diagnostic. L’adresse se contrôle en mairie.

Karim est installé à son compte, sous licence de marque depuis février 2025. Il répond des chiffres affichés ici.
`,
    stats: [
      { value: "9 ans", label: "de métier" },
      { value: "150+", label: "diagnostics déclarés depuis février 2025" },
      { value: "10", label: "communes citées sur cette page" },
    ],
    services: [
      {
        service: "dpe",
        description:
          "En appartement, l’étage, le mur mitoyen et le chauffage collectif pèsent dans le calcul : les documents du syndic sont demandés avant la visite.",
      },
      {
        service: "amiante",
        description:
          "Dalles, conduits de vide-ordures, panneaux de gaine : les matériaux courants des immeubles des années 1950 à 1970.",
      },
      {
        service: "plomb",
        description:
          "Pour les îlots que la guerre a laissés debout et les maisons d’avant 1949 des communes voisines.",
      },
      {
        service: "electricite",
        description:
          "Studio ou cinq-pièces, le contrôle suit la même grille. En location, il vaut six ans.",
      },
      {
        service: "gaz",
        description:
          "Chauffe-eau de cuisine, chaudière murale, aération bouchée par un ancien locataire : tout est vérifié sur place.",
      },
      {
        service: "loi-carrez",
        description:
          "La surface de chaque lot de copropriété, mesurée au laser, placards ouverts, parties de moins de 1,80 m de haut déduites.",
      },
    ],
    // Sample, to be replaced by a real testimonial before going live.
    testimonials: [
      {
        name: "Thierry N.",
        location: "Hérouville-Saint-Clair",
        publishedOn: "2026-08-28",
        sample: true,
        rating: 5,
        text: "Je loue trois studios et je redoute chaque fin d’été. M. Delaunoy a vu les trois le même après-midi, les rapports sont arrivés le surlendemain. Il m’a signalé une bouche d’aération condamnée que mon locataire avait scotchée. Je n’avais jamais pensé à regarder.",
      },
    ],
  },
  updatedOn: "2026-11-15",
} satisfies PartnerSource;
