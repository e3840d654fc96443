import business from "#content/business";
import type { NetworkContentSource } from "#content/schema/pages";

export default {
  seo: {
    title: "Licence de marque pour diagnostiqueur indépendant",
    description:
      "Quatre diagnostiqueurs indépendants, une marque commune. Leurs profils, leurs secteurs, et comment rejoindre le réseau en Normandie ou dans les Yvelines.",
  },
  title: "Un réseau de diagnostiqueurs indépendants, une seule marque",
  lead: "Chacun travaille à son compte, près de chez lui, avec son assurance et ses tarifs. La licence apporte le nom, la méthode et des confrères à qui parler. Trouvez votre diagnostiqueur, ou devenez le prochain.",
  counters: [
    { value: "4", label: "partenaires actifs" },
    { value: `${business.reviewCount}`, label: "avis Google" },
    { value: "5,0/5", label: "note moyenne" },
    { value: "4", label: "départements" },
  ],
  benefitsTitle: "Ce que la licence change pour un diagnostiqueur",
  benefits: [
    {
      title: "Excellence opérationnelle",
      text: "Les demandes arrivent triées, avec l’âge du bien et la date de signature. Vous passez moins de temps au téléphone, davantage dans les combles.",
    },
    {
      title: "Croissance continue",
      text: "Le réseau a connu +25 % d’activité en 2024. Une marque que l’on reconnaît amène des vendeurs que l’annuaire n’aurait pas amenés.",
    },
    {
      title: "Expertise certifiée",
      text: "Chaque partenaire détient ses propres certifications et son assurance professionnelle. Un cas difficile se discute entre pairs avant d’être écrit.",
    },
    {
      title: "Couverture territoriale",
      text: "Chacun travaille près de chez lui. Pour les congés ou une adresse trop lointaine, un voisin du réseau prend le rendez-vous, et le client retrouve la même méthode.",
    },
  ],
  performance: {
    title: "Performance du Réseau 2025",
    intro:
      "Le bilan sur lequel le réseau s’est présenté en 2025 : la croissance porte sur l’année 2024, les autres chiffres cumulent l’activité depuis l’origine. Ce sont nos propres décomptes.",
    figures: [
      { value: "+25 %", label: "d’activité en 2024" },
      { value: "1000+", label: "diagnostics" },
      { value: "1000+", label: "clients satisfaits" },
      { value: "24 h", label: "délai moyen" },
    ],
  },
  partners: {
    title: "Quatre partenaires, chacun dans son pays",
    intro:
      "De Caen au Vexin normand, leurs tournées vont du Calvados à l’Eure et passent en Seine-Maritime et dans les Yvelines. Appelez directement celui qui est près de chez vous.",
  },
  services: {
    title: "Les six diagnostics du réseau",
    intro:
      "Ils forment le cœur d’un dossier de vente ou de location. Pour un autre besoin, le partenaire vous dit s’il s’en charge.",
  },
  offers: [
    {
      service: "dpe",
      title: "DPE",
      description:
        "La classe énergie et climat, fondée sur ce qui est relevé sur place et sur vos justificatifs.",
    },
    {
      service: "amiante",
      title: "Amiante",
      description:
        "Le repérage dû à la vente quand le permis de construire précède le 1er juillet 1997.",
    },
    {
      service: "plomb",
      title: "Plomb (CREP)",
      description:
        "La mesure des peintures de tout logement construit avant le 1er janvier 1949, vendu ou loué.",
    },
    {
      service: "electricite",
      title: "Électricité",
      description:
        "Le contrôle d’une installation de plus de quinze ans. Il vaut 3 ans pour vendre, 6 ans pour louer.",
    },
    {
      service: "gaz",
      title: "Gaz",
      description:
        "Tuyaux, robinets, aérations et appareils, dès que l’installation dépasse quinze ans.",
    },
    {
      service: "erp",
      title: "ERP",
      description:
        "L’état des risques à l’adresse exacte, à remettre dès la première visite du bien. Prix des partenaires, TTC.",
      price: 10,
    },
  ],
  join: {
    title: "Diagnostiqueur indépendant : prenez la licence",
    intro:
      "Vous gardez votre statut, vos clients et votre liberté de chiffrer. En échange, vous suivez la méthode commune, du devis au rapport. Parlons de votre secteur : un appel ou un e-mail suffit pour commencer.",
  },
  updatedOn: "2026-11-15",
} satisfies NetworkContentSource;
