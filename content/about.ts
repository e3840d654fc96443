import type { AboutContentSource } from "#content/schema/pages";

export default {
  seo: {
    title: "Qui sommes-nous : diagnostiqueurs en Normandie",
    description:
      "Une entreprise lancée en 2024, cinq personnes, une association de diagnostiqueurs. Notre histoire, nos engagements et nos délais de Rouen à Versailles.",
  },
  title: "Des diagnostiqueurs qui restent joignables après le rapport",
  lead: "Un diagnostic se comprend souvent le jour où l’acheteur pose une question. Ce jour-là, la personne qui a visité votre logement répond au téléphone. Le reste de notre métier en découle.",
  figures: [
    { value: "5+", label: "ans d’expérience" },
    { value: "1000+", label: "clients satisfaits" },
    { value: "1000+", label: "diagnostics" },
    { value: "24 h", label: "délai moyen" },
  ],
  story: {
    title: "Une entreprise récente, un métier plus ancien",
    intro:
      "L’activité porte son nom depuis 2024. Ceux qui visitent vos logements faisaient déjà ce travail avant, chacun de son côté : c’est leur expérience que compte le chiffre ci-dessus.",
  },
  timeline: [
    {
      date: "2024",
      title: "Le lancement",
      text: "Tout part d’un agacement : des rapports que le vendeur signe sans les lire. Les nôtres s’expliqueront de vive voix, au pied de la maison, et le prix sera connu d’avance.",
    },
    {
      date: "2024",
      title: "Des activités individuelles",
      text: "Chaque diagnostiqueur exerce d’abord à son compte, dans son secteur. Quand un bien est trop loin, il confie le rendez-vous à un confrère qu’il a vu travailler.",
    },
    {
      date: "Fin 2024",
      title: "La création de l’association",
      text: "Ces habitudes deviennent des règles écrites. L’association réunit les diagnostiqueurs autour d’une même façon de chiffrer et de relire. Les premiers partenaires sous licence la rejoignent début 2025.",
    },
  ],
  valuesTitle: "Quatre habitudes auxquelles nous tenons",
  values: [
    {
      title: "Rien d’autre à vendre",
      text: "Nous n’avons ni entreprise de travaux ni intérêt dans une vente. La loi impose cette indépendance, nous la voyons comme notre meilleur outil.",
    },
    {
      title: "Le prix d’abord",
      text: "Vous lisez un montant TTC avant de choisir une date. Si la maison se révèle différente de sa description, un nouveau prix vous est soumis avant de continuer.",
    },
    {
      title: "Écrire ce qui a été vu",
      text: "Une trappe bloquée, une cave pleine : le rapport le dit. Mieux vaut une limite reconnue qu’une certitude inventée.",
    },
    {
      title: "Expliquer à voix haute",
      text: "Avant de partir, nous montrons l’anomalie du doigt. Un vendeur qui l’a comprise en parle sans crainte à son acheteur.",
    },
  ],
  mission: {
    title: "Que vous signiez l’esprit tranquille",
    text: "Réunir, dans le délai de votre vente ou de votre bail, un dossier exact que le notaire annexe sans le renvoyer et que vous êtes capable d’expliquer à celui qui vient habiter chez vous.",
  },
  team: {
    title: "Cinq personnes que vous aurez au téléphone",
    intro:
      "Quatre d’entre elles ouvrent les tableaux électriques et montent sous les toits. La cinquième tient l’agenda, et connaît déjà votre adresse quand vous rappelez.",
  },
  commitmentsTitle: "Trois engagements que vous pouvez mesurer",
  commitments: [
    {
      title: "Répondre à votre demande sous 2 h",
      text: "Le devis est gratuit. Il énumère les diagnostics dus, ceux qui ne le sont pas, et le prix TTC de chacun.",
    },
    {
      title: "Venir sous 24 à 48 h",
      text: "Comptez 24 h dans les Yvelines. Si votre signature presse, nous cherchons une place dans les 24 h, selon disponibilité.",
    },
    {
      title: "Remettre le rapport 24 à 48 h plus tard",
      text: "Un résultat d’analyse d’amiante peut demander davantage. Vous le savez alors le jour de la visite, avec une nouvelle date.",
    },
  ],
  zone: {
    title: "Cinq départements au quotidien",
    intro:
      "Seine-Maritime, Eure, Calvados et Orne sous 24 à 48 h, Yvelines sous 24 h. La Manche et le secteur du Mans sont aussi desservis : la page des zones le détaille.",
  },
  updatedOn: "2026-11-15",
} satisfies AboutContentSource;
