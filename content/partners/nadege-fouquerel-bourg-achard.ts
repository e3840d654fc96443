import type { PartnerSource } from "#content/schema/territory";

// Sources: Maisons paysannes de l’Eure (close-set pans de bois of the Roumois).
export default {
  slug: "nadege-fouquerel-bourg-achard",
  position: 4,
  name: "Nadège Fouquerel",
  sector: "Bourg-Achard",
  location: "Bourg-Achard (Eure)",
  department: "27",
  phone: "06 39 98 78 35",
  email: "nadege.fouquerel@colombage-diagnostics.example",
  joinedDate: "Septembre 2025",
  experience: "5 ans de métier",
  rating: 5,
  zones: [
    "Bourg-Achard",
    "Grand Bourgtheroulde",
    "Pont-Audemer",
    "Elbeuf",
    "Bosroumois",
    "Routot",
    "Grand-Couronne",
    "La Bouille",
    "Montfort-sur-Risle",
    "Brionne",
  ],
  quote:
    "Une longère, ça s’écoute au poinçon. Le bois sain sonne, le bois mangé se tait. Ensuite seulement je sors les appareils.",
  stats: [
    { value: "60+", label: "diagnostics déclarés" },
    { value: "10", label: "communes citées" },
  ],
  quoteForm: "none",
  page: {
    seo: {
      title: "Diagnostiqueuse à Bourg-Achard et dans le Roumois",
      description:
        "Longère, chaumière ou pavillon entre Seine et Risle : Nadège Fouquerel fait vos diagnostics de vente et de location. Visite sous 24 à 48 h.",
    },
    heroTitle: "Une diagnostiqueuse à Bourg-Achard, entre Seine et Risle",
    heroSubtitle:
      "Nadège Fouquerel reçoit vos demandes par téléphone ou par e-mail, chiffre le dossier gratuitement et passe chez vous sous 24 à 48 h.",
    presentation: `
Le Roumois serre ses colombages : beaucoup de bois, peu de torchis entre deux poteaux. Nadège Fouquerel aime ces maisons et sait ce qu’elles cachent, une sablière mouillée derrière un parterre, une peinture ancienne sous la lasure.

Le plateau compte aussi des lotissements récents. Là, la liste est courte : pas de plomb, pas d’amiante si le permis est postérieur à juillet 1997, ni gaz ni électricité tant que l’installation n’a pas quinze ans.

Votre maison a une fosse ? Le rapport du SPANC est à demander par vous-même, et Nadège vous dit à qui dès le premier appel. Pour les termites et la mérule, la situation de chaque commune est à vérifier en mairie ou en préfecture (point vérifié le 15 novembre 2026).

Elle a pris la licence de marque en septembre 2025 et tient elle-même le compte de ses dossiers : le chiffre publié est le sien.
`,
    stats: [
      { value: "5 ans", label: "de métier" },
      { value: "60+", label: "diagnostics déclarés depuis septembre 2025" },
      { value: "10", label: "communes citées sur cette page" },
      { value: "24 à 48 h", label: "de la demande au rendez-vous" },
    ],
    services: [
      {
        service: "dpe",
        description:
          "Une chaumière mérite mieux que des valeurs par défaut : l’épaisseur du toit et l’isolant posé sont relevés, facture à l’appui.",
      },
      {
        service: "plomb",
        description:
          "Colombages repeints, portes de placard, rampe d’escalier : la mesure se fait sur chaque couche, sans grattage.",
      },
      {
        service: "amiante",
        description:
          "Appentis, ancien poulailler, tuyau de descente : les dépendances du clos sont visitées avec la maison.",
      },
      {
        service: "electricite",
        description:
          "Fils sous baguette de bois, fusibles en porcelaine, prise sans terre : le rapport dit ce qui presse et ce qui peut attendre.",
      },
      {
        service: "gaz",
        description:
          "De la citerne au brûleur, avec un essai de la chaudière et une vérification des amenées d’air.",
      },
      {
        service: "etat-parasitaire",
        description:
          "Vrillettes, capricornes, champignons : un examen facultatif des bois, utile avant d’acheter un pan de bois.",
      },
    ],
    // Sample, to be replaced by a real testimonial before going live.
    testimonials: [
      {
        name: "Lucien et Rose V.",
        location: "Routot",
        publishedOn: "2026-03-31",
        sample: true,
        rating: 5,
        text: "À soixante-dix-huit ans on ne monte plus au grenier. Mme Fouquerel y est montée pour nous, photos à l’appui, et nous a fait lire le rapport à la table de la cuisine. Nous savions où étaient les vrillettes ; nous ne savions pas qu’elles étaient parties depuis longtemps.",
      },
    ],
  },
  updatedOn: "2026-11-15",
} satisfies PartnerSource;
