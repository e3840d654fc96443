import business from "#content/business";
import type { LegalPageSource } from "#content/schema/business";

export default {
  slug: "regles-des-avis",
  position: 4,
  label: "Règles des avis",
  title: "D’où viennent les avis et comment ils sont publiés",
  seo: {
    title: "Avis clients : origine, contrôle et ordre d’affichage",
    description:
      "D’où viennent les avis et témoignages publiés sur ce site, comment ils sont contrôlés, classés, refusés ou retirés, et comment en signaler un.",
  },
  intro:
    "Les avis marqués « Avis d’exemple » sont fictifs : ils montrent l’emplacement des vrais et n’ont fait l’objet d’aucun contrôle. Les règles qui suivent valent pour tout avis de client, sur l’accueil comme sur les pages des villes et des partenaires.",
  sections: [
    {
      id: "exemples",
      title: "Ce que vous lisez aujourd’hui",
      body: `Les avis marqués « Avis d’exemple » n’ont pas été écrits par des clients. Livrés avec le site, ils seront remplacés par de vrais avis. Ils n’ont pas été contrôlés et n’entrent pas dans les données transmises aux moteurs de recherche. La note et le nombre d’avis affichés ailleurs sur le site sont déclarés par l’entreprise ; ils ne se calculent pas à partir de ces exemples.

Les règles qui suivent s’appliqueront à tout avis de client.`,
    },
    {
      id: "dates",
      title: "Les dates affichées",
      body: `Chaque avis porte sa date de publication et le mois de la visite.`,
    },
    {
      id: "ordre",
      title: "L’ordre des avis",
      body: `Les avis sont rangés par date de publication, le plus récent en premier. Ni la note ni le contenu ne changent cet ordre.`,
    },
    {
      id: "controle",
      title: "Comment un avis est contrôlé",
      body: `Avant de publier, nous vérifions que l’auteur correspond à une visite réalisée, d’après le numéro du dossier ou l’adresse du logement. Nous pouvons le contacter pour cela. Un avis repris d’un autre service renvoie à sa page d’origine et le contrôle est celui de ce service.`,
    },
    {
      id: "contrepartie",
      title: "Aucune contrepartie",
      body: `Personne n’est payé ni récompensé pour déposer un avis. Aucune remise n’y est attachée.`,
    },
    {
      id: "delais",
      title: "Quand un avis paraît, et jusqu’à quand",
      body: `Un avis accepté paraît au plus tard 30 jours après sa réception. Il reste en ligne trois ans au plus.`,
    },
    {
      id: "modification",
      title: "Corriger ou retirer un avis",
      body: `L’auteur peut demander de corriger ou de retirer son avis. Nous ne changeons pas son texte. S’il le modifie, la date de publication change aussi.`,
    },
    {
      id: "refus",
      title: "Ce qui fait refuser un avis",
      body: `Un avis n’est pas publié dans les cas suivants :

- aucune visite ne lui correspond ;
- il est injurieux, diffamatoire ou contraire à la loi ;
- il révèle l’identité, l’adresse ou les données d’une autre personne ;
- il porte sur autre chose que la prestation, ou fait de la publicité ;
- son auteur a un intérêt dans l’entreprise ou chez un concurrent.

Une mauvaise note n’est pas un motif de refus. L’auteur d’un avis refusé en reçoit la raison.`,
    },
    {
      id: "signaler",
      title: "Signaler un avis",
      body: `Écrivez à ${business.email} ou appelez le ${business.phone} en indiquant le nom affiché, la date et ce qui vous fait douter. Nous relisons l’avis et vous répondons ; il est retiré s’il ne respecte pas ces règles.

Textes : Code de la consommation, articles L111-7-2 et D111-16 à D111-19.`,
    },
  ],
  updatedOn: "2026-11-15",
} satisfies LegalPageSource;
