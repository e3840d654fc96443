import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "loi-boutin",
  position: 2,
  category: "metrage",
  title: "Mesurage loi Boutin (surface habitable)",
  shortTitle: "Loi Boutin",
  heading: "Loi Boutin : la surface habitable à inscrire dans votre bail",
  seo: {
    title: "Loi Boutin : surface habitable du bail, calcul et prix",
    description:
      "Location vide ou meublée : la surface habitable figure dans le bail. Pièces comptées, pièces exclues, erreur de plus de 5 %, mesurage à partir de 80 €.",
  },
  description:
    "La loi Boutin impose d’écrire la surface habitable dans le bail d’une résidence principale, vide ou meublée, maison ou appartement. Le bailleur peut la mesurer lui-même ; notre attestation la détaille pièce par pièce, à partir de 80 € TTC. Elle vaut sans limite, tant qu’aucun travail ne modifie la surface.",
  price: { kind: "from", amount: 80 },
  duration: "30 minutes à 1 heure selon la surface",
  validity: "Illimitée, tant qu’aucun travail ne modifie la surface",
  mandatory:
    "À la location d’une résidence principale, vide ou meublée : la surface habitable figure dans le bail",
  house: {
    place: "Dans la chambre sous le toit",
    checks: "Sous le rampant, seul compte le plancher au-dessus duquel la hauteur atteint 1,80 m.",
    x: 71.8,
    y: 61.0,
  },
  servicesPage: {
    position: 10,
    subtitle: "La surface habitable, pour le bail",
    included: [
      "Mesure au laser de chaque pièce",
      "Relevé des hauteurs sous les rampants",
      "Liste des surfaces exclues et de leur motif",
      "Attestation prête à joindre au bail",
    ],
  },
  what: {
    title: "Des mètres carrés où l’on vit",
    body: `La surface habitable part du plancher construit. On en retire les murs, les cloisons, les marches et cages d’escalier, les gaines, les embrasures de portes et de fenêtres (article R156-1 du Code de la construction et de l’habitation).

Ne comptent pas non plus :

- les parties dont la hauteur n’atteint pas 1,80 m ;
- les combles non aménagés, caves, sous-sols, garages et remises ;
- les vérandas, balcons, loggias et terrasses.`,
  },
  who: {
    title: "Du studio rouennais à la longère meublée",
    body: `La règle vise la résidence principale du locataire. Le statut de copropriété n’y change rien : une maison isolée du pays d’Auge est concernée autant qu’un deux-pièces au Havre. Un meublé de tourisme, loué à la semaine, ne l’est pas.

Pour vendre un lot de copropriété, c’est une autre surface qu’il vous faut, celle de la [loi Carrez](/services/loi-carrez).`,
  },
  when: {
    title: "Avant l’annonce plutôt qu’à la signature",
    body: `La surface s’écrit dans le contrat. La connaître dès l’annonce évite d’afficher un chiffre, puis d’en signer un autre.

Le mesurage sert d’un locataire à l’autre. Refaites-le après une cloison déplacée, un grenier aménagé ou une véranda transformée en vraie pièce.`,
  },
  visit: {
    title: "Le laser dans chaque pièce, placards ouverts",
    body: `Nous relevons pièces, dégagements et placards. Dans une chambre mansardée, nous cherchons la ligne où le rampant passe à 1,80 m : tout se joue là. Les murs en colombage, rarement d’équerre, demandent plusieurs mesures.

Libérez l’accès au grenier aménagé. Le locataire en place peut rester.`,
  },
  report: {
    title: "Une surface par pièce, un total à recopier",
    body: `L’attestation arrive 24 à 48 h après la visite. Elle donne la surface de chaque pièce, le total habitable et les surfaces écartées. Vous reportez le total dans le bail et conservez le détail : il répondra à une contestation.`,
  },
  priceDetails: {
    title: "À partir de 80 €, souvent avec le DPE",
    body: `Le prix dépend de la surface et du nombre de niveaux. Le devis, gratuit, le fixe avant la visite. Si vous faites aussi le [DPE](/services/dpe), l’[électricité](/services/electricite) ou le [gaz](/services/gaz), une seule visite suffit.`,
  },
  news: {
    title: "En 2026, la règle reste celle de 2015",
    body: `Nous n’avons relevé aucun changement cette année. La baisse de loyer vient de la loi Alur du 24 mars 2014. La loi du 6 août 2015 a étendu la mention de la surface aux baux meublés. Depuis le 1er juillet 2021, la définition porte le numéro R156-1, et non plus R111-2.`,
  },
  faq: [
    {
      question: "Que risque un bailleur qui s’est trompé de surface ?",
      answer: `En location vide, au-delà d’un vingtième d’écart en moins, le locataire peut demander une baisse proportionnelle. Demandée dans les six mois qui suivent la prise d’effet du bail, elle remonte à sa signature ; plus tard, elle part de la demande. La cour d’appel de Versailles a écarté cette baisse pour un meublé le 25 juillet 2023 : le locataire doit alors prouver une faute ou une tromperie.`,
    },
    {
      question: "Le bail ne mentionne aucune surface : que peut faire le locataire ?",
      answer: `Il a un mois, à compter de la prise d’effet du bail, pour vous mettre en demeure de l’ajouter. Sans réponse sous un mois, ou si vous refusez, il peut saisir le juge dans les trois mois de cette demande.`,
    },
    {
      question: "Puis-je reprendre la surface de mon ancienne attestation Carrez ?",
      answer: `Non. La surface Carrez peut compter une véranda ou un comble non aménagé, que la surface habitable exclut.`,
    },
  ],
  legalReferences: [
    {
      label: "Loi n° 89-462 du 6 juillet 1989, articles 3, 3-1 et 25-3",
      url: "https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310",
    },
    { label: "Code de la construction et de l’habitation, article R156-1" },
  ],
  verifiedOn: "2026-11-15",
} satisfies ServiceSource;
