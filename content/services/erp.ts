import type { ServiceSource } from "#content/schema/service";

export default {
  slug: "erp",
  position: 3,
  category: "securite",
  title: "État des risques (ERP)",
  shortTitle: "ERP",
  heading: "État des risques (ERP) : ce que l’adresse de votre bien oblige à dire",
  seo: {
    title: "État des risques (ERP) : prix, validité, obligation",
    description:
      "L’ERP informe acheteur ou locataire des risques de l’adresse : inondation, radon, sols, débroussaillement. À remettre dès la première visite, dès 4,99 € TTC.",
  },
  description:
    "L’état des risques dit à quoi l’adresse est exposée : inondation, sols, radon. Vendeur ou bailleur le remet dès la première visite dans les zones répertoriées, presque partout dans notre secteur, sous réserve de l’adresse. Il a alors moins de 6 mois, et se refait quand il n’est plus exact.",
  price: { kind: "from", amount: 4.99 },
  duration: "Sans visite, à partir de l’adresse",
  validity: "Moins de 6 mois à la première visite ; à refaire dès qu’il n’est plus exact",
  mandatory:
    "À la vente et à la location, dans les zones à risque répertoriées : presque partout dans notre secteur, sous réserve de l’adresse.",
  house: {
    place: "Sous la parcelle",
    checks: "Inondation, mouvements de terrain, radon, pollution des sols et industries voisines.",
    x: 11.7,
    y: 89.8,
  },
  servicesPage: {
    position: 8,
    subtitle: "Les risques attachés à l’adresse",
    included: [
      "Recherche à l’adresse et à la parcelle",
      "Risques naturels, miniers et technologiques",
      "Sismicité, radon et information sur les sols",
      "Débroussaillement, s’il s’applique",
      "Document daté, prêt à remettre",
    ],
  },
  what: {
    title: "Une fiche sur le terrain, pas sur les murs",
    body: `
Personne n’inspecte la maison. L’ERP rapproche votre parcelle des plans de prévention officiels : inondation, mouvements de terrain, mines, industries. Il indique aussi la sismicité, le potentiel radon, les secteurs d’information sur les sols et, au bord de la mer, le recul du trait de côte.
`,
  },
  who: {
    title: "Au vendeur et au bailleur de parler les premiers",
    body: `
L’article L125-5 du Code de l’environnement vous charge d’informer, même si l’acheteur connaît le quartier. Faute d’information, l’acheteur ou le locataire peut poursuivre la résolution du contrat ou demander au juge une diminution du prix. La règle vaut pour une maison, un appartement ou un simple terrain.
`,
  },
  when: {
    title: "De l’annonce à la signature, trois moments",
    body: `
- **Annonce :** elle précise où consulter les risques du bien.
- **Première visite :** vous remettez l’ERP, établi depuis moins de six mois.
- **Promesse, acte ou bail :** il y est annexé, actualisé s’il n’est plus exact.
`,
  },
  visit: {
    title: "Aucun rendez-vous à prendre",
    body: `
Il nous faut l’adresse complète et la référence cadastrale, inscrite sur votre titre de propriété. Pensez aussi aux sinistres : cave noyée par une crue, fissures après une sécheresse. Ceux qui ont été indemnisés au titre des catastrophes naturelles ou technologiques se déclarent par écrit.
`,
  },
  report: {
    title: "Quelques pages à lire avant de signer",
    body: `
Le document situe la parcelle sur les cartes réglementaires et coche les risques un par un. Vous le complétez pour les sinistres, puis les deux parties le signent. Commandé avec d’autres diagnostics, il arrive avec eux, 24 à 48 h après la visite.
`,
  },
  priceDetails: {
    title: "4,99 €, ou gratuit si vous le faites vous-même",
    body: `
À partir de 4,99 € TTC. La loi ne réserve pas l’ERP à un diagnostiqueur certifié : le site public Géorisques permet de l’établir soi-même. Vous nous payez la recherche et la relecture, ainsi qu’un document cohérent avec le reste du dossier.
`,
  },
  news: {
    title: "Le débroussaillement, dernier venu",
    body: `
Nous n’avons relevé aucune règle nouvelle en 2026. Le dernier ajout date du 1er janvier 2025 : l’ERP mentionne l’obligation légale de débroussailler quand le terrain y est soumis. Deux ans plus tôt, au 1er janvier 2023, le décret 2022-1289 avait avancé la remise du document à la première visite : un état préparé pour la seule signature arrive trop tard.
`,
  },
  faq: [
    {
      question: "Mon ERP a sept mois et la promesse se signe demain : est-il périmé ?",
      answer:
        "Pas forcément. Le délai de six mois s’apprécie à la première visite. À la signature, on vérifie qu’il reste exact ; à ce prix, le refaire évite la discussion.",
    },
    {
      question: "Le bruit d’un aérodrome y figure-t-il ?",
      answer:
        "Non, il relève d’une information distincte, due dans les zones de bruit des aéroports (article L112-11 du Code de l’urbanisme). Dites-nous si vous habitez sous une trajectoire.",
    },
    {
      question: "Et la mérule ou les termites ?",
      answer:
        "Non plus. La mérule appelle une information à part, dans les zones fixées par le préfet. Pour les insectes, voyez l’[état termites](/services/termites).",
    },
    {
      question: "Un risque coché empêche-t-il de vendre ?",
      answer: "Non. L’ERP informe. Un acheteur prévenu a moins de motifs de contester ensuite.",
    },
  ],
  legalReferences: [
    { label: "Code de l’environnement, article L125-5" },
    { label: "Décret n° 2022-1289 (information des acquéreurs et des locataires sur les risques)" },
    { label: "Code de l’urbanisme, articles L112-6 et L112-11 (zones de bruit)" },
  ],
  verifiedOn: "2026-11-15",
} satisfies ServiceSource;
