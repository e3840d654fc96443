import type { ZonesContentSource } from "#content/schema/pages";

export default {
  seo: {
    title: "Zone d’intervention : Normandie, Yvelines et Le Mans",
    description:
      "Six départements et le secteur du Mans : cherchez votre commune, voyez le délai de visite et ce que le bâti local change pour vos diagnostics.",
  },
  title: "Zone d’intervention : où nous venons, et en combien de temps",
  lead: "La Normandie entière sous 24 à 48 h, les Yvelines sous 24 h. Au sud, le secteur du Mans complète la carte. Une commune isolée n’attend pas plus longtemps qu’une autre.",
  cities: {
    title: "Six villes principales, une page pour chacune",
    intro:
      "Vous y lirez comment la ville a été construite, quartier par quartier, et ce que cela change pour vos diagnostics.",
  },
  departments: {
    title: "Six départements, six façons de construire",
    intro:
      "Granit, brique, pan de bois ou béton : le matériau annonce souvent le diagnostic qui demandera du temps. Les communes citées sont des repères, toutes les autres sont desservies.",
  },
  communes: {
    title: "Intervenez-vous chez moi ?",
    intro:
      "Écrivez le nom de votre commune ou son code postal. Vous saurez si nous y venons, sous quel délai, et ce qui est connu des zones à termites et à mérule.",
  },
  callToAction: {
    title: "Votre commune est sur la carte ?",
    intro:
      "Le devis se demande en 3 minutes et arrive sous 2 h. Si vous êtes diagnostiqueur et que votre secteur vous semble vide, la licence de marque est peut-être pour vous.",
  },
  updatedOn: "2026-11-15",
} satisfies ZonesContentSource;
