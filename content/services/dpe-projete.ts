import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "dpe-projete",
  position: 2,
  category: "energetique",
  title: "DPE projeté",
  shortTitle: "DPE projeté",
  heading: "DPE projeté : la classe de votre logement après travaux",
  seo: {
    title: "DPE projeté : simuler sa classe énergie après travaux",
    description:
      "Isoler, changer les fenêtres ou la chaudière : le DPE projeté calcule la classe visée avant de signer les devis. À partir de 250 € TTC, sans obligation légale.",
  },
  description:
    "Le DPE projeté calcule la classe que votre logement atteindrait après travaux, avant de les payer. Aucun texte ne l’impose et il ne remplace pas le DPE. Le propriétaire y compare ses scénarios, des combles au chauffage, à partir de 250 € TTC. Il vaut tant que le logement et le projet ne changent pas.",
  price: { kind: "from", amount: 250 },
  duration: "Environ 1 h 30 à 2 h",
  validity:
    "Aucune durée légale : il vaut tant que le logement, le projet et la méthode ne changent pas",
  house: {
    place: "Sur un mur à isoler",
    checks:
      "Ce que gagnerait la maison avec un mur isolé, d’autres fenêtres ou un autre chauffage.",
    x: 94.2,
    y: 61.2,
  },
  showsDpeScale: true,
  what: {
    title: "La même méthode que le DPE, avec des travaux en plus",
    body: `
Le calcul part de l’état actuel, relevé sur place ou repris d’un [DPE](/services/dpe) récent. Nous y modifions les éléments de votre projet : épaisseur d’isolant, type de vitrage, pompe à chaleur à la place d’une chaudière au fioul. Le résultat est une prévision, juste à condition que le chantier suive ce qui a été simulé.
`,
  },
  who: {
    title: "Le bailleur d’un F, l’acheteur d’une longère",
    body: `
Le bailleur d’un logement classé E, F ou G voit quels travaux lui gardent, ou lui rendent, le droit de louer. L’acheteur d’une maison à rénover sait dans quel ordre avancer. Un vendeur peut aussi s’en servir pour montrer ce que le logement permet.
`,
  },
  when: {
    title: "Avant de signer le premier devis d’artisan",
    body: `
Une fois la chaudière commandée, il est tard pour apprendre que le toit suffisait. Le bon moment vient après les premiers chiffrages et avant l’engagement. Côté location, les échéances du décret 2023-796 donnent le tempo : F exclu à partir de 2028, E à partir de 2034, G l’étant depuis 2025.
`,
  },
  visit: {
    title: "Le relevé, puis une conversation sur votre projet",
    body: `
Nous mesurons et photographions comme pour un DPE. Ensuite, nous parlons de ce que vous voulez garder : pans de bois apparents, tomettes, menuiseries anciennes. Un mur en torchis, par exemple, appelle un isolant perméable à la vapeur d’eau ; mieux vaut simuler ce qui pourra vraiment être posé. Ayez sous la main vos devis et votre dernier DPE.
`,
  },
  report: {
    title: "Des scénarios que l’on compare d’un coup d’œil",
    body: `
Pour chaque scénario, vous lisez la classe énergie, la classe climat et la consommation calculée, à côté de l’état actuel. L’envoi a lieu 24 à 48 h après la visite. Remettez le document à vos artisans : les caractéristiques à respecter, épaisseurs et performances, y figurent.
`,
  },
  priceDetails: {
    title: "À partir de 250 €, relevé compris",
    body: `
Ce prix TTC couvre la visite, la description du logement et les simulations. Il dépend de la surface et du nombre de scénarios ; le devis, gratuit, le dit avant de commencer. Si nous avons déjà fait votre DPE, signalez-le : le relevé existe.
`,
  },
  news: {
    title: "Les simulations d’avant 2026 sont à relire",
    body: `
Depuis le 1er janvier 2026, l’électricité compte pour 1,9 au lieu de 2,3 dans la méthode (arrêté du 13 août 2025). Un projet avec pompe à chaleur ou radiateurs électriques peut donc arriver à une meilleure lettre qu’annoncé. L’attestation gratuite de l’ADEME concerne les DPE et les audits enregistrés, pas une simulation.
`,
  },
  faq: [
    {
      question: "Puis-je afficher la classe projetée dans mon annonce ?",
      answer:
        "Non à la place du DPE : l’annonce porte les classes du logement tel qu’il est. Vous pouvez remettre la simulation à un candidat sérieux, en la présentant comme telle.",
    },
    {
      question: "Suffit-il pour vendre une maison classée F ?",
      answer:
        "Non. Hors copropriété, la loi demande alors un [audit énergétique](/services/audit-energetique), qui suit un contenu réglementé. Si vous vendez bientôt, commencez par lui.",
    },
    {
      question: "Faut-il refaire un DPE une fois les travaux finis ?",
      answer:
        "Oui, pour prouver la nouvelle classe. Gardez factures et photos du chantier : un isolant caché derrière une cloison doit pouvoir être justifié.",
    },
  ],
  legalReferences: [
    {
      label:
        "Aucun texte n’impose le DPE projeté ; cadre du DPE : Code de la construction et de l’habitation, articles L126-26 à L126-33",
    },
    { label: "Décret n° 2023-796 du 18 août 2023 (location selon la classe)" },
    { label: "Arrêté du 13 août 2025 (coefficient de l’électricité)" },
  ],
  verifiedOn: "2026-11-15",
  related: [
    {
      service: "dpe",
      reason: "L’un constate la classe d’aujourd’hui, l’autre calcule celle d’après travaux.",
    },
    {
      service: "audit-energetique",
      reason: "Deux études de travaux : l’audit est imposé à la vente, le DPE projeté reste libre.",
    },
    {
      service: "amiante-travaux",
      reason:
        "Avant d’isoler un logement d’avant juillet 1997, on cherche l’amiante que le chantier touchera.",
    },
  ],
} satisfies ServiceSource;
