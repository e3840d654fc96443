import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "amiante-travaux",
  position: 1,
  category: "travaux",
  title: "Repérage amiante avant travaux (RAT)",
  shortTitle: "Amiante avant travaux",
  heading: "Amiante avant travaux : le repérage à faire avant le premier coup de marteau",
  seo: {
    title: "Repérage amiante avant travaux : obligation et devis",
    description:
      "Cuisine, toiture, salle de bains : avant de confier un chantier dans un logement d’avant juillet 1997, faites repérer l’amiante. Visite, rapport, devis gratuit.",
  },
  description:
    "Le repérage avant travaux cherche l’amiante là où le chantier va percer, déposer ou démolir. Il est obligatoire pour qui confie à une entreprise des travaux pouvant y exposer ses ouvriers, dans un bâtiment au permis d’avant le 1er juillet 1997. Il vaut pour le programme de travaux décrit ; son prix est sur devis, gratuit.",
  price: { kind: "quote" },
  duration: "1 heure à une demi-journée, selon l’étendue du chantier",
  validity: "Pas de durée fixe : le rapport vaut pour le programme de travaux qu’il décrit",
  mandatory:
    "Avant toute opération qui peut exposer des travailleurs à l’amiante (Code du travail, article R4412-97)",
  house: {
    place: "Dans la salle de bains en chantier",
    checks:
      "Colle sous la faïence, dalles de sol, enduits et conduits que les ouvriers vont toucher.",
    x: 11.3,
    y: 50.6,
  },
  what: {
    title: "Regarder derrière la faïence",
    body: `Ce repérage n’examine pas toute la maison. Il suit votre chantier : telle cloison, telle toiture, tel plancher. En revanche il va au fond des choses. Une colle noire sous des dalles, un joint de chaudière, un enduit ou un conduit caché ne se voient pas lors du [diagnostic avant vente](/services/amiante).

L’artisan doit savoir ce qu’il va percer avant de le percer.`,
  },
  who: {
    title: "Celui qui commande les travaux",
    body: `Le Code du travail désigne le donneur d’ordre, le maître d’ouvrage ou le propriétaire. Vous en êtes un dès que vous signez le devis d’un plombier ou d’un couvreur.

Bailleurs, syndics, acheteurs qui rénovent après la vente : chacun pour son chantier.`,
  },
  when: {
    title: "Avant les devis des entreprises",
    body: `Le rapport fait partie des documents que l’entreprise reçoit pour chiffrer (article L4412-2). Commandé trop tard, il arrête un chantier ouvert.

Si le programme change, une fenêtre de toit ajoutée par exemple, le repérage doit être complété.`,
  },
  visit: {
    title: "Des sondages, quelques trous, des sachets scellés",
    body: `Envoyez-nous le programme détaillé des travaux, les plans ou un croquis, et l’année du permis. Sur place, l’opérateur, certifié avec mention, démonte, sonde et prélève.

Prévoyez donc de petites dégradations dans la zone : un carreau ôté, un angle de lino découpé. Le nombre de prélèvements lui revient ; le donneur d’ordre ne peut pas le fixer à l’avance.`,
  },
  report: {
    title: "Où, quoi, combien",
    body: `Le rapport situe chaque matériau amianté et en estime la quantité, d’après les analyses d’un laboratoire accrédité. Il arrive 24 à 48 h après leur réception.

Il signale aussi ce qui est resté inaccessible. Gardez-le : il servira aux chantiers suivants.`,
  },
  priceDetails: {
    title: "Un devis écrit d’après votre chantier",
    body: `Remplacer une chaudière ou refaire cent mètres carrés d’ardoises n’appelle pas le même nombre de sondages. Le devis, gratuit, distingue la visite et le prix de chaque analyse.`,
  },
  news: {
    title: "En 2026, la nouveauté est dehors",
    body: `Pour les bâtiments, nous n’avons relevé aucun changement cette année : l’arrêté du 16 juillet 2019 reste le texte de référence. La nouveauté de 2026 concerne la voirie et les réseaux. Elle est expliquée à la page des [enrobés](/services/amiante-hap).`,
  },
  faq: [
    {
      question: "Mon diagnostic de vente ne suffit-il pas ?",
      answer: `Non. Il se fait sans rien démonter. Remettez-le-nous quand même : un matériau déjà analysé ne le sera pas deux fois.`,
    },
    {
      question: "Et si je fais les travaux moi-même ?",
      answer: `Le texte protège les travailleurs, donc les chantiers confiés à une entreprise. Mais une fibre se respire de la même façon : avant de poncer une vieille colle ou de casser une plaque ondulée, faites-la analyser.`,
    },
    {
      question: "Une fuite impose d’intervenir aujourd’hui : que faire ?",
      answer: `En cas d’urgence liée à un sinistre, le Code du travail admet que le repérage ne puisse pas se faire (article R4412-97-3). L’entreprise travaille alors comme si l’amiante était présent.`,
    },
    {
      question: "De l’amiante a été trouvé : faut-il renoncer ?",
      answer: `Non. Contourner le matériau, le recouvrir ou le faire retirer : l’entreprise choisit avec vous, selon ses compétences et ses obligations.`,
    },
  ],
  legalReferences: [
    { label: "Code du travail, article L4412-2" },
    { label: "Code du travail, articles R4412-97 à R4412-97-6" },
    {
      label: "Arrêté du 16 juillet 2019 (repérage avant travaux, immeubles bâtis)",
      url: "https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000038777498",
    },
  ],
  verifiedOn: "2026-11-15",
  related: [
    {
      service: "amiante-hap",
      reason: "La maison et l’allée ont chacune leur repérage ; un seul devis réunit les deux.",
    },
    {
      service: "plomb",
      reason: "Avant un chantier : ce qu’il ne faut pas percer, ce qu’il ne faut pas poncer.",
    },
  ],
} satisfies ServiceSource;
