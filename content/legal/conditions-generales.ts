import business from "#content/business";
import type { LegalPageSource } from "#content/schema/business";

const { address, delays, insurance, mediator } = business;
const postalAddress = `${address.street}, ${address.postalCode} ${address.city}`;
const euros = (amount: number) => `${amount.toLocaleString("fr-FR")} €`;

export default {
  slug: "conditions-generales",
  position: 3,
  label: "Conditions générales de vente",
  title: "Conditions générales de vente",
  seo: {
    title: "Conditions générales de vente des diagnostics",
    description:
      "Devis valable 30 jours, paiement, report du rendez-vous, remise du rapport, rétractation de 14 jours avec son formulaire, réclamation et médiateur.",
  },
  intro:
    "Ces conditions règlent la commande d’un diagnostic immobilier, du devis à la remise du rapport. Les règles propres aux particuliers et aux professionnels y sont signalées. Rien ici ne réduit les droits que la loi donne aux consommateurs.",
  sections: [
    {
      id: "champ-d-application",
      title: "À qui et à quoi elles s’appliquent",
      body: `
Ces conditions s’appliquent aux missions confiées à ${business.legalName}, ${postalAddress}, RCS ${business.rcs}, ci-après « nous », par un client particulier ou professionnel, ci-après « vous ». Elles sont jointes au devis. Si le devis contient une condition particulière plus précise, c’est elle qui l’emporte.

Le « consommateur » est la personne physique qui commande pour un besoin étranger à son activité professionnelle. Les coordonnées complètes de l’entreprise figurent dans les [mentions légales](/mentions-legales).

Quand un diagnostiqueur indépendant du réseau contracte lui-même avec vous, son propre devis indique son nom, son assurance et ses conditions.
`,
    },
    {
      id: "prestations",
      title: "Les diagnostics proposés",
      body: `
Chaque diagnostic est décrit sur sa page, depuis [la liste des services](/services) : son objet, les cas où il est obligatoire, sa durée de validité et son prix de départ. Le devis énumère ceux que vous commandez, pour un logement donné.

Nous intervenons dans cette zone : ${business.zone}. Les contrôles portent sur les parties visibles et accessibles le jour de la visite, sans démontage ni destruction, sauf si le diagnostic l’exige et que vous l’avez accepté par écrit. Un prélèvement, par exemple pour l’amiante, n’est fait qu’avec votre accord.
`,
    },
    {
      id: "devis-et-commande",
      title: "Devis et commande",
      body: `
Le devis est gratuit et valable 30 jours à compter de sa date. Il est établi d’après ce que vous déclarez : adresse, surface, date du permis ou de la construction, installations, annexes.

Le contrat est conclu quand vous acceptez le devis par écrit, par e-mail ou par signature électronique. Une demande de devis faite sur ce site n’est pas une commande et ne vous engage pas. Si la visite montre un logement différent de celui décrit, nous vous proposons un nouveau prix avant de continuer ; sans votre accord, aucun supplément n’est dû.
`,
    },
    {
      id: "prix",
      title: "Prix",
      body: `
Les prix sont en euros, toutes taxes comprises. Ceux du site sont des prix « à partir de » : le prix final dépend de la surface, de l’âge du logement, de ses installations et de ses annexes. Il est fixé par le devis que vous acceptez, avant la visite.

Les prélèvements et leur analyse en laboratoire ne sont compris que si le devis le dit. S’ils se révèlent nécessaires sur place, leur prix vous est soumis d’abord.
`,
    },
    {
      id: "acompte-et-paiement",
      title: "Acompte et paiement",
      body: `
Un acompte de 30 % du prix peut être demandé à la commande ; dans ce cas, le devis l’indique. Il est déduit de la facture. Quand le contrat est conclu hors établissement, par exemple chez vous, aucun paiement n’est reçu avant sept jours, sauf les exceptions prévues par la loi (article L221-10 du Code de la consommation).

- **Consommateurs** : le solde est payable à la date et par les moyens indiqués sur le devis et la facture.
- **Professionnels** : le paiement est dû à 30 jours fin de mois à compter de la date de la facture.
`,
    },
    {
      id: "retard-de-paiement",
      title: "Retard de paiement entre professionnels",
      body: `
Un client professionnel qui paie après la date indiquée sur la facture doit, dès le lendemain et sans rappel :

- des pénalités au taux de trois fois le taux d’intérêt légal, calculées sur la somme due toutes taxes comprises (article L441-10 du Code de commerce) ;
- une indemnité forfaitaire de 40 € pour frais de recouvrement (article D441-5 du Code de commerce). Si les frais réels sont plus élevés, un complément peut être demandé sur justificatifs.

Cette section ne s’applique pas aux consommateurs.
`,
    },
    {
      id: "rendez-vous",
      title: "Rendez-vous, report et annulation",
      body: `
Une visite est habituellement proposée sous ${delays.standard} après votre demande. La date convenue avec vous est celle qui nous engage.

- **Annuler** : prévenez-nous au moins 24 h avant l’heure prévue, au ${business.phone} ou à ${business.email}. Aucuns frais ne sont dus, et l’acompte vous est rendu.
- **Reporter** : le premier report est gratuit.
- **Prévenir plus tard, ou ne pas pouvoir ouvrir** : le déplacement peut être facturé si le devis en indique le montant, sauf cas de force majeure.

Si nous devons déplacer le rendez-vous, nous vous proposons une autre date au plus vite. Si elle ne vous convient pas, vous pouvez annuler sans frais et l’acompte vous est rendu. Ces règles ne réduisent ni le [droit de rétractation](/conditions-generales#retractation), ni les droits du consommateur quand une prestation n’est pas fournie à temps (articles L216-1 et suivants du Code de la consommation).
`,
    },
    {
      id: "preparer-la-visite",
      title: "Ce que nous attendons de vous",
      body: `
Un diagnostic est aussi complet que l’accès au logement le permet. Avant la visite :

- **Accès** : ouvrez toutes les pièces, les combles, la cave, les dépendances, les trappes et les locaux techniques. Si le logement est loué, prévenez l’occupant et obtenez son accord.
- **Énergie** : l’électricité doit être en service. Le gaz et l’eau aussi, quand le diagnostic le demande.
- **Documents** : réunissez le permis de construire ou l’acte de propriété, les anciens diagnostics, les plans, les factures de travaux, l’entretien de la chaudière et, en copropriété, les documents du syndic.
- **Animaux** : tenez-les à l’écart pendant toute la visite.
- **Dangers** : signalez ce que vous savez (plancher fragile, fil dénudé, matériau déjà repéré).

Vous répondez de l’exactitude de ce que vous nous déclarez. Une partie inaccessible est mentionnée dans le rapport, avec la raison. Y revenir plus tard peut faire l’objet d’un nouveau devis.

Si une installation de gaz présente un danger grave et immédiat, le diagnostiqueur applique la procédure réglementaire, qui peut aller jusqu’à couper l’alimentation.
`,
    },
    {
      id: "remise-du-rapport",
      title: "Remise du rapport",
      body: `
Le rapport est remis ${delays.report} après la visite, par voie électronique ou par le moyen prévu au devis. Si une analyse en laboratoire est nécessaire, il est complété dès la réception des résultats ; le délai vous est alors annoncé.

Il décrit l’état du logement au jour de la visite. Vous pouvez le remettre à votre notaire, à votre agence, à l’acquéreur ou au locataire, en entier et sans modification. Sa durée de validité dépend du diagnostic et peut cesser après des travaux ou un changement de la loi.
`,
    },
    {
      id: "reclamations",
      title: "Réclamations",
      body: `
Relisez le rapport dès sa réception. Une erreur de surface, d’adresse ou d’équipement ? Signalez-la dans les 8 jours qui suivent la remise, à ${business.email} ou par courrier, en joignant ce qui permet de vérifier. Nous corrigeons sans frais les erreurs qui viennent de nous.

Ce délai sert à corriger vite. Passé les 8 jours, vous gardez tous les recours que la loi vous ouvre, dans les délais qu’elle fixe.
`,
    },
    {
      id: "retractation",
      title: "Droit de rétractation de 14 jours",
      body: `
**Votre droit.** Quand le contrat est conclu à distance (téléphone, e-mail, internet) ou hors établissement, le consommateur a 14 jours pour se rétracter, sans motif et sans pénalité (article L221-18 du Code de la consommation). Le délai court à compter de la conclusion du contrat. S’il finit un samedi, un dimanche ou un jour férié ou chômé, il est prolongé jusqu’au premier jour ouvrable suivant. Ce droit profite aussi, pour les contrats conclus hors établissement, aux professionnels que vise l’article L221-3.

**Comment l’exercer.** Envoyez avant la fin du délai le [formulaire](/conditions-generales#formulaire-de-retractation) ou toute déclaration sans ambiguïté, à ${business.email} ou à ${business.legalName}, ${postalAddress}. Si le contrat a été conclu sur une interface en ligne, celle-ci doit aussi vous proposer, pendant tout le délai, une fonction gratuite de rétractation (article L221-21).

**Le remboursement.** Nous vous rendons les sommes versées dans les 14 jours qui suivent le moment où nous apprenons votre décision, par le même moyen de paiement sauf accord de votre part pour un autre, et sans frais. Seule peut être retenue la part d’une mission déjà commencée à votre demande, comme l’explique la section suivante.
`,
    },
    {
      id: "execution-avant-14-jours",
      title: "Faire venir le diagnostiqueur avant la fin des 14 jours",
      body: `
Une visite sous ${delays.standard} a lieu avant la fin du délai de rétractation. Elle suppose votre demande expresse (article L221-25 du Code de la consommation), recueillie sur papier ou sur un autre support durable, en ces termes :

> Je demande expressément que la prestation commence avant la fin du délai de rétractation de 14 jours. Je reconnais que je perdrai mon droit de rétractation une fois la prestation pleinement exécutée.

Ses effets sont les suivants :

- vous vous rétractez **avant le début de la mission** : rien n’est dû ;
- vous vous rétractez **pendant la mission** : vous payez la part déjà réalisée, en proportion du prix total ;
- **la mission est pleinement exécutée**, rapport remis : la rétractation n’est plus possible (article L221-28, 1°).

Sans cette demande, la visite est fixée après les 14 jours. Si nous commençons sans l’avoir recueillie, aucune somme n’est due en cas de rétractation.
`,
    },
    {
      id: "formulaire-de-retractation",
      title: "Formulaire de rétractation",
      body: `
Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.

À l’attention de ${business.legalName}, ${postalAddress}, ${business.email} :

Je/nous (\\*) vous notifie/notifions (\\*) par la présente ma/notre (\\*) rétractation du contrat portant sur la vente du bien (\\*)/pour la prestation de services (\\*) ci-dessous :

- Diagnostics commandés, adresse du logement :
- Commandé le (\\*)/reçu le (\\*) :
- Nom du (des) consommateur(s) :
- Adresse du (des) consommateur(s) :
- Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :
- Date :

(\\*) Rayez la mention inutile.
`,
    },
    {
      id: "responsabilite-et-assurance",
      title: "Responsabilité et assurance",
      body: `
Nous répondons des fautes commises dans l’exécution de la mission. Nous ne répondons ni d’une information inexacte ou cachée que nous ne pouvions pas déceler, ni d’une partie du logement restée inaccessible et signalée comme telle, ni de travaux ou de dégradations survenus après la visite.

Notre responsabilité professionnelle est assurée à hauteur de ${euros(insurance.coveragePerClaim)} par sinistre et ${euros(insurance.coveragePerYear)} par année d’assurance (assureur : ${insurance.insurer}, ${insurance.contract}). Ces montants ne limitent pas les droits du consommateur.

Aucune partie n’est responsable d’un retard ou d’un manquement dû à un cas de force majeure, au sens de l’article 1218 du Code civil.
`,
    },
    {
      id: "independance",
      title: "Indépendance",
      body: `
Conformément à l’article L271-6 du Code de la construction et de l’habitation, le diagnostiqueur n’a aucun lien qui porte atteinte à son impartialité ou à son indépendance, ni avec le propriétaire ou son mandataire, ni avec une entreprise de travaux. Le prix ne dépend jamais du résultat. La déclaration complète figure dans les [mentions légales](/mentions-legales#independance).
`,
    },
    {
      id: "donnees-personnelles",
      title: "Données personnelles et appels",
      body: `
Vos données servent à établir le devis, à réaliser la mission et à remplir nos obligations légales. Le DPE est transmis à l’ADEME. Durées, destinataires et droits sont décrits dans la [politique de confidentialité](/politique-confidentialite).

Il est interdit de démarcher par téléphone un consommateur sans son consentement préalable (articles L223-1 et L223-2 du Code de la consommation).
`,
    },
    {
      id: "mediation",
      title: "Médiateur de la consommation",
      body: `
En cas de désaccord, écrivez-nous d’abord à ${business.email} ou au siège de l’entreprise, ${postalAddress}. Si notre réponse ne vous satisfait pas, le consommateur peut recourir gratuitement au médiateur dont nous relevons (article L612-1 du Code de la consommation), dans l’année qui suit sa réclamation écrite :

- Médiateur : ${mediator.name}
- Adresse : ${mediator.address}
- Site : ${mediator.website}

La médiation est volontaire. Chacun reste libre d’accepter ou de refuser la solution proposée, et de saisir le juge.
`,
    },
    {
      id: "droit-applicable",
      title: "Droit applicable et tribunaux",
      body: `
Ces conditions et les contrats qui s’y rapportent sont soumis au droit français. Le consommateur peut saisir, outre les tribunaux que désigne le Code de procédure civile, celui du lieu où il demeurait lors de la conclusion du contrat ou de la survenance du fait dommageable (article R631-3 du Code de la consommation).

**Entre commerçants, le litige relève du tribunal compétent pour le siège de ${business.legalName}.**

La version applicable est celle jointe au devis accepté, à la date de cette acceptation.
`,
    },
  ],
  updatedOn: "2026-11-15",
} satisfies LegalPageSource;
