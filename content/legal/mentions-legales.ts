import business from "#content/business";
import type { LegalPageSource } from "#content/schema/business";

const { address, host, insurance } = business;
const euros = (amount: number) => `${amount.toLocaleString("fr-FR")} €`;

export default {
  slug: "mentions-legales",
  position: 1,
  label: "Mentions légales",
  title: "Mentions légales",
  seo: {
    title: "Mentions légales : éditeur, hébergeur, assurance",
    description:
      "Qui édite ce site, qui l’héberge, qui assure nos diagnostics, et ce qui garantit leur indépendance : les informations que la loi demande de publier.",
  },
  intro:
    "Cette page dit qui publie ce site, qui l’héberge et qui répond des diagnostics réalisés. Elle réunit les informations que demandent la loi du 21 juin 2004 pour la confiance dans l’économie numérique et les règles propres au diagnostic immobilier.",
  sections: [
    {
      id: "editeur",
      title: "Éditeur du site",
      body: `
Le site est édité par **${business.legalName}**, sous le nom commercial ${business.name}.

- Forme juridique : ${business.legalForm}
- Capital social : ${euros(business.capital)}
- Siège social : ${address.street}, ${address.postalCode} ${address.city}
- Immatriculation : RCS ${business.rcs}
- Numéro de TVA intracommunautaire : ${business.vatNumber}
- Téléphone : ${business.phone} ou ${business.mobile}
- Adresse e-mail : ${business.email}
`,
    },
    {
      id: "directeur-de-la-publication",
      title: "Responsable de la publication",
      body: `
La publication du site est dirigée par ${business.publicationDirector}. Pour signaler une erreur ou un contenu qui vous porte tort, écrivez à ${business.email} en indiquant l’adresse de la page.
`,
    },
    {
      id: "hebergeur",
      title: "Hébergeur",
      body: `
- Nom : ${host.name}
- Adresse : ${host.address}
- Téléphone : ${host.phone}
`,
    },
    {
      id: "assurance",
      title: "Assurance de responsabilité professionnelle",
      body: `
L’article L271-6 du Code de la construction et de l’habitation impose au diagnostiqueur d’être assuré pour les conséquences de ses missions. L’article R271-2 fixe le minimum de cette garantie : ${euros(300_000)} par sinistre et ${euros(500_000)} par année d’assurance.

- Assureur : ${insurance.insurer}
- Contrat : ${insurance.contract}
- Garantie par sinistre : ${euros(insurance.coveragePerClaim)}
- Garantie par année d’assurance : ${euros(insurance.coveragePerYear)}
- Territoire couvert : notre zone d’intervention, soit ${business.zone}

L’attestation d’assurance en cours de validité vous est communiquée sur simple demande.
`,
    },
    {
      id: "independance",
      title: "Indépendance et impartialité",
      body: `
Un diagnostic ne vaut que si celui qui le signe n’a rien à gagner à son résultat. Conformément à l’article L271-6 du Code de la construction et de l’habitation, ${business.legalName} déclare :

- n’avoir, avec le propriétaire ou son mandataire, aucun lien qui porte atteinte à son impartialité ou à son indépendance ;
- n’avoir aucun lien de cette nature avec une entreprise susceptible de réaliser des travaux sur les ouvrages, les installations ou les équipements diagnostiqués ;
- ne rien recevoir de ces entreprises, et ne verser aucune commission ni accorder aucun avantage au professionnel qui s’occupe de la vente ou de la location.

Avant chaque mission, vous recevez l’attestation sur l’honneur prévue à l’article R271-3 du même code : elle porte sur les certifications, l’assurance, l’indépendance et les moyens du diagnostiqueur.
`,
    },
    {
      id: "certification",
      title: "Certification des diagnostiqueurs",
      body: `
Les diagnostics pour lesquels la loi exige une compétence certifiée sont réalisés par des personnes physiques certifiées dans le domaine concerné, par un organisme lui-même accrédité (article R271-1 du Code de la construction et de l’habitation). Le nom de l’organisme et le numéro du certificat figurent sur chaque rapport.

Vous pouvez vérifier vous-même une certification en cours dans l’annuaire des diagnostiqueurs que publie le ministère chargé du logement. Les métrages (loi Carrez, loi Boutin) et l’état des risques n’exigent pas de certification.
`,
    },
    {
      id: "propriete-intellectuelle",
      title: "Propriété intellectuelle",
      body: `
Sauf mention contraire, les textes, les illustrations, la mise en page et le nom ${business.name} appartiennent à l’éditeur ou sont utilisés avec l’accord de leurs auteurs. Vous pouvez imprimer une page, la garder ou la transmettre pour votre projet immobilier, et citer un court passage en indiquant sa source. Toute autre reproduction demande un accord écrit préalable.

Les articles et les images repris d’une autre publication restent la propriété de leurs auteurs ; leur source est indiquée.
`,
    },
    {
      id: "credits",
      title: "Crédits et licences",
      body: `
- Contours des départements : MapSVG, licence Creative Commons Attribution 4.0 International (CC BY 4.0, texte sur creativecommons.org/licenses/by/4.0) ; tracés adaptés pour ce site.
- Communes, codes postaux et populations : Etalab, découpage administratif, Licence Ouverte.
- Polices de caractères : Bricolage Grotesque et Source Sans 3, licence SIL Open Font License (OFL).
`,
    },
    {
      id: "accessibilite",
      title: "Accessibilité",
      body: `
Le site est conçu pour être lu au clavier, avec un lecteur d’écran, un texte agrandi ou une connexion lente, selon les règles WCAG 2.2 (niveau AA) et le référentiel français RGAA 4.1. Sa [déclaration d’accessibilité](/accessibilite) en donne l’état.

Une information vous reste inaccessible ? Appelez le ${business.phone} ou écrivez à ${business.email} : nous vous la donnons autrement, et nous corrigeons la page.
`,
    },
    {
      id: "portee-des-informations",
      title: "Portée des informations publiées",
      body: `
Les règles expliquées dans les pages de services portent la date de leur dernière vérification. Elles décrivent le cas général : un arrêté local ou l’âge d’une installation peut changer la réponse pour votre logement. Les prix « à partir de » sont indicatifs ; seul le devis accepté engage les deux parties, selon les [conditions générales de vente](/conditions-generales).
`,
    },
    {
      id: "donnees-et-litiges",
      title: "Données personnelles, réclamations et médiation",
      body: `
- L’usage de vos données et des cookies est décrit dans la [politique de confidentialité](/politique-confidentialite).
- La marche à suivre pour une réclamation et les coordonnées du médiateur de la consommation figurent dans les [conditions générales de vente](/conditions-generales#mediation).

Le droit français s’applique à ce site.
`,
    },
  ],
  updatedOn: "2026-11-15",
} satisfies LegalPageSource;
