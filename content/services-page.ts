import type { ServicesPageContentSource } from "#content/schema/pages";

export default {
  seo: {
    title: "Prix des diagnostics immobiliers : vente et location",
    description:
      "Onze diagnostics pour vendre ou louer : ce que chacun comprend, sa durée, sa validité, son prix TTC. Packs vente dès 320 € et location dès 250 €.",
  },
  title: "Onze diagnostics immobiliers, leur prix et ce qu’il comprend",
  lead: "Un bien n’a jamais besoin des onze. Trouvez ceux que le vôtre demande, ou prenez le pack qui les réunit : le diagnostiqueur fait tout en une visite.",
  packs: {
    title: "Tout le dossier en une visite",
    intro:
      "Les diagnostics les plus demandés ensemble coûtent moins cher ensemble : un seul déplacement, un seul rendez-vous, un seul dossier.",
  },
  updatedOn: "2026-11-15",
} satisfies ServicesPageContentSource;
