import business from "#content/business";
import type { LegalPageSource } from "#content/schema/business";

export default {
  slug: "accessibilite",
  position: 5,
  label: "Accessibilité",
  title: "Déclaration d’accessibilité",
  seo: {
    title: "Déclaration d’accessibilité du site",
    description:
      "Ce que le site fait pour être lu et utilisé par tous, comment il est contrôlé, ce qui reste imparfait, et à qui le signaler.",
  },
  intro:
    "Chacun doit pouvoir lire ce site et demander un devis, au clavier, avec un lecteur d’écran, un texte agrandi, une connexion lente ou sans JavaScript. Voici où nous en sommes.",
  sections: [
    {
      id: "etat",
      title: "État de conformité",
      body: `Le site vise les règles WCAG 2.2, niveau AA, et le référentiel français RGAA 4.1. **Il n’a pas encore été audité par un tiers** : nous ne déclarons donc pas de taux de conformité. Les contrôles décrits plus bas sont les nôtres.`,
    },
    {
      id: "controles",
      title: "Comment le site est contrôlé",
      body: `
- Chaque page est examinée par deux moteurs indépendants, axe-core et celui d’IBM, en clair et en sombre, sur grand et petit écran, avant chaque mise en ligne. Ils ne trouvent aucun défaut à ce jour.
- Le HTML de chaque page est validé, et chaque lien est suivi.
- Les menus, le tiroir, le carrousel, les onglets, les messages et les fenêtres sont essayés au clavier, et ce qu’un lecteur d’écran en dit est vérifié.
- Les pages sont relues à 320 pixels de large et avec un texte agrandi à 200 %.
- Les tâches principales se font sans JavaScript : appeler, demander un devis, chercher un article, estimer un dossier, vérifier une commune, se connecter.

Un moteur ne voit qu’une partie des défauts possibles. Les lecteurs d’écran du commerce (NVDA, JAWS, VoiceOver) n’ont pas été essayés un par un.`,
    },
    {
      id: "limites",
      title: "Ce qui reste imparfait",
      body: `
- Le formulaire de devis d’une plateforme extérieure, quand il est affiché, échappe à notre contrôle. Le téléphone et l’e-mail donnent le même devis.
- Les articles repris d’autres sites se lisent chez leur éditeur, avec son accessibilité.
- Pendant une panne du blog, le texte du message d’excuse demande JavaScript.
- Les rapports de diagnostic sont remis en PDF ; demandez-nous une autre forme si vous ne pouvez pas les lire.`,
    },
    {
      id: "aides",
      title: "Réglages utiles",
      body: `Quatre raccourcis mènent aux pages principales ; la page « Raccourcis clavier », au bas de chaque page, les explique et permet de les couper. Le site suit les réglages de votre appareil : thème sombre, animations réduites, taille du texte.`,
    },
    {
      id: "contact",
      title: "Signaler un obstacle",
      body: `Une information ou un service vous reste inaccessible ? Appelez le ${business.phone} ou écrivez à ${business.email} en indiquant la page. Nous vous donnons l’information autrement, puis nous corrigeons la page.`,
    },
    {
      id: "recours",
      title: "Voies de recours",
      body: `Si vous avez signalé un défaut qui vous empêche d’utiliser le site et n’avez pas obtenu de réponse satisfaisante, vous pouvez saisir le Défenseur des droits : par le formulaire de son site, defenseurdesdroits.fr, par l’un de ses délégués dans votre département, ou par courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.`,
    },
  ],
  updatedOn: "2026-11-21",
} satisfies LegalPageSource;
